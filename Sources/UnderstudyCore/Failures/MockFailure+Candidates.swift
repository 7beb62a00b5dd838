extension MockFailure {
  /// An expectation or stub that might have answered a call. A class for the reason of
  /// `CallDescription`.
  package final class Candidate: Sendable {
    /// The pattern of the call.
    package let pattern: PatternDescription

    /// How many times the call is expected, or `nil` for a stub.
    package let count: CallCount?

    /// The number of calls received, including those beyond the upper bound.
    package let received: Int

    /// The line where it was set up.
    package let site: MockSourceLocation

    /// The mismatches with the call. Filled in for the nearest candidates only.
    package let mismatches: [ArgumentMismatch]

    /// The required states: `connection is "open"`.
    package let states: [String]

    /// The orders that it belongs to: `order "checkout" (CheckoutTests.swift:40)`.
    package let orders: [String]

    /// The descriptions of its own actions: `adds to the total`.
    package let actions: [String]

    /// Creates a candidate.
    init(
      pattern: PatternDescription, count: CallCount?, received: Int, site: MockSourceLocation,
      mismatches: [ArgumentMismatch], states: [String], orders: [String], actions: [String]
    ) {
      self.pattern = pattern
      self.count = count
      self.received = received
      self.site = site
      self.mismatches = mismatches
      self.states = states
      self.orders = orders
      self.actions = actions
    }

    /// The number of calls that an expectation has counted already, or `nil` if there are none:
    /// `2 to 3 calls, received 2`.
    package var progress: String? {
      guard let count, received > 0 else { return nil }
      return "\(count), received \(received)"
    }
  }

  /// The expectations and stubs that might have answered a call. They belong to the called
  /// requirement or, if it has none, to other requirements of the mock.
  package struct Alternatives: Sendable {
    /// The nearest candidates, nearest first.
    package let nearest: [Candidate]

    /// The number of expectations.
    package let expectations: Int

    /// The number of stubs.
    package let stubs: Int
  }
}
