import Foundation

/// The environment that the programs of these tests start with.
enum Variables {
  static func standard(home: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin", "HOME": home,
      "LC_ALL": "C.UTF-8", "TERM": "tmux-256color", "SHELL": "/bin/sh",
    ]
  }

  /// Shell text that sets variables, and takes away those that are nil.
  static func shellText(_ variables: [String: String?]) -> String {
    variables.sorted { $0.key < $1.key }.map { name, value in
      value.map { "export \(name)=\(quoted($0))" } ?? "unset \(name)"
    }.joined(separator: "\n")
  }
}

/// A word that the shell takes as it is.
func quoted(_ word: String) -> String {
  "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
}
