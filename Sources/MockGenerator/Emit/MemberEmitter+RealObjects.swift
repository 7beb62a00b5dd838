// Overloads for objects that are not mocks. They exist for the message of their extension, which is
// unavailable.

extension MemberEmitter {
  /// Writes one overload for each requirement with parameters, in an extension of the protocol that
  /// every conforming type has.
  mutating func emitForRealObjects(_ members: [Member]) {
    for member in members {
      switch member {
      case .method(let method): emitForRealObjects(method)
      case .subscript(let `subscript`): emitForRealObjects(`subscript`)
      case .conditional(let clauses) where clauses.contains(where: \.hasOverloadForRealObjects):
        emit(clauses) { $0.emitForRealObjects($1) }
      case .property, .initializer, .conditional, .refused: break
      }
    }
  }

  /// Writes the overload of a method.
  private mutating func emitForRealObjects(_ method: Method) {
    guard method.operatorName == nil,
      let clause = PatternVariant.matcherClause(of: method.parameters)
    else { return }
    let type = patternType(
      method.effects, arguments: method.parameters.argumentsType,
      result: method.result?.value ?? "()")
    emitUnavailable(
      "func \(method.declaration.name)\(method.generics.clause)\(clause) -> \(type)",
      method.declaration, method.generics)
  }

  /// Writes the overload of a subscript.
  private mutating func emitForRealObjects(_ subscript: Subscript) {
    guard let clause = PatternVariant.matcherClause(of: `subscript`.parameters) else { return }
    emitUnavailable(
      "subscript\(`subscript`.generics.clause)\(clause) -> \(patternType(of: `subscript`))",
      `subscript`.declaration, `subscript`.generics)
  }
}

extension ConditionalClause {
  /// A Boolean value that indicates whether a member has an overload for objects that are not mocks.
  fileprivate var hasOverloadForRealObjects: Bool {
    members.contains(where: \.hasOverloadForRealObjects)
  }
}

extension Member {
  /// A Boolean value that indicates whether the member, or one inside it, has an overload for objects
  /// that are not mocks.
  var hasOverloadForRealObjects: Bool {
    switch self {
    case .method(let method):
      method.operatorName == nil && PatternVariant.matcherClause(of: method.parameters) != nil
    case .subscript(let `subscript`):
      PatternVariant.matcherClause(of: `subscript`.parameters) != nil
    case .conditional(let clauses): clauses.contains(where: \.hasOverloadForRealObjects)
    case .property, .initializer, .refused: false
    }
  }
}
