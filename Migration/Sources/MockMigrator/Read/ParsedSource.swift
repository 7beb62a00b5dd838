import SwiftParser
package import SwiftSyntax

/// A source file and its syntax tree.
package struct ParsedSource: Sendable {
  /// The path.
  package let path: String

  /// A Boolean value that indicates whether the file belongs to a test target.
  let isInTestTarget: Bool

  /// The text, as bytes.
  let bytes: [UInt8]

  /// The syntax tree.
  package let tree: SourceFileSyntax

  /// The imports, with those in conditions.
  package let imports: [ImportDeclSyntax]

  /// The names of the imported modules.
  package let importedModules: Set<String>

  /// The offsets at which the lines begin.
  private let lines: LineStarts

  /// What the libraries have computed for the file.
  private let memo = SourceMemo()

  /// Parses a file.
  package init(_ source: SourceText) {
    path = source.path
    isInTestTarget = source.isInTestTarget
    let bytes = Array(source.text.utf8)
    self.bytes = bytes
    tree = Parser.parse(source: source.text)
    imports = Self.imports(in: tree.statements)
    importedModules = Set(imports.map(\.module))
    lines = LineStarts(of: source.text)
  }

  /// Returns what a closure computes for the file, and computes it once for each name.
  func once<Value: Sendable>(_ name: String, _ compute: (ParsedSource) -> Value) -> Value {
    memo.value(name) { compute(self) }
  }

  /// The identifiers of the file.
  var identifiers: Set<String> {
    once("identifiers") { source in
      Set(
        source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
          if case .identifier(let name) = token.tokenKind { name } else { nil }
        })
    }
  }

  /// The first characters of the text, with the comments there.
  var start: String { String(decoding: bytes.prefix(600), as: UTF8.self) }

  /// Returns the text of a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether the text contains a word, also in comments.
  package func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    var index = bytes.startIndex
    while let next = bytes[index...].firstIndex(of: first) {
      if bytes[next...].starts(with: word) { return true }
      index = next + 1
    }
    return false
  }

  /// Returns the place of an offset.
  package func place(_ offset: Int) -> FileLocation { lines.fileLocation(at: offset, in: path) }

  /// Returns the white space that begins the line of an offset.
  package func indentation(at offset: Int) -> String {
    let start = lines.lineStart(of: offset)
    let blank = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blank, as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether only white space is before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    bytes[lines.lineStart(of: offset)..<offset].allSatisfy(Self.isBlank)
  }

  /// Returns the whole lines that a range covers if nothing else is on them, and otherwise the
  /// range itself.
  package func wholeLines(_ range: Range<Int>) -> Range<Int> {
    let start = lines.lineStart(of: range.lowerBound)
    guard bytes[start..<range.lowerBound].allSatisfy(Self.isBlank) else { return range }
    var end = range.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    guard end < bytes.count else { return start..<end }
    return bytes[end] == UInt8(ascii: "\n") ? start..<(end + 1) : range
  }

  /// Returns a Boolean value that indicates whether a byte is a space, a tab or a carriage return.
  private static func isBlank(_ byte: UInt8) -> Bool { [32, 9, 13].contains(byte) }
}
