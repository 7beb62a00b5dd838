/// A parameter of a requirement.
package struct Parameter: Sendable, Equatable {
  /// The argument label as written; `_` for none.
  package var label: String

  /// A Boolean value that indicates whether the parameter is one of a subscript.
  package var isInSubscript = false

  /// The name that messages use for the parameter.
  package var name: String

  /// The type in the requirement, with specifiers, attributes and `...`.
  package var declared: String

  /// The attributes before the name, such as a result builder, each followed by a space.
  package var attributes = ""

  /// The type in the pattern overload that takes plain values.
  package var plain: String

  /// The type of the recorded value; for `inout` the type inside the box.
  package var value: String

  /// The form in which the argument is recorded.
  package var passing: RecordedForm

  /// The overloads in which the parameter is a matcher.
  package var pattern: Pattern

  /// The form in which a spy forwards the argument.
  package var forwarding = ForwardedForm.value

  /// The default value of a parameter of a class, which an override must repeat, or `nil` for none.
  package var defaultValue: String?

  /// A Boolean value that indicates whether the default value is not a literal.
  package var hasComputedDefault = false

  /// A Boolean value that indicates whether the recorded value may be of an existential type.
  package var mayBeExistential = false

  /// A Boolean value that indicates whether the parameter is `inout`.
  package var isInout = false

  /// A Boolean value that indicates whether a value that cannot be recorded can be examined while it
  /// is borrowed.
  package var isBorrowable = false

  /// A Boolean value that indicates whether the parameter is a pack: its types are then those of
  /// each of its elements.
  package var isPack = false

  /// A Boolean value that indicates whether the parameter is a closure, which cannot be compared.
  package var isClosure = false

  /// A Boolean value that indicates whether the argument is recorded as a closure, optional or not.
  package var isFunction = false

  /// A Boolean value that indicates whether the type is an optional whose name may be an alias of a function
  /// type.
  package var mayBeFunction = false

  /// A Boolean value that indicates whether the type is a generic parameter of the requirement, for
  /// which any argument fits.
  package var isGeneric = false

  /// The type of the arguments of a variadic parameter for which a pattern takes one matcher each, or
  /// `nil` for any other parameter. For a generic type, a matcher would be an argument like any other.
  package var variadicElement: String?

  /// The argument label as a call spells it, without the backticks that Swift would warn about. A raw
  /// identifier keeps them.
  package var labelInCalls: String { label.withoutBackticks.asLabel }

  /// Another label, which is an identifier of the same kind.
  package var otherLabel: String {
    ("__" + (label == "_" ? "" : label.withoutBackticks)).asIdentifier
  }

  /// The label of an argument followed by a colon and a space, or nothing.
  package var labelBeforeValue: String { label == "_" ? "" : labelInCalls + ": " }

  /// Returns the argument, with its label, that passes the parameter on unchanged.
  ///
  /// - Parameter name: The name of the parameter inside its function.
  package func passedOn(as name: String) -> String {
    let value = isPack ? "repeat each \(name)" : name
    switch (passing, forwarding) {
    case (.boxed, _): return "\(labelBeforeValue)&\(value)"
    case (.unrecordable, _) where isInout:
      return "\(labelBeforeValue)&\(value)"
    case (.evaluated, _): return "\(labelBeforeValue)\(value)()"
    case (_, .called(let effects)):
      return "\(labelBeforeValue)\(effects.callKeywords)\(value)()"
    default: return labelBeforeValue + value
    }
  }

  /// The form in which an argument is recorded.
  package enum RecordedForm: Sendable, Equatable {
    /// As it is.
    case direct

    /// As a copy, in a variable of its own: parameters with an explicit ownership are never copied
    /// implicitly.
    case copied

    /// In a box that is written back.
    case boxed

    /// As the value of an autoclosure.
    case evaluated

    /// As a closure that is disabled when the call returns.
    case guarded(Closure)

    /// As a stand-in without the value, because the value cannot be recorded.
    case unrecordable

    /// Not at all: it is the operand that records the call of an operator.
    case receiver
  }

  /// The form in which a spy forwards an argument.
  package enum ForwardedForm: Sendable, Equatable {
    /// As it is.
    case value

    /// As a value that can leave the caller's region.
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

    /// A matcher in both overloads: functions cannot be compared.
    case matcher

    /// A value in both overloads: the metatype of a generic parameter determines the types of the
    /// others.
    case value
  }
}

extension Parameter {
  /// The clause with the default value, or nothing.
  var defaultClause: String { defaultValue.map { " = " + $0 } ?? "" }

  /// Returns the label and the name of the parameter at a position.
  ///
  /// In a subscript a lone name would be no label.
  func head(_ position: Int) -> String {
    let name = "p\(position)"
    return label == name && !isInSubscript ? name : label + " " + name
  }
}

extension [Parameter] {
  /// The parameter clause of an implementation.
  var requirementClause: String {
    let list = enumerated().map {
      $1.attributes + $1.head($0) + ": " + $1.declared + $1.defaultClause
    }
    return "(" + list.joined(separator: ", ") + ")"
  }
}
