import RankingCore
import TestSupport
import Testing

@testable import townranking

/// What is an address, and how it is shown.
@Suite(.timeLimit(.minutes(10))) struct AddressTextTests {
  @Test(
    "what is an address, and what a path",
    arguments: [
      ("http://a", true), ("https://a/b.json", true), ("HTTPS://A", true), ("http:/a", false), ("ftp://a", false),
      ("./http://a", false), ("-", false), ("a.json", false), ("", false), ("file:///a", false), ("-http://a", false),
    ])
  func kinds(text: String, isAddress: Bool) {
    #expect((Address(FilePath(text)) != nil) == isAddress)
  }

  @Test(
    "user and password are not shown, whatever else has an @",
    arguments: [
      ("http://a/b", "http://a/b"), ("http://u:p@a/b", "http://a/b"),
      ("https://u@a:80/b?c=d@e#f@g", "https://a:80/b?c=d@e#f@g"),
      ("http://a/@user/b", "http://a/@user/b"), ("http://u:p@q@a", "http://a"), ("http://u:p/q@a/b", "http://a/b"),
      ("http://u:p?q@a/b", "http://a/b"), ("http://[::1]:80/@b", "http://[::1]:80/@b"),
      ("http://u:p@[::1]/", "http://[::1]/"),
      ("http://a:80/@b", "http://a:80/@b"), ("http://", "http://"), ("http://@", "http://"),
      ("curl: (3) in http://u:p@a/b and https://v@c", "curl: (3) in http://a/b and https://c"),
      ("http://u@a and http://b:c", "http://a and http://b:c"),
      ("in 'x://u:p@a' and 'http://v:q@[b'", "in 'x://a' and 'http://[b'"),
      ("line 1: a@b", "line 1: a@b"), ("http://[::1]/@b", "http://[::1]/@b"),
    ])
  func withoutUser(text: String, shown: String) {
    #expect(Address.withoutUser(text) == shown)
  }
}
