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

  /// How the argument gets from a spy to the real object.
  package var forwarding = Forwarding.value

  /// The default value of a parameter of a class, which an override must repeat; nil for none.
  package var defaultValue: String?

  /// Whether the parameter is a pack: its types are then those of each of its elements.
  package var isPack = false

  /// The argument label as a call spells it: Swift warns of backticks that it does not need there.
  package var labelInCalls: String {
    guard label.hasPrefix("`"), !["`inout`", "`let`", "`var`"].contains(label) else { return label }
    return String(label.dropFirst().dropLast())
  }

  /// The label of an argument with a colon and a space behind it, or nothing.
  package var labelBeforeValue: String { label == "_" ? "" : labelInCalls + ": " }

  /// The argument, with its label, that passes the parameter on as it came.
  ///
  /// - Parameter name: the name by which its function knows the parameter
  package func passedOn(as name: String) -> String {
    let value = isPack ? "repeat each \(name)" : name
    switch (passing, forwarding) {
    case (.boxed, _): return "\(labelBeforeValue)&\(value)"
    case (.unrecordable, _) where declared.hasPrefix("inout "):
      return "\(labelBeforeValue)&\(value)"
    case (.evaluated, _): return "\(labelBeforeValue)\(value)()"
    case (_, .called(let effects)):
      return "\(labelBeforeValue)\(effects.callKeywords)\(value)()"
    default: return labelBeforeValue + value
    }
  }

  /// How an argument gets from the requirement into the tuple of arguments.
  package enum Passing: Sendable, Equatable {
    /// As it is.
    case direct

    /// As a copy, because parameters with an explicit ownership are never copied implicitly; in a
    /// variable of its own, as the value of an autoclosure.
    case copied

    /// In a box that is written back.
    case boxed

    /// As the value of an autoclosure.
    case evaluated

    /// As a closure that closes when the call returns.
    case guarded(Closure)

    /// As a stand-in without the value, because nothing can keep it.
    case unrecordable

    /// Not at all: it is the operand that records the call of an operator.
    case receiver
  }

  /// How an argument gets from a spy to the real object.
  package enum Forwarding: Sendable, Equatable {
    /// As it is.
    case value

    /// As a value that may leave the caller's region.
    case sent

    /// As the value of an autoclosure with these effects.
    case called(Effects)

    /// Not at all.
    case impossible
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
