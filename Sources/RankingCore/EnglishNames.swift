/// What the embedded rankings, their regions and their editions are called in English, by their names in the data.
package enum EnglishNames {
  /// - Parameter name: a title, region or edition.
  /// - Returns: nil if it is none of the embedded ones, or needs no other name.
  package static func of(_ name: String) -> String? { names[name] }

  /// Read on first use. Empty in a build with a broken resource, which a test would find.
  private static let names: [String: String] = {
    let members = JSONTree(PackageResources.English_json)?.members ?? []
    return Dictionary(members.compactMap { member in member.value.text.map { (member.name, $0) } }) { first, _ in first
    }
  }()
}
