/// What one `stub` or `expect` set up.
///
/// Variables are guarded by the lock of the mock, so the ones that every call touches are not
/// checked for exclusive access once more.
final class Rule {
  /// The line that set it up.
  let site: MockSourceLocation

  /// How often the call is expected; nil for a stub.
  let count: CallCount?

  let pattern: ArgumentPattern

  /// The number of the last call before it was set up.
  let since = CallOrderCounter.current

  /// Which one it is among all rules, in the order in which they were set up.
  let number = RuleCounter.next()

  @exclusivity(unchecked) var script = AnswerScript()

  /// How many calls it took.
  @exclusivity(unchecked) var matchedCount = 0

  /// How many calls it should have taken less: each was reported at the call.
  @exclusivity(unchecked) var excessCount = 0

  /// How many calls have come for it.
  var received: Int { matchedCount + excessCount }

  /// A Boolean value that indicates whether a verification has reported it as unmet, so that the end
  /// does not report it again.
  var isReported = false

  /// The order number of the last call that it could not take because of its order or state.
  var refusedCall: UInt64?

  /// The scope in which it was set up.
  let scope = MockScope.current

  /// The states that it holds in; none for a rule that always holds.
  var states: [StateCondition]

  /// Its place in the orders that it belongs to.
  var place: OrderPlace?

  /// These orders, which are held here.
  var orders: [CallOrder] = []

  /// What its answers wait for.
  var gates: [Signal] = []

  init(
    site: MockSourceLocation, count: CallCount?, pattern: ArgumentPattern, states: [StateCondition]
  ) {
    self.site = site
    self.count = count
    self.pattern = pattern
    self.states = states
  }

  /// Whether it may take another call.
  var isUnsaturated: Bool {
    guard let upper = count?.upper else { return true }
    return matchedCount < upper
  }

  /// Whether too few calls have come.
  var isUnmet: Bool { matchedCount < count?.lower ?? 0 }

  /// Whether it forbids its calls.
  var isRejection: Bool { count?.upper == 0 }

  /// Whether it counts calls whenever they come, so that it does not matter which ones.
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
