// Overloads for objects that are not mocks. They are unavailable and exist for their message.

extension MemberEmitter {
  /// Writes one overload for each requirement with parameters, in an extension of the protocol that
  /// every conforming type has.
  ///
  /// - Parameters:
  ///   - members: The members of the protocol.
  ///   - message: The instruction to the user.
  mutating func emitForRealObjects(_ members: [Member], message: String) {
    for member in members {
      switch member {
      case .method(let method): emitForRealObjects(method, message)
      case .subscript(let `subscript`): emitForRealObjects(`subscript`, message)
      case .conditional(let clauses) where clauses.contains(where: \.hasOverloadForRealObjects):
        emit(clauses) { $0.emitForRealObjects($1, message: message) }
      case .property, .initializer, .conditional, .refused: break
      }
    }
  }

  /// Writes the overload of a method.
  private mutating func emitForRealObjects(_ method: Method, _ message: String) {
    guard method.operatorName == nil,
      let clause = PatternVariant.matcherClause(of: method.parameters)
    else { return }
    let type = patternType(
      method.effects, arguments: method.parameters.argumentsType,
      result: method.result?.value ?? "()")
    emitUnavailable(
      "func \(method.declaration.name)\(method.generics.clause)\(clause) -> \(type)",
      method.declaration, method.generics, message: message)
  }

  /// Writes the overload of a subscript.
  private mutating func emitForRealObjects(_ subscript: Subscript, _ message: String) {
    guard let clause = PatternVariant.matcherClause(of: `subscript`.parameters) else { return }
    emitUnavailable(
      "subscript\(`subscript`.generics.clause)\(clause) -> \(patternType(of: `subscript`))",
      `subscript`.declaration, `subscript`.generics, message: message)
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
