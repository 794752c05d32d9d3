// Pointers: an array's bytes are handed to the reader, which copies them.

extension RankingCheck {
  /// Reads and checks data that are in memory.
  ///
  /// - Parameter name: what the report calls them.
  public static func check(_ bytes: [UInt8], name: String) -> RankingCheck {
    var reader = watching(name, byteLimit: max(RankingReader.defaultByteLimit, bytes.count))
    do throws(RankingError) {
      let result = bytes.withUnsafeBytes { bytes in
        Result { () throws(RankingError) in try reader.append(bytes) }
      }
      try result.get()
      _ = try reader.finished()
      return RankingCheck(reader, failure: nil)
    } catch {
      return RankingCheck(reader, failure: error)
    }
  }

  /// Reads and checks a file, waiting for it.
  ///
  /// - Parameters:
  ///   - path: the file's path, or "-" for standard input.
  ///   - byteLimit: how many bytes are taken at most.
  public static func check(path: FilePath, byteLimit: Int = RankingReader.defaultByteLimit) -> RankingCheck {
    let source: RankingSource
    do throws(RankingError) {
      source = try .open(path: path)
    } catch {
      return RankingCheck(error)
    }
    var reader = watching(source.name, byteLimit: byteLimit)
    do throws(RankingError) {
      _ = try source.readAll(into: &reader)
      return RankingCheck(reader, failure: nil)
    } catch {
      return RankingCheck(reader, failure: error)
    }
  }

  /// Reads and checks a file whose path is UTF-8.
  public static func check(path: String, byteLimit: Int = RankingReader.defaultByteLimit) -> RankingCheck {
    check(path: FilePath(path), byteLimit: byteLimit)
  }

  /// Checks a ranking that is part of the program.
  public static func check(_ region: EmbeddedRegion) -> RankingCheck {
    check(region.bytes, name: region.sourceName)
  }

  private static func watching(_ name: String, byteLimit: Int) -> RankingReader {
    var reader = RankingReader(name: name, byteLimit: byteLimit)
    reader.parser.watch = UnitWatch(start: 0)
    return reader
  }
}
