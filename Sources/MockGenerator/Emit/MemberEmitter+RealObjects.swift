// Overloads for objects that are not mocks. They exist for the message of their extension, which is
// unavailable.

extension MemberEmitter {
  /// Writes one overload for each requirement with parameters, in an extension of the protocol that
  /// every conforming type has.
  ///
  /// - Parameters:
  ///   - members: The requirements.
  ///   - systems: The systems of the extension. Only requirements with their types are written.
  mutating func emitForRealObjects(_ members: [Member], on systems: SystemVersions) {
    for member in members where member.systemsForRealObjects.contains(systems) {
      switch member {
      case .method(let method): emitForRealObjects(method)
      case .subscript(let `subscript`): emitForRealObjects(`subscript`)
      case .conditional(let clauses):
        emit(clauses) { $0.emitForRealObjects($1, on: systems) }
      case .property, .initializer, .refused: break
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
    emitForRealObjects(
      "func \(method.declaration.name)\(method.generics.clause)\(clause) -> \(type)",
      method.declaration, method.generics)
  }

  /// Writes the overload of a subscript.
  private mutating func emitForRealObjects(_ subscript: Subscript) {
    guard let clause = PatternVariant.matcherClause(of: `subscript`.parameters) else { return }
    emitForRealObjects(
      "subscript\(`subscript`.generics.clause)\(clause) -> \(patternType(of: `subscript`))",
      `subscript`.declaration, `subscript`.generics)
  }

  /// Writes an overload, whose extension has the message and the systems.
  ///
  /// On a system that lacks the types, the pattern of a mock is not available either. There the
  /// compiler must report that, and not choose this overload.
  private mutating func emitForRealObjects(
    _ signature: String, _ declaration: Declaration, _ generics: Generics
  ) {
    var declaration = declaration
    declaration.systems = .all
    emitUnavailable(
      signature, declaration, generics, isDisfavored: !declaration.systemsOfTypes.includeAll)
  }
}

extension [Member] {
  /// The systems of the extensions with overloads for objects that are not mocks, all systems first.
  var systemsForRealObjects: [SystemVersions] {
    let found: [SystemVersions] = flatMap(\.systemsForRealObjects).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
    return found.filter(\.includeAll) + found.filter { !$0.includeAll }
  }
}

extension Member {
  /// The systems of the overloads for objects that are not mocks, or none if the member has no such
  /// overload.
  fileprivate var systemsForRealObjects: [SystemVersions] {
    switch self {
    case .method(let method)
    where method.operatorName == nil && PatternVariant.matcherClause(of: method.parameters) != nil:
      [method.declaration.systemsOfTypes]
    case .subscript(let `subscript`)
    where PatternVariant.matcherClause(of: `subscript`.parameters) != nil:
      [`subscript`.declaration.systemsOfTypes]
    case .conditional(let clauses): clauses.flatMap(\.members).systemsForRealObjects
    case .method, .subscript, .property, .initializer, .refused: []
    }
  }
}
