import SwiftParser
import SwiftSyntax

/// A part of a file that was parsed: all of it, or one declaration of an interface.
struct ParsedRegion {
  /// The lines of the file.
  private let lines: LineTable

  /// The syntax.
  let tree: SourceFileSyntax

  /// The bytes of the file that are a part of the region.
  let range: Range<Int>

  /// The path of the file.
  var path: String { lines.path }

  /// The number of nested declarations, expressions and types that are parsed. A debug build of the
  /// parser stops at 25 unless it is told otherwise, which real sources exceed.
  private static let nesting = 100

  /// Returns the syntax of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - bodies: The bodies of functions that the syntax does not need, in bytes. They are kept if the
  ///     file does not parse without them.
  static func tree(of file: SourceFile, without bodies: [Range<Int>]) -> SourceFileSyntax {
    if !bodies.isEmpty {
      let tree = file.bytes(without: bodies).withUnsafeBufferPointer { bytes in
        var parser = Parser(bytes, maximumNestingLevel: nesting)
        return SourceFileSyntax.parse(from: &parser)
      }
      if !tree.hasError { return tree }
    }
    var parser = Parser(file.text, maximumNestingLevel: nesting)
    return SourceFileSyntax.parse(from: &parser)
  }

  /// Creates the region of a whole file.
  init(_ file: SourceFile, _ lines: LineTable, _ tree: SourceFileSyntax) {
    self.lines = lines
    self.tree = tree
    range = 0..<file.text.utf8.count
  }

  /// Creates the region of an interface's declaration around a position.
  ///
  /// Interfaces have thousands of declarations, each of which starts and ends in the first column.
  ///
  /// - Parameters:
  ///   - file: The interface.
  ///   - lines: The lines of the interface.
  ///   - offset: The position in bytes.
  init(_ file: SourceFile, _ lines: LineTable, around offset: Int) {
    var text = file.text
    let range = text.withUTF8 { Self.start($0, offset)..<Self.end($0, offset) }
    self.lines = lines
    self.range = range
    tree = text.withUTF8 { Parser.parse(source: UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Returns the beginning of the declaration around a position, its attributes among it.
  private static func start(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var start = lineStart(bytes, offset)
    while start > 0, isIndented(bytes[start]) { start = lineStart(bytes, start - 1) }
    while start > 0 {
      let before = lineStart(bytes, start - 1)
      guard bytes[before] == .at else { break }
      start = before
    }
    return start
  }

  /// Returns the beginning of the line that a position is in.
  private static func lineStart(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != .newline { start -= 1 }
    return start
  }

  /// Returns the end of the declaration around a position: of its only line, or of that with its
  /// brace.
  private static func end(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var end = lineEnd(bytes, offset)
    let isNested = isIndented(bytes[lineStart(bytes, offset)])
    if !isNested, end > 1, bytes[end - 2] != .openBrace { return end }
    while end < bytes.count, bytes[end] != .closeBrace { end = lineEnd(bytes, end) }
    return lineEnd(bytes, end)
  }

  /// Returns the position after the end of the line that a position is in.
  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] != .newline { end += 1 }
    return min(end + 1, bytes.count)
  }

  /// Returns a Boolean value that indicates whether a line that begins with a byte belongs to the
  /// declaration above it.
  private static func isIndented(_ byte: UInt8) -> Bool {
    byte == .space || byte == .tab || byte == .newline || byte == .closeBrace
  }

  /// Returns the declaration of the type whose name is at a position of the file.
  func declaration(at offset: Int) -> DeclSyntax? {
    let position = AbsolutePosition(utf8Offset: offset - range.lowerBound)
    guard let token = tree.token(at: position) else { return nil }
    return token.parent?.as(DeclSyntax.self)
  }

  /// Returns the extension of the type whose name is at a position of the file.
  func `extension`(at offset: Int) -> ExtensionDeclSyntax? {
    let position = AbsolutePosition(utf8Offset: offset - range.lowerBound)
    guard let token = tree.token(at: position) else { return nil }
    return sequence(first: Syntax(token), next: \.parent).lazy
      .compactMap { $0.as(ExtensionDeclSyntax.self) }.first
  }

  /// Returns the place of a node in the file.
  func fileLocation(of node: some SyntaxProtocol) -> FileLocation {
    fileLocation(at: range.lowerBound + node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns the place of a position in the file, in bytes.
  func fileLocation(at offset: Int) -> FileLocation { lines.fileLocation(at: offset) }
}
