/// The lines of a file, counted when a location is needed for the first time.
final class LineTable {
  /// The file.
  private let file: SourceFile

  /// The positions at which lines begin.
  private lazy var starts: [Int] = {
    var starts = [0]
    var text = file.text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      // A plain loop, because debug builds run it too. See `SourceScanner`.
      var i = 0
      while i < bytes.count {
        if start[i] == .newline { starts.append(i &+ 1) }
        i &+= 1
      }
    }
    return starts
  }()

  /// Creates a table.
  init(_ file: SourceFile) { self.file = file }

  /// Returns the line and column of a position in the text, in bytes.
  func fileLocation(at offset: Int) -> FileLocation {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return FileLocation(path: file.path, line: low + 1, column: offset - starts[low] + 1)
  }
}
