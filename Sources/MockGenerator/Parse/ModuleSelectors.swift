import SwiftParser
import SwiftSyntax

/// Parses text with module selectors, such as `Module::Type`, which the parser does not know by default.
final class ModuleSelectors: SyntaxRewriter {
  /// Two letters that look like the colons of a selector, and can be in an identifier.
  private static let placeholder = "\u{2D0}\u{2D0}"

  /// Returns the first statement of a source, in which a name with its module is one identifier.
  static func parse(_ source: String) -> Syntax? {
    let statement = Parser.parse(source: hidden(in: source)).statements.first
    guard source.holds("::") else { return statement.map { Syntax($0.item) } }
    return statement.map { ModuleSelectors(viewMode: .sourceAccurate).rewrite($0.item) }
  }

  /// Returns a source in which a name with its module is one identifier.
  static func hidden(in source: String) -> String {
    source.holds("::") ? source.replacing("::", with: placeholder) : source
  }

  override func visit(_ token: TokenSyntax) -> TokenSyntax {
    guard case .identifier(let text) = token.tokenKind, text.holds(Self.placeholder) else {
      return token
    }
    return token.with(\.tokenKind, .identifier(text.replacing(Self.placeholder, with: "::")))
  }
}
