import SwiftSyntax

extension ClassInitializerParser {
  /// The declaration of an initializer in the mock.
  struct Signature {
    /// The keyword `init` with the mark of a failable initializer and the generic parameters.
    let name: String

    /// The parameters.
    let parameters: [Parameter]

    /// The effects and the `where` clause.
    let rest: String

    /// A Boolean value that indicates whether there are generic parameters.
    let isGeneric: Bool

    /// The whole declaration.
    var head: String { name + parameters.requirementClause + rest }
  }

  /// Returns the declaration of an initializer in the mock.
  func signature(of initializer: InitializerDeclSyntax) -> Signature {
    let parser = ParameterParser(
      generics: initializer.genericParameterClause,
      parameters: initializer.signature.parameterClause.parameters,
      whereClause: initializer.genericWhereClause,
      defaults: chain[0].isFromAnotherModule
        ? .literals : .names(of: chain.map(\.declaration.memberBlock.members)),
      requirementText: initializer.head.text)
    let generics = Generics(
      parameters: parser.genericParameters,
      whereClause: initializer.genericWhereClause?.requirements.lineText)
    let specifiers = initializer.signature.effectSpecifiers.map { " " + $0.lineText } ?? ""
    return Signature(
      name: "init\(initializer.optionalMark?.text ?? "")\(generics.clause)",
      parameters: parser.parameters,
      rest: specifiers + (generics.whereClause.map { " where " + $0 } ?? ""),
      isGeneric: !generics.parameters.isEmpty)
  }
}
