import SwiftSyntax

extension ClassInitializerParser {
  /// Returns the call of an initializer that the mock records, or `nil` if its arguments cannot be
  /// recorded after the superclass has received them.
  func recording(
    of initializer: InitializerDeclSyntax, _ parameters: [Parameter], _ effects: Effects,
    _ access: Access
  ) -> Initializer? {
    guard !parameters.isEmpty, chain[0].declaration.genericParameterClause == nil,
      parameters.allSatisfy({ $0.passing == .direct }), effects.throwing != .rethrowing
    else { return nil }
    return Initializer(
      declaration: Declaration(
        index: 0, name: "init", access: access, attributes: [],
        availability: initializer.attributes.availability,
        systems: unrecordableTypes.systems(
          with: initializer.signature.parameterClause.parameters.map(\.type)
        ).unless(
          initializer.attributes.availability + chain[0].declaration.attributes.availability),
        modifiers: [], isStatic: true,
        isNonisolated: true, hasUnknownAttributes: false, executionWords: "", isInBody: true,
        isDynamic: false, isForwardable: false),
      optionalMark: "", generics: Generics(parameters: [], whereClause: nil),
      parameters: parameters, effects: effects, hasPattern: true, isOverride: false)
  }
}
