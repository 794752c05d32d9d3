/// Runs a line of shell in a terminal of its own and ends it on every path; `townranking` in it is the program, whose
/// exit status is shown after it.
/// - Parameters:
///   - files: written to the folder where the line runs.
///   - variables: what differs in the environment; nil takes one away.
///   - recordsOutput: whether the bytes that the terminal is sent can be looked at.
func inTerminal(
  _ line: String = "townranking", files: [String: [UInt8]] = [:], variables: [String: String?] = [:],
  width: Int = 80, height: Int = 24, recordsOutput: Bool = false, _ body: (TestTerminal) async throws -> Void
) async throws {
  let folder = try ScratchFolder()
  for (name, bytes) in files { try folder.write(bytes, to: name) }
  // Ctrl-C goes to the whole group; the shell goes on.
  let script = """
    \(Variables.shellText(variables))
    townranking() {
      sh -c 'echo $$ >pid; exec "$0" "$@"' \(quoted(try Program.path())) "$@"
      printf '[status %s]\\n' $? >/dev/tty
    }
    trap : INT QUIT
    modes() { stty -a | sed 's/rows [0-9]*; columns [0-9]*; //'; }
    modes >before
    \(line)
    modes >after
    echo '[done]'
    exec cat
    """
  try folder.write(script.utf8, to: "script")
  let tmux = try Tmux(folder)
  defer { tmux.kill() }
  try tmux.start(
    "cd \(folder.path) && exec sh script", width: width, height: height, recordsOutput: recordsOutput)
  try await body(TestTerminal(folder: folder, tmux: tmux))
}
