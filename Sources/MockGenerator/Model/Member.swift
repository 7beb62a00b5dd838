/// A member of a protocol, or a block of members under conditional compilation.
package indirect enum Member: Sendable, Equatable {
  /// A method.
  case method(Method)

  /// A property.
  case property(Property)

  /// A subscript.
  case `subscript`(Subscript)

  /// An initializer.
  case initializer(Initializer)

  /// Members under conditional compilation.
  case conditional([ConditionalClause])

  /// A requirement that cannot be mocked and was reported, as the text before its body.
  ///
  /// Its implementation stops the process. It exists only so that the compiler does not report a
  /// missing implementation as well.
  case refused(String)

  /// A Boolean value that indicates whether the member, or one inside it, is an initializer.
  var isInitializer: Bool {
    switch self {
    case .initializer: true
    case .conditional(let clauses): clauses.contains { $0.members.contains(where: \.isInitializer) }
    case .method, .property, .subscript, .refused: false
    }
  }

  /// A Boolean value that indicates whether the member, or one inside it, can be set.
  package var isSettable: Bool {
    switch self {
    case .method, .initializer, .refused: false
    case .property(let property): property.setter != nil
    case .subscript(let `subscript`): `subscript`.setter != nil
    case .conditional(let clauses): clauses.contains { $0.members.contains(where: \.isSettable) }
    }
  }

  /// A Boolean value that indicates whether the member, or one inside it, has the name of the
  /// mock's recorder.
  package var isNamedMock: Bool {
    switch self {
    case .method(let method): method.declaration.name == "mock"
    case .property(let property): property.declaration.name == "mock"
    case .subscript, .initializer, .refused: false
    case .conditional(let clauses): clauses.contains { $0.members.contains(where: \.isNamedMock) }
    }
  }

  /// A Boolean value that indicates whether the member, or one inside it, has the name of the
  /// patterns of initializers.
  package var isNamedInitialized: Bool {
    switch self {
    case .method(let method): method.declaration.name == "initialized"
    case .property(let property): property.declaration.name == "initialized"
    case .subscript, .initializer, .refused: false
    case .conditional(let clauses):
      clauses.contains { $0.members.contains(where: \.isNamedInitialized) }
    }
  }

  /// A Boolean value that indicates whether the member, or one inside it, may be called on a real
  /// object.
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

extension Member {
  /// A Boolean value that indicates whether the body of the mock repeats the implementation of the
  /// member, or of one inside it.
  package var isInBody: Bool {
    switch self {
    case .method(let method): method.declaration.isInBody
    case .property(let property): property.declaration.isInBody
    case .subscript(let `subscript`): `subscript`.declaration.isInBody
    case .initializer, .refused: false
    case .conditional(let clauses): clauses.contains { $0.members.contains(where: \.isInBody) }
    }
  }
}
