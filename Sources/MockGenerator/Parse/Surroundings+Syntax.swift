import SwiftSyntax

extension Surroundings {
  /// Reads the declarations around a member.
  ///
  /// - Parameters:
  ///   - lexicalContext: the declarations, from the inside to the outside
  ///   - file: the file, as `#fileID` gives it
  init(_ lexicalContext: [Syntax], file: String) {
    let names = lexicalContext.compactMap {
      $0.asProtocol((any NamedDeclSyntax).self)?.name.bareText
        ?? $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    let module = String(file.prefix { $0 != "/" })
    let place = lexicalContext.first
    self.init(
      name: names.first ?? module,
      kind: place == nil ? .module : place?.is(ClassDeclSyntax.self) == true ? .aClass : .type,
      path: ([file] + names.reversed()).joined(separator: " "))
  }
}

extension [Syntax] {
  /// Whether a declaration inside of these is one of a type or of a file.
  var isOfTypeOrFile: Bool {
    guard let place = first else { return true }
    return place.asProtocol((any DeclGroupSyntax).self) != nil
  }
}
