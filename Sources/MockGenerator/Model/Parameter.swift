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
