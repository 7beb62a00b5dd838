/// One member of a protocol, or a block of members under conditional compilation.
package indirect enum Member: Sendable, Equatable {
  /// A method.
  case method(Method)

  /// A property.
  case property(Property)

  /// A subscript.
  case `subscript`(Subscript)

  /// An initialiser.
  case initializer(Initializer)

  /// Members under conditional compilation.
  case conditional([ConditionalClause])

  /// A requirement that cannot be mocked and was reported, as the text before its body.
  ///
  /// Its implementation stops; it only keeps the compiler from reporting a missing one as well.
  case refused(String)

  /// Whether the member, or one inside it, can be set.
  package var isSettable: Bool {
    switch self {
    case .method, .initializer, .refused: false
    case .property(let property): property.setter != nil
    case .subscript(let `subscript`): `subscript`.setter != nil
    case .conditional(let clauses): clauses.contains { $0.members.contains(where: \.isSettable) }
    }
  }

  /// Whether the member, or one inside it, may be called on a real object.
  package var isForwardable: Bool {
    switch self {
    case .initializer, .refused: false
    case .method(let method): method.declaration.isForwardable
    case .property(let property): property.declaration.isForwardable
    case .subscript(let `subscript`): `subscript`.declaration.isForwardable
    case .conditional(let clauses):
      clauses.contains { $0.members.contains(where: \.isForwardable) }
    }
  }
}

/// One clause of an `#if` block between requirements.
package struct ConditionalClause: Sendable, Equatable {
  /// The line that opens the clause, such as `#if os(Linux)` or `#else`.
  package var opening: String

  /// The members inside the clause.
  package var members: [Member]
}
