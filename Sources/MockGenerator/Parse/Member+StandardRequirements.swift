// The members of a protocol that are requirements of protocols of the standard library.

extension [Member] {
  /// A Boolean value that indicates whether initializers differ only in their types. Swift then
  /// infers an associated type from each of them.
  var hasOverloadedInitializers: Bool {
    var labels: Set<[String]> = []
    return contains { member in
      guard case .initializer(let initializer) = member else { return false }
      return !labels.insert(initializer.parameters.map(\.label)).inserted
    }
  }

  /// Returns a Boolean value that indicates whether one of the members is a property of a name.
  func declareProperty(_ name: String) -> Bool {
    contains {
      if case .property(let property) = $0 { property.declaration.name == name } else { false }
    }
  }
}

extension [Parameter] {
  /// Returns a Boolean value that indicates whether the only parameter has a label and a protocol
  /// of the standard library as its type.
  fileprivate func holdOnly(_ label: String, _ type: String) -> Bool {
    guard count == 1, self[0].label == label else { return false }
    return [type, "any \(type)", "Swift.\(type)", "any Swift.\(type)"].contains(self[0].value)
  }
}

extension Member {
  /// Returns the member without some of those under conditional compilation.
  func withoutConditional(where isRemoved: (Member) -> Bool) -> Member {
    guard case .conditional(let clauses) = self else { return self }
    return .conditional(
      clauses.map { clause in
        let kept = clause.members.filter { !isRemoved($0) }
        return ConditionalClause(
          opening: clause.opening, members: kept.map { $0.withoutConditional(where: isRemoved) })
      })
  }

  /// Returns a Boolean value that indicates whether the member is the requirement of `Encodable` or
  /// `Decodable`.
  func isRequirement(of conformance: MockedProtocol.Conformance) -> Bool {
    switch self {
    case .method(let method):
      conformance == .encodable && method.declaration.name == "encode"
        && !method.declaration.isStatic && method.parameters.holdOnly("to", "Encoder")
    case .initializer(let initializer):
      conformance == .decodable && initializer.parameters.holdOnly("from", "Decoder")
    case .property, .subscript, .conditional, .refused: false
    }
  }

  /// Returns a Boolean value that indicates whether the member is a requirement of `Equatable`,
  /// `Hashable` or `Comparable`.
  ///
  /// - Parameter names: The names of the inherited requirements.
  func isComparison(among names: Set<String>) -> Bool {
    guard case .method(let method) = self, names.contains(method.declaration.name) else {
      return false
    }
    guard method.declaration.name == "hash" else {
      return method.parameters.map(\.value) == ["Self", "Self"]
    }
    return !method.declaration.isStatic && method.parameters.map(\.label) == ["into"]
      && ["Hasher", "Swift.Hasher"].contains(method.parameters[0].value)
  }
}
