import SwiftSyntax

extension UnrecordableTypes {
  /// Returns the shape of a parameter's type, in which the alias of a function type has the shape of
  /// that function type.
  ///
  /// - Parameter type: The type as written.
  func shape(of type: TypeSyntax) -> TypeShape { shape(of: type, depth: 0) }

  /// Returns the shape of a type, at the end of at most a few aliases, because an invalid source can
  /// have an alias of itself.
  private func shape(of type: TypeSyntax, depth: Int) -> TypeShape {
    var shape = TypeShape(type)
    guard depth < 8, !functionAliases.isEmpty, shape.function == nil,
      shape.attributes.contains("autoclosure") || !shape.attributes.contains("escaping"),
      let name = type.unwrapped.nameComponents?.joined(separator: "."),
      let target = functionAliases[name]
    else { return shape }
    let alias = self.shape(of: target, depth: depth + 1)
    guard alias.function != nil else { return shape }
    shape.function = alias.function
    shape.isAlias = true
    shape.isOptional = shape.isOptional || alias.isOptional
    shape.isolation = alias.isolation
    shape.attributes.formUnion(alias.attributes)
    return shape
  }

  /// Adds the aliases among the members of a type, unless an alias of their name is known.
  mutating func readAliases(in members: MemberBlockItemListSyntax) {
    for alias in members.lazy.compactMap({ $0.decl.as(TypeAliasDeclSyntax.self) }) {
      for name in [alias.name.bareText, "Self.\(alias.name.bareText)"]
      where functionAliases[name] == nil {
        functionAliases[name] = alias.initializer.value
      }
    }
  }
}

extension TypeSyntax {
  /// The type without attributes, specifiers, parentheses and question marks.
  fileprivate var unwrapped: TypeSyntax {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.unwrapped }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.unwrapped
    }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let element = type.elements.first, element.firstName == nil
    {
      return element.type.unwrapped
    }
    return self
  }
}
