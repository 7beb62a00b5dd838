package import SwiftSyntax

/// A replacement of some bytes of a file.
package struct SourceEdit: Sendable, Hashable {
  /// The replaced bytes. An empty range is an insertion.
  package var range: Range<Int>

  /// The text that replaces them.
  package var text: String

  /// Creates an edit of a range.
  package init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Replaces a node, without the trivia around it.
  package static func replace(_ node: some SyntaxProtocol, _ text: String) -> SourceEdit {
    SourceEdit(node.span, text)
  }

  /// Inserts a text at an offset.
  package static func insert(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(offset..<offset, text)
  }
}

/// Two edits replace the same bytes. What they belong to is left as it is.
package struct OverlappingEdits: Error {
  /// Where the later edit begins.
  package let offset: Int
}

extension ParsedSource {
  /// Returns the whole text after edits.
  package func applying(_ edits: [SourceEdit]) throws(OverlappingEdits) -> String {
    try applying(edits, in: 0..<bytes.count)
  }

  /// Returns the text of a range after edits.
  ///
  /// - Parameters:
  ///   - edits: Edits in the range.
  ///   - range: The range.
  /// - Throws: An error if edits overlap, so that one of them would be lost.
  func applying(
    _ edits: [SourceEdit], in range: Range<Int>
  ) throws(OverlappingEdits) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    for edit in edits.sorted(by: SourceEdit.isBefore) {
      guard edit.range.lowerBound >= offset, edit.range.upperBound <= range.upperBound else {
        throw OverlappingEdits(offset: edit.range.lowerBound)
      }
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      offset = edit.range.upperBound
    }
    result += bytes[offset..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}

extension SourceEdit {
  /// Orders edits by their positions. Insertions come before replacements at the same place.
  static func isBefore(_ a: SourceEdit, _ b: SourceEdit) -> Bool {
    (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
  }
}
