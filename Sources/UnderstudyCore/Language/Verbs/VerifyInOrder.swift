/// Verifies that calls were made in order, across mocks.
///
/// For each pattern, a call must have been made after the calls of the previous patterns. Other
/// calls are allowed in between. A pattern can have a number of calls, as in `.times(2)`. If the
/// number has an upper bound, no further matching call is allowed between the calls of the adjacent
/// patterns.
///
/// If `exactly` is `true`, a pattern without a number matches one call. No other calls on these
/// mocks are allowed between the first call and the last.
///
/// ```swift
/// verifyInOrder(ledger.open(), gateway.charge(1299), ledger.commit())
/// verifyInOrder(ledger.open(), gateway.charge(.any).times(1...3), ledger.commit(), exactly: true)
/// ```
///
/// Reports a misuse on this line inside an answer, because the calls that it checks are still in
/// progress. It is also a failure if no number of calls satisfies the number of a pattern.
/// Thread-safe.
///
/// - Parameters:
///   - patterns: The calls, with plain values or matchers.
///   - exactly: Whether other calls between them are failures.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Complexity: O(*n* · *m*), where *n* is the number of recorded calls and *m* is the number of
///   patterns. Counts only calls to the requirements of the patterns or, if `exactly` is `true`,
///   all calls on their mocks.
public func verifyInOrder(
  _ patterns: AnyCallPattern..., exactly: Bool = false,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard !AnswerContext.reportsMisuse(of: "verifyInOrder", site) else { return }
  guard !patterns.isEmpty else {
    return FailureReporting.reportMisuse(
      "verifyInOrder() names no call", site,
      "Pass the calls in their order: verifyInOrder(mock.a(), mock.b()).")
  }
  guard !patterns.contains(where: { $0.reportsMisuse(site) }) else { return }
  for pattern in patterns where pattern.count?.checked(for: pattern, site).isImpossible == true {
    return
  }
  var seen: Set<ObjectIdentifier> = []
  let cores = patterns.map(\.core).filter { seen.insert(ObjectIdentifier($0)).inserted }
  guard let first = cores.first, cores.dropFirst().allSatisfy({ $0.canBeVerified(site) }) else {
    return
  }
  evaluate(cores[...], at: site) {
    let check = OrderCheck(patterns, exactly: exactly)
    guard !check.isFulfilled else { return }
    first.report("Calls are not in the verified order", at: site) { check.problem }
  }
}

/// Runs a verb on several mocks inside the scope of each.
private func evaluate(
  _ cores: ArraySlice<MockCore>, at site: MockSourceLocation, _ body: () -> Void
) {
  guard let first = cores.first else { return body() }
  first.evaluate(at: site) { _ in evaluate(cores.dropFirst(), at: site, body) }
}

/// A verification of an order.
private struct OrderCheck {
  private let patterns: [AnyCallPattern]
  private let exactly: Bool
  private let calls: [[UInt64: ExaminedCall]]
  private let elements: [OrderSearch.Element]
  private let result: OrderSearch.Result

  /// The numbers of calls in failures.
  private var numbers: CallNumbers { CallNumbers(of: patterns.map(\.core)) }

  /// Creates the verification: searches the calls, marks the used ones as verified, and delivers
  /// their captured values.
  init(_ patterns: [AnyCallPattern], exactly: Bool) {
    self.patterns = patterns
    self.exactly = exactly
    let calls = patterns.map { $0.matchingCalls() }
    self.calls = calls
    let plain = exactly ? CallCount.once : .atLeast(1)
    elements = patterns.indices.map { index in
      let count = patterns[index].count ?? plain
      return OrderSearch.Element(
        count: count, isStrict: patterns[index].count?.upper != nil,
        matches: Set(calls[index].keys))
    }
    let timeline =
      exactly ? Self.allCalls(of: patterns) : Self.matchedCalls(calls)
    result = OrderSearch(elements, allowsGaps: !exactly).run(timeline)
    for (index, used) in result.used.enumerated() {
      let found = used.compactMap { calls[index][$0] }
      patterns[index].core.noteVerified(found.map(\.record), of: patterns[index].member)
      for call in found { call.captures?.deliver() }
    }
  }

  private static func matchedCalls(_ calls: [[UInt64: ExaminedCall]]) -> [UInt64] {
    Set(calls.flatMap(\.keys)).sorted()
  }

  private static func allCalls(of patterns: [AnyCallPattern]) -> [UInt64] {
    var numbers: Set<UInt64> = []
    for pattern in patterns { numbers.formUnion(pattern.core.recordedCalls().map(\.order)) }
    return numbers.sorted()
  }

  /// A Boolean value that indicates whether the calls were made in order.
  var isFulfilled: Bool { result.isFulfilled }

  /// The problem to report if the order is not fulfilled. Describes values.
  var problem: OutOfOrder {
    if exactly, let interveningCall {
      let text = MockFailure.OrderDescription(
        name: "exactly in this order",
        entries: patterns.indices.map { entry(at: $0, calls: interveningCall.used[$0], .done) },
        interveningCall: interveningCall.by)
      return OutOfOrder(problem: .between(interveningCall.by), order: text, history: .none)
    }
    let text = MockFailure.OrderDescription(
      name: exactly ? "exactly in this order" : "in this order",
      entries: patterns.indices.map(entry), interveningCall: nil)
    return OutOfOrder(problem: reason, order: text, history: .none)
  }

  private var reason: OutOfOrder.Problem {
    if let index = overfilledStep {
      return .count(
        patterns[index].text, elements[index].count, received: received(at: index),
        after: previous(to: index)?.text)
    }
    let missing = min(result.reached, patterns.count - 1)
    if let previous = previous(to: missing), received(at: missing) == 0, !calls[missing].isEmpty {
      return .early(patterns[missing].text, before: previous.text)
    }
    return .count(
      patterns[missing].text, elements[missing].count, received: received(at: missing),
      after: previous(to: missing)?.text)
  }

  /// The strict step that had one call too many at the end of the search, or `nil`.
  private var overfilledStep: Int? {
    guard let end = result.end else { return nil }
    return elements.indices.last {
      $0 <= result.reached && elements[$0].isStrict && elements[$0].matches.contains(end)
    }
  }

  /// The calls that would fulfill the order if gaps were allowed, and a call between them, or
  /// `nil`.
  private var interveningCall: (used: [[UInt64]], by: CallDescription)? {
    let loose = OrderSearch(elements, allowsGaps: true).run(Self.matchedCalls(calls))
    let used = loose.used.flatMap { $0 }
    guard loose.isFulfilled, let first = used.first, let last = used.last else { return nil }
    let between = patterns.lazy.flatMap { $0.core.recordedCalls() }
      .filter { $0.order > first && $0.order < last && !used.contains($0.order) }
    return between.min { $0.order < $1.order }.map { (loose.used, $0.describe(numbers)) }
  }

  private func previous(to index: Int) -> AnyCallPattern? { index > 0 ? patterns[index - 1] : nil }

  /// Returns the calls to a step that were made after the calls to the previous steps.
  private func laterCalls(at index: Int) -> Set<UInt64> {
    let start = result.used[..<index].joined().max() ?? 0
    return elements[index].matches.filter { $0 > start }
  }

  /// Returns the number of calls to a step that were made after the calls to the previous steps.
  private func received(at index: Int) -> Int { laterCalls(at: index).count }

  private func entry(at index: Int) -> MockFailure.OrderDescription.Entry {
    if index == overfilledStep {
      return entry(at: index, calls: laterCalls(at: index).sorted(), .tooMany)
    }
    let calls = elements[index].matches.sorted()
    guard index < result.reached else {
      if calls.isEmpty { return entry(at: index, calls: [], .missing) }
      if received(at: index) == 0 { return entry(at: index, calls: calls, .early) }
      let isBroken = overfilledStep == nil && index == result.reached
      return entry(at: index, calls: calls, isBroken ? .missing : .unjudged)
    }
    let used = result.used[index]
    let next = result.reached
    if next < elements.count, received(at: next) == 0, let last = used.last,
      let early = elements[next].matches.max(), early < last
    {
      return entry(at: index, calls: used, .late)
    }
    return entry(at: index, calls: used, .done)
  }

  private func entry(
    at index: Int, calls: [UInt64], _ status: MockFailure.OrderDescription.Entry.Status
  ) -> MockFailure.OrderDescription.Entry {
    MockFailure.OrderDescription.Entry(
      pattern: patterns[index].text, count: elements[index].count,
      calls: calls.map { numbers[$0] }, status: status)
  }
}

/// Requires the calls expected in a block to be made in order, across mocks.
///
/// ```swift
/// inOrder("checkout") {
///   expect(ledger.open())
///   expect(gateway.charge(1299))
///   expect(ledger.commit())
/// }
/// ```
///
/// A call that is made too early or too late is reported immediately. Blocks can be nested: an
/// expectation belongs to the orders of all enclosing blocks. Stubs in the block are not ordered.
/// A block without expectations is a failure on its line. See ``CallOrder``.
///
/// The order is task-local: expectations that other threads and unrelated tasks set up in the
/// meantime do not belong to it.
///
/// - Parameters:
///   - name: The name of the order for failures. If `nil`, failures show the source location.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Creates the expectations.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult
public func inOrder<Result, Failure: Error>(
  _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return try SetupContext.run(order: CallOrder(name, site), site, body)
}

extension CommonCallSetup {
  /// Appends the expectation to the given orders.
  ///
  /// Reports a failure on this line in the following cases:
  ///
  /// - The setup is a stub. A stub does not have to be called, so it cannot be ordered.
  /// - The expectation already belongs to the order.
  /// - The order contradicts another order of the expectation.
  ///
  /// - Parameters:
  ///   - orders: The orders.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func inOrder(
    _ orders: CallOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    for order in orders { join(order, MockSourceLocation(fileID, filePath, line, column)) }
    return self
  }
}

// Overloads of `inOrder` whose closures return what has no effect in a block. They are deprecated, so
// that they warn. They are chosen if the closure is one line. In longer closures, Swift warns about
// unused patterns.
//
// The generic parameters of their results can only be inferred from a result. Otherwise Swift would
// choose these overloads for longer closures, too, which have none.

/// Deprecated for a closure that only creates a pattern: it expects nothing.
///
/// - Parameters:
///   - name: The name of the order.
///   - body: Creates a pattern.
/// - Throws: The error that `body` throws.
@available(
  *, deprecated, message: "this block expects nothing: write expect(mock.member(...)) on each line"
)
public func inOrder<Arguments, Result, Failure: Error>(
  _ name: String? = nil, _ body: () throws -> CommonCallPattern<Arguments, Result, Failure>
) rethrows {
  _ = try body()
}

/// Deprecated for a closure that only verifies calls: it expects nothing.
///
/// - Parameters:
///   - name: The name of the order.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Verifies calls.
/// - Returns: The calls.
/// - Throws: The error that `body` throws.
@discardableResult
@available(
  *, deprecated, message: "this block expects nothing: write expect(mock.member(...)) on each line"
)
public func inOrder<Arguments, Result>(
  _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws -> [Call<Arguments, Result>]
) rethrows -> [Call<Arguments, Result>] {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return try SetupContext.run(order: CallOrder(name, site), site, body)
}
