extension TestTerminal {
  /// Sends bytes one by one, as a slow line does: 30 milliseconds between them, which tmux measures.
  func send(bytewise text: String) throws {
    let commands = text.utf8.map { ["send-keys", "-H", String($0, radix: 16)] }
    try tmux.call(Array(commands.joined(separator: [";", "run-shell", "-d", "0.03", ";"])))
  }
}
