/// What a key does to the text of a prompt.
package enum PromptEdit: Equatable, Sendable {
  case insert(String)
  case backspace, delete, deleteWord, deleteToStart
  case left, right, home, end
}

extension PromptText {
  mutating func apply(_ edit: PromptEdit) {
    switch edit {
    case .insert(let text): insert(text)
    case .backspace: backspace()
    case .delete: delete()
    case .deleteWord: deleteWord()
    case .deleteToStart: deleteToStart()
    case .left: left()
    case .right: right()
    case .home: home()
    case .end: end()
    }
  }
}
