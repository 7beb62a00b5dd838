/// A stub or expectation.
///
/// Variables are guarded by the lock of the mock. Those on the path of every call are therefore not
/// checked for exclusive access.
final class Rule {
  /// The line where the rule was set up.
  let site: MockSourceLocation

  /// How many times the call is expected, or `nil` for a stub.
  let count: CallCount?

  let pattern: ArgumentPattern

  /// The order number of the last call before the rule was set up.
  let since = CallOrderCounter.current

  /// The position among all rules, in the order in which they were set up.
  let number = RuleCounter.next()

  @exclusivity(unchecked) var script = AnswerScript()

  /// The number of calls that were assigned to the rule.
  @exclusivity(unchecked) var matchedCount = 0

  /// The number of calls beyond the upper bound. Each was reported when it was made.
  @exclusivity(unchecked) var excessCount = 0

  /// The number of matching calls.
  var received: Int { matchedCount + excessCount }

  /// A Boolean value that indicates whether a verification has reported the rule as unmet, so that
  /// the end of the scope does not report it again.
  var isReported = false

  /// The order number of the last call that the rule could not take because of its order or state.
  var refusedCall: UInt64?

  /// The scope in which the rule was set up.
  let scope = MockScope.current

  /// The states that the rule requires. Empty if it always holds.
  var states: [StateCondition]

  /// The place of the rule in its orders.
  var place: OrderPlace?

  /// The orders of the rule, which it retains.
  var orders: [CallOrder] = []

  /// The signals that its answers wait for.
  var gates: [Signal] = []

  init(
    site: MockSourceLocation, count: CallCount?, pattern: ArgumentPattern, states: [StateCondition]
  ) {
    self.site = site
    self.count = count
    self.pattern = pattern
    self.states = states
  }

  /// A Boolean value that indicates whether the rule can take another call.
  var isUnsaturated: Bool {
    guard let upper = count?.upper else { return true }
    return matchedCount < upper
  }

  /// A Boolean value that indicates whether the rule has received too few calls.
  var isUnmet: Bool { matchedCount < count?.lower ?? 0 }

  /// A Boolean value that indicates whether the rule is a rejection.
  var isRejection: Bool { count?.upper == 0 }

  /// A Boolean value that indicates whether the rule counts calls at any time, so that assignments
  /// can be moved.
  var isFree: Bool { states.isEmpty && place == nil && !isRejection }
}

/// Numbers the rules of the process.
private enum RuleCounter {
  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var last = 0

  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
