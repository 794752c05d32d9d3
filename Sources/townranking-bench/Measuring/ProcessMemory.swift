/// What memory of a process is resident, in bytes, as Linux counts it (proc(5), status: VmRSS, VmHWM).
struct ProcessMemory: Equatable {
  var resident: Int?
  /// The most that was resident at once.
  var peak: Int?

  /// - Parameter process: its number, or "self".
  static func read(of process: String) -> ProcessMemory {
    ProcessMemory(status: FileSystem.text(of: "/proc/\(process)/status") ?? "")
  }

  /// This process's memory. Its peak counts from here on again.
  static func readAndResetPeak() -> ProcessMemory {
    defer { try? OutputFile(path: "/proc/self/clear_refs").write("5") }
    return read(of: "self")
  }

  init(resident: Int? = nil, peak: Int? = nil) {
    self.resident = resident
    self.peak = peak
  }

  /// - Parameter status: the text of the file.
  init(status: String) {
    for line in status.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count == 3, let kibibytes = Int(words[1]) else { continue }
      switch words[0] {
      case "VmRSS:": resident = kibibytes * 1024
      case "VmHWM:": peak = kibibytes * 1024
      default: break
      }
    }
  }
}
