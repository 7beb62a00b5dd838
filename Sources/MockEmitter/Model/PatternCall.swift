/// A call in the sources of tests that may be a pattern, by what its arguments can be.
package struct PatternCall: Sendable, Hashable {
  /// The arguments in parentheses or brackets.
  package var arguments: [Argument]

  /// Creates a call.
  package init(_ arguments: [Argument]) { self.arguments = arguments }

  /// An argument of the call.
  package struct Argument: Sendable, Hashable {
    /// The label without backticks, or `nil` for none.
    package var label: String?

    /// What the argument is.
    package var form: Form

    /// Creates an argument.
    package init(_ label: String?, _ form: Form) {
      self.label = label
      self.form = form
    }
  }

  /// What an argument is, as far as its text says.
  package enum Form: Sendable, Hashable {
    case value, matcher, either
  }
}

/// The patterns of a requirement in which values are next to matchers.
package struct PatternMixtures: Sendable, Equatable {
  /// A Boolean value that indicates whether some tests are unseen, so that all mixtures exist of few
  /// parameters.
  var mayBeUnseen = true

  /// The calls of the requirement's base name in the tests.
  var calls: [PatternCall] = []

  /// The mixtures for tests that are unseen.
  package static let unseen = PatternMixtures()

  /// Creates mixtures.
  package init(mayBeUnseen: Bool = true, calls: [PatternCall] = []) {
    self.mayBeUnseen = mayBeUnseen
    self.calls = calls
  }
}
