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

/// A method requirement.
package struct Method: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The effects.
  package var effects: Effects

  /// The name of the pattern of an operator, such as `operatorPlus`, or `nil` for any other method.
  package var operatorName: String?

  /// The modifier of an operator with one operand and a space after it, or nothing.
  package var fixity: String

  /// A Boolean value that indicates whether a call can change the value that it is made on.
  package var isMutating: Bool

  /// The result type as declared, or `nil` for none.
  package var result: ResultType?

  /// The position of the operand that records the calls of an operator, or `nil` for any other
  /// method.
  package var receiver: Int? { parameters.firstIndex { $0.passing == .receiver } }
}

/// A property requirement.
package struct Property: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The type of the value.
  package var type: ResultType

  /// The effects of the getter.
  package var effects: Effects

  /// The mutation of the value that the accessors are called on.
  package var mutation: AccessorMutation

  /// The index of the setter, or `nil` for a property that is only read.
  package var setter: Int?
}

/// A subscript requirement.
package struct Subscript: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The type of the value.
  package var result: ResultType

  /// The effects of the getter.
  package var effects: Effects

  /// The mutation of the value that the accessors are called on.
  package var mutation: AccessorMutation

  /// The index of the setter, or `nil` for a subscript that is only read.
  package var setter: Int?
}

/// An initializer requirement.
package struct Initializer: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The mark of a failable initializer, `?` or `!`, or nothing.
  package var optionalMark: String

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The effects.
  package var effects: Effects

  /// A Boolean value that indicates whether there can be a pattern `initialized(...)`.
  package var hasPattern: Bool

  /// A Boolean value that indicates whether the initializer overrides the superclass's initializer
  /// without arguments.
  package var isOverride: Bool

  /// The name of the patterns of initializers.
  package static let patternName = "initialized"

  /// A Boolean value that indicates whether the pattern `initialized(...)` is emitted.
  var isPatterned: Bool { hasPattern && declaration.hasPatterns }
}

/// The mutation of the value that accessors are called on, if it differs from Swift's default.
package struct AccessorMutation: Sendable, Equatable {
  /// A Boolean value that indicates whether the getter may change the value.
  package var hasMutatingGetter = false

  /// A Boolean value that indicates whether the setter does not change the value.
  package var hasNonmutatingSetter = false

  /// The modifier of the getter followed by a space, or nothing.
  var getterPrefix: String { hasMutatingGetter ? "mutating " : "" }

  /// The modifier of the setter followed by a space, or nothing.
  var setterPrefix: String { hasNonmutatingSetter ? "nonmutating " : "" }
}

/// A method with parameters of a class that the mock cannot override, so that it has no pattern.
package struct UnmockableMethod: Sendable, Equatable {
  /// The name without labels, with backticks if it needs them.
  package var name: String

  /// The parameters: their labels, and whether a call can leave them out.
  package var parameters: [Parameter]

  /// A Boolean value that indicates whether it is a member of the type.
  package var isStatic: Bool

  /// The reason, and what to write instead.
  package var reason: String

  /// A parameter.
  package struct Parameter: Sendable, Equatable {
    package var label: String
    package var hasDefault: Bool
  }
}
