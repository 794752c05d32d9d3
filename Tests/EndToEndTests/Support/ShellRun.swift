/// Runs a line of shell without a terminal; `townranking` in it is the program.
/// - Parameters:
///   - files: written to the folder where the line runs.
///   - variables: what differs in the environment; nil takes one away.
func shell(_ line: String, files: [String: [UInt8]] = [:], variables: [String: String?] = [:]) throws -> Finished {
  let folder = try ScratchFolder()
  for (name, bytes) in files { try folder.write(bytes, to: name) }
  return try shell(line, variables: variables, in: folder)
}

/// The same in a folder that is there already.
func shell(_ line: String, variables: [String: String?] = [:], in folder: ScratchFolder) throws -> Finished {
  let script = """
    cd \(folder.path)
    \(Variables.shellText(variables))
    townranking() { \(quoted(try Program.path())) "$@"; }
    \(line)
    """
  // A program that hangs is a failure and not a hanging test.
  return try Spawn.run(
    ["timeout", "-k", "1", "60", "sh", "-c", script], Variables.standard(home: folder.path), in: folder)
}
