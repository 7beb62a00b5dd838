/// The generic part of a requirement.
package struct Generics: Sendable, Equatable {
  /// The generic parameters with their constraints, those of `some` parameters at the end.
  package var parameters: [String]

  /// The requirements of the `where` clause as one text; nil for none.
  package var whereClause: String?

  /// The clause in angle brackets, or nothing.
  package var clause: String {
    parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
  }
}

/// The type of a result or a property.
package struct ResultType: Sendable, Equatable {
  /// The type as the requirement declares it.
  package var declared: String

  /// The type that flows through the mock: without specifiers, and optional if it unwraps implicitly.
  package var value: String

  /// Whether the result is `sending`, so that it must leave the mock's region.
  package var isSending: Bool
}

/// What a function does besides returning.
package struct Effects: Sendable, Equatable {
  /// Whether the function is asynchronous.
  package var isAsync: Bool

  /// What the function throws.
  package var throwing: Throwing

  /// No effects at all.
  package static let none = Effects(isAsync: false, throwing: .nothing)

  /// The ways to throw.
  package enum Throwing: Sendable, Equatable {
    /// No errors.
    case nothing

    /// Errors of any type.
    case anyError

    /// Errors of one type.
    case typed(String)
  }

  /// Whether a call needs `try`.
  package var needsTry: Bool {
    switch throwing {
    case .nothing: false
    case .anyError: true
    case .typed(let type): type != "Never" && type != "Swift.Never"
    }
  }

  /// The type of the failure.
  package var failure: String {
    switch throwing {
    case .nothing: "Swift.Never"
    case .anyError: "any Swift.Error"
    case .typed(let type): type
    }
  }

  /// The effects behind a parameter list, with a space before each.
  package var specifiers: String {
    let suspending = isAsync ? " async" : ""
    switch throwing {
    case .nothing: return suspending
    case .anyError: return suspending + " throws"
    case .typed(let type): return suspending + " throws(\(type))"
    }
  }

  /// The keywords before a call, with a space behind each.
  package var callKeywords: String {
    (needsTry ? "try " : "") + (isAsync ? "await " : "")
  }
}

/// One parameter of a requirement.
package struct Parameter: Sendable, Equatable {
  /// The argument label as written; `_` for none.
  package var label: String

  /// Whether the parameter is one of a subscript.
  package var isInSubscript = false

  /// The name that messages use for the parameter.
  package var name: String

  /// The type in the requirement, with specifiers, attributes and `...`.
  package var declared: String

  /// The type in the pattern overload that takes plain values.
  package var plain: String

  /// The type of the recorded value; for `inout` the type inside the box.
  package var value: String

  /// How the argument gets into the tuple of arguments.
  package var passing: Passing

  /// The overloads in which the parameter is a matcher.
  package var pattern: Pattern

  /// How an argument gets from the requirement into the tuple of arguments.
  package enum Passing: Sendable, Equatable {
    /// As it is.
    case direct

    /// As a copy, because parameters with an explicit ownership are never copied implicitly.
    case copied

    /// In a box that is written back.
    case boxed

    /// As the value of an autoclosure.
    case evaluated

    /// As a closure that closes when the call returns.
    case guarded(Closure)
  }

  /// The overloads in which a parameter is a matcher.
  package enum Pattern: Sendable, Equatable {
    /// A value in the plain overload, a matcher in the other.
    case valueOrMatcher

    /// A matcher in both: there is no useful equality for functions.
    case matcher

    /// A value in both: the metatype of a generic parameter fixes the types of the others.
    case value
  }
}

/// The signature of a closure parameter.
package struct Closure: Sendable, Equatable {
  /// The parameters, each with its type as written and the expression that forwards it.
  package var parameters: [ClosureParameter]

  /// What the closure does besides returning.
  package var effects: Effects

  /// The result type.
  package var result: String

  /// The type of the closure with its attributes, as the cast needs it.
  package var type: String
}

/// One parameter of a closure parameter.
package struct ClosureParameter: Sendable, Equatable {
  /// The type as written.
  package var type: String

  /// How the parameter is passed on.
  package var forwarding: Forwarding

  /// The ways to pass a closure's parameter on.
  package enum Forwarding: Sendable, Equatable {
    /// As it is.
    case direct

    /// By reference.
    case inOut

    /// As the value of an autoclosure.
    case evaluated
  }
}
