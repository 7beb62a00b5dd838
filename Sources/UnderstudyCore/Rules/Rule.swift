/// A stub or expectation. What changes is part of the mock's state.
final class Rule {
  /// The line where the rule was set up.
  let site: MockSourceLocation

  /// How many times the call is expected, or `nil` for a stub.
  let count: CallCount?

  let pattern: ArgumentPattern

  /// The order number of the last call before the rule was set up.
  let since = CallOrderCounter.current

  /// The position among all rules, in the order in which they were set up.
  let number = lastNumber.withLock { last in
    last += 1
    return last
  }

  /// The scope in which the rule was set up.
  let scope = MockScope.current

  // Not checked for exclusive access, because only the state of the mock has access to it.
  @exclusivity(unchecked) fileprivate var contents: Contents

  private static let lastNumber = Guarded(0)

  init(
    site: MockSourceLocation, count: CallCount?, pattern: ArgumentPattern, states: [StateCondition]
  ) {
    self.site = site
    self.count = count
    self.pattern = pattern
    contents = Contents(count: count, states: states)
  }

  /// A Boolean value that indicates whether the rule is a rejection.
  var isRejection: Bool { count?.upper == 0 }
}

extension Rule {
  /// The part of a rule that the lock of the mock guards.
  struct Contents {
    /// How many times the call is expected, or `nil` for a stub.
    let count: CallCount?

    /// The states that the rule requires. Empty if it always holds.
    var states: [StateCondition]

    /// The answers.
    var script = AnswerScript()

    /// The number of calls that were assigned to the rule.
    var matchedCount = 0

    /// The number of calls beyond the upper bound. Each was reported when it was made.
    var excessCount = 0

    /// A Boolean value that indicates whether the rule was reported as unmet, or a call to it as made
    /// at the wrong time. If so, neither a verification nor the end of the scope reports it again.
    var isReported = false

    /// A Boolean value that indicates whether the failure of a call beyond the upper bound was a known
    /// issue, which does not excuse the rule.
    var isExcused = false

    /// A Boolean value that indicates whether the rule completes another one, so that it does not
    /// have to be used.
    var isExemptFromUse = false

    /// The order number of the last call that the rule could not take because of its order or
    /// state.
    var refusedCall: UInt64?

    /// The order number of the first unexpected call to which the rule is nearest.
    var meantCall: UInt64?

    /// The order number of the first call that the rule matched and lacked, because an older expectation
    /// took the call.
    fileprivate(set) var takenCall: UInt64?

    /// The line of that expectation.
    fileprivate(set) var taker: MockSourceLocation?

    /// The step that the rule forms in its orders.
    var place: OrderPlace?

    /// The orders of the rule, which it retains.
    var orders: [CallOrder] = []

    /// The gates that its answers wait for.
    var gates: [any AnswerGate] = []

    /// The number of matching calls.
    var received: Int { matchedCount + excessCount }

    /// A Boolean value that indicates whether the rule has received too few calls.
    var isUnmet: Bool { matchedCount < count?.lower ?? 0 }

    /// A Boolean value that indicates whether the rule counts calls at any time.
    var isFree: Bool { states.isEmpty && place == nil && count?.upper != 0 }
  }
}

extension MockState {
  /// Accesses the part of a rule that the lock guards.
  subscript(rule: Rule) -> Rule.Contents {
    _read { yield rule.contents }
    nonmutating _modify { yield &rule.contents }
  }
}

// A call asks these questions about every rule that matches it.
extension MockState {
  /// Returns a Boolean value that indicates whether a rule can take another call.
  func hasRoom(_ rule: Rule) -> Bool {
    guard let upper = rule.count?.upper else { return true }
    return rule.contents.matchedCount < upper
  }

  /// Notes a call for the newer expectations that match and lack it.
  ///
  /// Steps of an order are left out: a step lacks its call even if it is set up first.
  ///
  /// - Parameters:
  ///   - call: The order number of the call.
  ///   - taker: The expectation that takes the call.
  ///   - matching: The expectations that match, oldest first.
  func noteTaken(_ call: UInt64, by taker: Rule, among matching: [Rule]) {
    var index = matching.count - 1
    while matching[index] !== taker {
      let rule = matching[index]
      if rule.contents.takenCall == nil, rule.contents.matchedCount < rule.count?.lower ?? 0,
        rule.contents.place == nil
      {
        rule.contents.takenCall = call
        rule.contents.taker = taker.site
      }
      index -= 1
    }
  }
}

extension MockState {
  /// Counts a call that a stub answers, if the stub only returns values.
  ///
  /// - Returns: The value to return, or `nil` if the stub does anything else.
  func takePlainValue(of stub: Rule) -> Any? {
    guard let values = stub.contents.script.plainValues else { return nil }
    stub.contents.matchedCount &+= 1
    return stub.contents.script.nextPlainValue(values)
  }
}

/// The parts of a mock that ``reset(_:_:)`` removes.
///
/// ```swift
/// reset(gateway, .calls)
/// reset(gateway, [.calls, .stubs])
/// ```
public struct ResetParts: OptionSet, Sendable {
  /// The bits. Use the named parts instead.
  public let rawValue: Int

  /// Creates parts from bits. Use the named parts instead.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The recorded calls, with their arguments.
  public static let calls = ResetParts(rawValue: 1)

  /// The stubs.
  public static let stubs = ResetParts(rawValue: 2)

  /// The expectations, with their counts.
  public static let expectations = ResetParts(rawValue: 4)

  /// All parts.
  public static let all: ResetParts = [.calls, .stubs, .expectations]
}
