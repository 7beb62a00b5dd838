import SwiftSyntax

extension DeclSyntax {
  /// Returns a closure on a global actor that is not `@Sendable` and that an implementation must repeat
  /// exactly: in a parameter, or as a part of a result.
  ///
  /// - Parameter globalActors: The known global actors whose names do not end in `Actor`.
  fileprivate func closure(
    on globalActors: Set<String>, inParameters list: FunctionParameterListSyntax?,
    _ result: TypeSyntax?
  ) -> AttributedTypeSyntax? {
    let types =
      list.elements.map(\.type)
      + [result].compactMap { $0 }.filter { !$0.isActorClosure(globalActors) }
    return types.lazy.compactMap { type in
      type.firstDescendant(AttributedTypeSyntax.self) {
        TypeSyntax($0).isActorClosure(globalActors)
      }
    }.first
  }

  /// Returns the first such closure in the signature of a member, or `nil` if there is none.
  func actorClosure(_ globalActors: Set<String>) -> AttributedTypeSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) {
      let signature = function.signature
      return closure(
        on: globalActors, inParameters: signature.parameterClause.parameters,
        signature.returnClause?.type)
    }
    if let `subscript` = self.as(SubscriptDeclSyntax.self) {
      return closure(
        on: globalActors, inParameters: `subscript`.parameterClause.parameters,
        `subscript`.returnClause.type)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return closure(
        on: globalActors, inParameters: initializer.signature.parameterClause.parameters, nil)
    }
    guard let variable = self.as(VariableDeclSyntax.self) else { return nil }
    return variable.bindings.lazy.compactMap {
      closure(on: globalActors, inParameters: nil, variable.type(of: $0))
    }.first
  }
}

extension TypeSyntax {
  /// Returns a Boolean value that indicates whether the type is a closure on a global actor that is not
  /// `@Sendable`.
  fileprivate func isActorClosure(_ globalActors: Set<String>) -> Bool {
    let shape = TypeShape(self)
    return shape.function != nil && !shape.isOptional && !shape.attributes.contains("Sendable")
      && shape.attributes.contains { $0.hasSuffix("Actor") || globalActors.contains($0) }
  }
}
