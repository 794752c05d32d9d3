/// Why the JSON could not be read on. Offsets count bytes from the start of the cursor's bytes.
enum JSONFault: Error {
  /// The bytes end within a unit and more may come: try again from the unit's start.
  case needsMore
  /// The text is not JSON.
  case syntax(offset: Int, expected: String)
  /// A byte that is no part of UTF-8.
  case notUTF8(offset: Int)
  /// The text is JSON, but not a ranking.
  case shape(Finding)
}

/// A value that is not what it should be, with the place still in bytes.
struct Finding {
  /// What stands there.
  enum Found {
    /// The value at the offset: to be quoted.
    case value
    /// In words.
    case words(String)
  }

  var path: DataPath
  var offset: Int
  var found = Found.value
  var expected: String
}

/// A place in the ranking's tree.
struct DataPath: CustomStringConvertible {
  var list: Market?
  /// The element's index in the file's list, from 0.
  var index: Int?
  var member: String?

  var description: String {
    var text = list?.jsonKey ?? ""
    if let index { text += "[\(index)]" }
    if let member { text += text.isEmpty ? member : ".\(member)" }
    return text
  }
}
