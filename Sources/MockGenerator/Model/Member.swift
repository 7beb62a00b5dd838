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
}

/// One clause of an `#if` block between requirements.
package struct ConditionalClause: Sendable, Equatable {
  /// The line that opens the clause, such as `#if os(Linux)` or `#else`.
  package var opening: String

  /// The members inside the clause.
  package var members: [Member]
}

/// What all requirements have in common.
package struct Declaration: Sendable, Equatable {
  /// The position of the requirement, or of its getter, in the list of member names.
  package var index: Int

  /// The name as it must be written in code, with backticks where it needs them.
  package var name: String

  /// The attributes that the requirement's implementation repeats.
  package var attributes: [String]

  /// The `@available` attributes, which the patterns repeat too.
  package var availability: [String]

  /// The modifiers that the requirement's implementation repeats, `static` not among them.
  package var modifiers: [String]

  /// Whether the requirement is static.
  package var isStatic: Bool
}

/// A method requirement.
package struct Method: Sendable, Equatable {
  /// What all requirements have in common.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// What it does besides returning.
  package var effects: Effects

  /// The result type as declared; nil for none.
  package var result: ResultType?
}

/// An initialiser requirement.
package struct Initializer: Sendable, Equatable {
  /// What all requirements have in common.
  package var declaration: Declaration

  /// The mark of a failable initialiser, `?` or `!`, or nothing.
  package var optionalMark: String

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// What it does besides returning.
  package var effects: Effects

  /// Whether the initialiser overrides the superclass's initialiser without arguments.
  package var isOverride: Bool
}

/// A property requirement.
package struct Property: Sendable, Equatable {
  /// What all requirements have in common.
  package var declaration: Declaration

  /// The type of the value.
  package var type: ResultType

  /// The effects of the getter.
  package var effects: Effects

  /// The index of the setter; nil for a property that is only read.
  package var setter: Int?

  /// Whether the type is a function type, which a setter pattern takes as a matcher only.
  package var isFunction: Bool

  /// The suffix of the pattern methods, such as `Name` in `getName()`.
  package var verbSuffix: String

  /// Whether `get...()` is emitted.
  package var hasGetterPattern: Bool

  /// Whether `set...(_:)` is emitted.
  package var hasSetterPattern: Bool
}

/// A subscript requirement.
package struct Subscript: Sendable, Equatable {
  /// What all requirements have in common.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The type of the value.
  package var result: ResultType

  /// The effects of the getter.
  package var effects: Effects

  /// The index of the setter; nil for a subscript that is only read.
  package var setter: Int?
}
