/// A location in a file.
package struct FileLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path of the file.
  package var path: String

  /// The line, from 1.
  package var line: Int

  /// The column in bytes, from 1.
  package var column: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The line, from 1.
  ///   - column: The column in bytes, from 1.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The location as compilers print it.
  package var description: String { "\(path):\(line):\(column)" }

  /// Orders locations by file, line and column.
  package static func < (a: FileLocation, b: FileLocation) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}

/// The positions at which the lines of a text begin.
struct LineStarts: Sendable {
  /// The positions in bytes.
  private let starts: [Int]

  /// Counts the lines of a text.
  init(of text: String) {
    var starts = [0]
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      // A plain loop is faster in debug builds.
      var i = 0
      while i < bytes.count {
        if start[i] == UInt8(ascii: "\n") { starts.append(i &+ 1) }
        i &+= 1
      }
    }
    self.starts = starts
  }

  /// Returns the beginning of the line that a position is in.
  func lineStart(of offset: Int) -> Int { starts[index(of: offset)] }

  /// Returns the location of a position in the file with the text.
  func fileLocation(at offset: Int, in path: String) -> FileLocation {
    let line = index(of: offset)
    return FileLocation(path: path, line: line + 1, column: offset - starts[line] + 1)
  }

  /// Returns the index of the line that a position is in.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
