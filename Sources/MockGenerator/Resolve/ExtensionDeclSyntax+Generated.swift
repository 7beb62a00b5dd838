import SwiftSyntax

extension ExtensionDeclSyntax {
  /// A Boolean value that indicates whether the extension is in a generated file.
  var isGenerated: Bool {
    root.as(SourceFileSyntax.self)?.leadingTrivia.description.hasPrefix(MockFile.firstLine) ?? false
  }
}
