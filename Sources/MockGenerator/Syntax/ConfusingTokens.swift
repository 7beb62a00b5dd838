import MockEmitter
import SwiftSyntax

extension SourceFileSyntax {
  /// The text, with other tokens in place of those that a scan can take for something else: regular
  /// expressions, and names with spaces or symbols.
  var withoutConfusingTokens: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .regexLiteralPattern, .regexSlash, .regexPoundDelimiter:
        text += token.leadingTrivia.description + "0" + token.trailingTrivia.description
      case .identifier(let name) where !name.allSatisfy({ $0.isIdentifierPart || $0 == "`" }):
        text += token.leadingTrivia.description + "_" + token.trailingTrivia.description
      default: text += token.description
      }
    }
    return text
  }
}
