// Overloads that return the child mock of a requirement, for chains such as `client.session.token`.

extension MemberEmitter {
  /// Writes the chain of a method or subscript, if its default value is a mock.
  ///
  /// It takes values only. Different matchers could match the same calls, which can return only one
  /// child mock. For its message, an overload that takes matchers is unavailable.
  ///
  /// - Parameters:
  ///   - head: The text before the parameters.
  ///   - parameters: The parameters.
  ///   - result: The result, or `nil` for none.
  ///   - declaration: The requirement.
  ///   - generics: The generic part of the requirement.
  mutating func emitChain(
    _ head: String, _ parameters: [Parameter], _ result: ResultType?, _ declaration: Declaration,
    _ generics: Generics
  ) {
    guard let result, let child = child(of: result), parameters.allSatisfy(\.fitsChain) else {
      return
    }
    let variant = PatternVariant.variants(of: parameters)[0]
    let values = parameters.indices.map { "p\($0)" }
    let arguments: String
    if values.count == 1 {
      arguments = values[0] + (parameters[0].mayBeExistential ? " as \(parameters[0].value)" : "")
    } else {
      arguments = "(" + values.joined(separator: ", ") + ")"
    }
    emitPattern(
      "\(head)\(clause(of: variant)) -> \(child)", declaration, generics,
      body: chainCall(child, declaration, arguments, result, variant.matchers()),
      isIsolated: variant.hasComputedDefault)
    guard let clause = PatternVariant.matcherClause(of: parameters) else { return }
    emitUnavailable(
      "\(head)\(clause) -> \(child)", declaration, generics,
      message: "a chain takes values, not matchers: stub the call with a '\(child)' of your own, "
        + "and write the calls on that")
  }

  /// Writes the chains of the properties among members, in an extension of their own.
  mutating func emitPropertyChains(_ members: [Member]) {
    for member in members {
      switch member {
      case .property(let property):
        guard let (child, call) = chain(of: property) else { break }
        emitPattern(
          "var \(property.declaration.name): \(child)", property.declaration, body: call)
      case .conditional(let clauses) where clauses.contains(where: \.hasPropertyChain):
        emit(clauses) { $0.emitPropertyChains($1) }
      case .method, .subscript, .initializer, .conditional, .refused: break
      }
    }
  }

  /// Returns the child mock of a property and the call that returns it, or `nil` if it has none.
  func chain(of property: Property) -> (child: String, call: String)? {
    child(of: property.type).map {
      ($0, chainCall($0, property.declaration, "()", property.type, []))
    }
  }

  /// Returns the child mock of a requirement, or `nil` if calls to it are not answered by default.
  private func child(of result: ResultType) -> String? {
    owner.replacement == nil ? result.childMock : nil
  }

  /// Returns the call that returns a child mock.
  private func chainCall(
    _ child: String, _ declaration: Declaration, _ arguments: String, _ result: ResultType,
    _ matchers: [String]
  ) -> String {
    let all = [members, "\(declaration.index)", arguments, "(\(result.value)).self"] + matchers
    return "\(patternRecorder(declaration)).__child(\(all.joined(separator: ", "))) "
      + "{ (name: Swift.String?) -> \(child) in \(child)(name, .nice) }"
  }
}

extension Parameter {
  /// A Boolean value that indicates whether a chain can take the parameter's values.
  fileprivate var fitsChain: Bool {
    switch passing {
    case .direct, .copied, .evaluated: pattern != .matcher && !isPack
    case .boxed, .guarded, .unrecordable, .receiver: false
    }
  }
}

extension Member {
  /// A Boolean value that indicates whether the member, or one inside it, is a property whose default
  /// value is a mock.
  var hasPropertyChain: Bool {
    switch self {
    case .property(let property): property.type.childMock != nil
    case .conditional(let clauses): clauses.contains(where: \.hasPropertyChain)
    case .method, .subscript, .initializer, .refused: false
    }
  }
}

extension ConditionalClause {
  /// A Boolean value that indicates whether there is a property whose default value is a mock among
  /// the members.
  fileprivate var hasPropertyChain: Bool { members.contains(where: \.hasPropertyChain) }
}
