import SwiftSyntax

extension DeclarationContext {
  /// Creates the context of a member from the declarations around it.
  ///
  /// - Parameters:
  ///   - lexicalContext: The declarations, from the inside to the outside.
  ///   - file: The file, as `#fileID` gives it.
  init(_ lexicalContext: [Syntax], file: String) {
    let names = lexicalContext.compactMap {
      $0.asProtocol((any NamedDeclSyntax).self)?.name.bareText
        ?? $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    let module = String(file.prefix { $0 != "/" })
    let innermost = lexicalContext.first
    self.init(
      name: names.first ?? module,
      kind: innermost == nil
        ? .module : innermost?.is(ClassDeclSyntax.self) == true ? .aClass : .type,
      path: ([file] + names.reversed()).joined(separator: " "))
  }
}

extension [Syntax] {
  /// A Boolean value that indicates whether a declaration inside these is one of a type or of a
  /// file.
  var isOfTypeOrFile: Bool {
    guard let innermost = first else { return true }
    return innermost.asProtocol((any DeclGroupSyntax).self) != nil
  }
}
