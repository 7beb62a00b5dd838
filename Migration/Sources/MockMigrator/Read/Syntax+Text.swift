package import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of the node without the trivia around it.
  package var span: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The text of the node without the trivia around it.
  ///
  /// Equal to `trimmedDescription`, which copies the node to remove the trivia, and takes many times as
  /// long.
  package var trimmedText: String {
    if let token = Syntax(self).as(TokenSyntax.self) { return token.text }
    let (leading, trailing) = (leadingTriviaLength.utf8Length, trailingTriviaLength.utf8Length)
    let text = description
    guard leading > 0 || trailing > 0 else { return text }
    let utf8 = text.utf8
    return String(
      text[
        utf8.index(
          utf8.startIndex, offsetBy: leading)..<utf8.index(utf8.endIndex, offsetBy: -trailing)])
  }
}
