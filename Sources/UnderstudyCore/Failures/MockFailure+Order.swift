extension MockFailure {
  /// The description of an order and its progress. A class for the reason of `CallDescription`.
  package final class OrderDescription: Sendable {
    /// A step of the order.
    package struct Entry: Sendable {
      /// The progress of a step.
      package enum Status: String, Sendable {
        /// It has received its calls.
        case done = "ok"

        /// It has not received its calls.
        case missing

        /// Its calls were made too early.
        case early

        /// Its calls were made too late.
        case late

        /// It has received more calls than allowed.
        case tooMany = "too many"

        /// It has received calls, but they were not verified, because an earlier step has failed.
        case unjudged = "came"
      }

      /// The call.
      package let pattern: PatternDescription

      /// How many times the call should be made.
      package let count: CallCount

      /// The numbers of its calls among all calls.
      package let calls: [Int]

      /// The progress of the step.
      package let status: Status

      /// The other orders that the step belongs to: `order "billing" (CheckoutTests.swift:41)`.
      package var otherOrders: [String] = []
    }

    /// The name of the order and its line: `order "checkout" (CheckoutTests.swift:40)`.
    package let name: String

    /// The steps of the order.
    package let entries: [Entry]

    /// The call that was made between those of the steps.
    package let interveningCall: CallDescription?

    /// Creates a description.
    init(name: String, entries: [Entry], interveningCall: CallDescription?) {
      self.name = name
      self.entries = entries
      self.interveningCall = interveningCall
    }
  }
}
