// The room `Language`: what a test writes: patterns, verbs, setups.
//
// A verb checks how it is used, and asks the engine. It decides nothing about a call itself. Its wrong
// uses are in `Hints`, or are reported as misuse.

/// A call to a synchronous requirement as a value: the mock, the requirement and the arguments.
///
/// For every requirement, generated code declares overloads that return a pattern. To create one,
/// write the call itself in a verb:
///
/// ```swift
/// stub(greeter.greet("bob")).returns("hi bob")
/// verify(greeter.greet(.any), .atLeast(1))
/// ```
///
/// Creating a pattern does not call the requirement, record a call or set anything up. `Arguments`
/// is the tuple of the parameter types: the type itself for one parameter, and `Void` for none.
/// `Failure` is `Never` if the requirement cannot throw. Patterns can be created on any thread, but
/// not sent to another one.
public class CallPattern<Arguments, Result, Failure: Error>: CommonCallPattern<
  Arguments, Result, Failure
>
{}

/// A call to an `async` requirement as a value. Its answers can be asynchronous and do not have to
/// finish.
public final class AsyncCallPattern<Arguments, Result, Failure: Error>: CommonCallPattern<
  Arguments, Result, Failure
>
{}

/// The base class of patterns of synchronous and `async` requirements.
///
/// Neither is a subclass of the other. Otherwise, an `async` requirement would also accept a
/// closure that answers a synchronous one. Such a closure would not run on the actor in whose
/// context it was written.
public class CommonCallPattern<Arguments, Result, Failure: Error>: AnyCallPattern {
  /// Sets up the setter of a settable property or subscript to store what is set, or `nil` for
  /// other calls. Returns `true`.
  var storesWrites: ((PropertyStorage<Arguments, Result>, MockSourceLocation) -> Bool)? { nil }

  override final var member: MemberState {
    core.member(members, index, Arguments.self, Result.self)
  }

  /// The calls that the pattern matches, without the pattern.
  package var calls: PatternedCalls { PatternedCalls(member: member, arguments: arguments) }

  /// The matching recorded calls, which stay unverified.
  package var recordedCalls: [Call<Arguments, Result>] {
    var search = CallSearch(self)
    search.run(marking: [])
    return calls(search.matching)
  }

  /// Removes the matching calls from the record.
  package func removeRecordedCalls() {
    var search = CallSearch(self)
    search.forgetMatchingCalls()
  }

  /// Returns recorded calls of the requirement in their current state.
  func calls(_ records: [CallRecord]) -> [Call<Arguments, Result>] {
    let member = member
    return core.withState { state in
      records.map { (state[member].log[$0.order] ?? $0).typed(Arguments.self, Result.self) }
    }
  }

  override final func counted(_ count: CallCount) -> AnyCallPattern {
    let pattern = CommonCallPattern(mock, members, index, arguments)
    pattern.count = count
    return pattern
  }
}

/// A pattern of any requirement, for verbs that take calls of different types.
///
/// Not `Sendable`, because the values and predicates in a pattern do not have to be. Any thread can create one.
public class AnyCallPattern {
  /// The mock. Retained, because the expression that created the mock can end before the pattern is
  /// used.
  final let mock: Mock
  final let members: __Members
  final let index: Int
  final let arguments: ArgumentPattern

  // Where the pattern was written. Empty in release builds.
  private final let callers: ReturnAddresses

  /// Whether a verb has used the pattern.
  final var isUsed = false

  /// The required number of calls, or `nil` if the pattern has none. See ``times(_:)``.
  final fileprivate(set) var count: CallCount?

  init(_ mock: Mock, _ members: __Members, _ index: Int, _ arguments: ArgumentPattern) {
    self.mock = mock.core.role.isPassthrough ? .makePassthrough() : mock
    self.members = members
    self.index = index
    self.arguments = arguments
    #if DEBUG
      callers = ReturnAddresses(ReturnAddresses.read(false))
    #else
      callers = .none
    #endif
    // Most patterns hide nothing. Not `core`, which marks the pattern as used.
    if arguments.hasRedactions { self.mock.core.redact(arguments.redactedPositions, of: name) }
  }

  deinit { if !isUsed { reportUnused(callers) } }

  /// The core of the mock, for a verb that uses the pattern. Every verb needs it.
  package final var core: MockCore {
    isUsed = true
    return mock.core
  }

  /// The name of the requirement.
  final var name: MemberName { members.all[index] }

  /// The state of the pattern's member. Created if the member has not been used yet.
  var member: MemberState { preconditionFailure("a pattern without types") }

  /// Returns the same pattern with a required number of calls.
  func counted(_ count: CallCount) -> AnyCallPattern { self }

  /// Returns the matching recorded calls, by order number.
  final func matchingCalls() -> [UInt64: ExaminedCall] {
    var search = CallSearch(self)
    search.examineNewCalls()
    var calls: [UInt64: ExaminedCall] = [:]
    for call in search.examined where call.isMatching { calls[call.record.order] = call }
    return calls
  }

  /// Returns whether the pattern matches a call. Runs matchers, but captures nothing.
  final func matches(_ call: RecordedCall) -> Bool {
    guard call.core === core, core.withState({ $0.canonical(call.member) }) === member else {
      return false
    }
    return ExaminedCall(call.record, arguments).isMatching
  }
}

extension AnyCallPattern: CustomStringConvertible {
  /// The call as it is written in code, including the name of the mock.
  public final var description: String { text.description }

  /// The description of the call for failures.
  final var text: CallDescription {
    core.describing {
      CallDescription(
        mock: core.name, member: name, arguments: core.redacting(arguments.describe(), of: name))
    }
  }
}

// Searches recorded calls for the verbs that run after the fact.

/// The recorded calls of a pattern's member, each compared with the pattern. Can be continued when more
/// calls have been recorded.
struct CallSearch {
  /// The maximum number of times that a search goes on because calls were made in the meantime.
  private static var rounds: Int { 100 }

  private let pattern: AnyCallPattern
  private var member: MemberState
  private var epoch: Int?

  /// The calls that were examined, oldest first.
  private(set) var examined: [ExaminedCall] = []

  /// The number of examined calls that match.
  private(set) var matchingCount = 0

  /// The matching calls, oldest first.
  var matching: [CallRecord] {
    var records: [CallRecord] = []
    records.reserveCapacity(matchingCount)
    for call in examined where call.isMatching { records.append(call.record) }
    return records
  }

  /// Creates a search that has not examined any calls yet.
  init(_ pattern: AnyCallPattern) {
    self.pattern = pattern
    member = pattern.member
  }

  /// Examines the calls that were recorded since the last examination. Runs matchers.
  mutating func examineNewCalls() {
    let current = pattern.member
    let recorded = pattern.core.withState { state in
      // The end of a scope removes the members, so that the next use of one makes it anew.
      if current !== member || state[current].epoch != epoch {
        (member, epoch, examined, matchingCount) = (current, state[current].epoch, [], 0)
      }
      return Array(state[member].log.records[examined.count...])
    }
    for record in recorded {
      let call = ExaminedCall(record, pattern.arguments, pattern.arguments.makeCaptures())
      if call.isMatching { matchingCount += 1 }
      examined.append(call)
    }
  }

  /// Examines all calls, also those that are made while matchers run, as if that took no time.
  ///
  /// - Parameter end: Runs once, while no other call is recorded.
  private mutating func examineAllCalls<End>(_ end: (CallSearch, inout MockState) -> End) -> End {
    var round = 0
    while true {
      round += 1
      examineNewCalls()
      let result = pattern.core.withState { state -> End? in
        let isComplete =
          state[member].epoch == epoch && state[member].log.records.count == examined.count
        return isComplete || round == Self.rounds ? end(self, &state) : nil
      }
      if let result { return result }
    }
  }

  /// Examines all calls, marks the matching ones, and delivers captured values.
  mutating func run(marking marks: CallMarks) {
    examineAllCalls { search, state in search.mark(marks, in: &state) }
    deliverCaptures()
  }

  /// Marks the matching calls without examining more, and delivers captured values.
  func end(marking marks: CallMarks) {
    pattern.core.withState { mark(marks, in: &$0) }
    deliverCaptures()
  }

  private func mark(_ marks: CallMarks, in state: inout MockState) {
    for call in examined where call.isMatching {
      state.insert(marks, at: call.record, to: member)
    }
  }

  private func deliverCaptures() {
    for call in examined where call.isMatching { call.captures?.deliver() }
  }

  /// Removes matching calls from the record. Releases them outside the lock.
  mutating func forgetMatchingCalls() {
    let old = examineAllCalls { search, state in
      state.removeCalls(numbered: Set(search.matching.map(\.order)), of: search.member)
    }
    withExtendedLifetime(old) {}
  }

  /// Reports the failure of a verification.
  func reportFailure(
    _ count: CallCount, _ site: MockSourceLocation, wait: MockFailure.Wait? = nil
  ) {
    let core = pattern.core
    let matching = matching
    core.report(
      count.headline(to: member.name.text(on: core.plainName), received: matching.count), at: site
    ) {
      let others = core.history(except: member)
      let recorded = core.withState { state in
        matching.map { state.snapshot(of: $0, to: member, core) }
      }
      let misses = examined.filter { !$0.isMatching }
      return FailedVerification(
        pattern: pattern.text, count: count, received: matching.count,
        matching: MockFailure.History(recorded, showing: count.upper, core.callNumbers),
        nearest: ExaminedCall.nearest(among: misses, of: member, core, to: pattern.arguments),
        missed: misses.count, others: others,
        elsewhere: matching.count < count.lower
          ? core.callsElsewhere(for: pattern.arguments, member) : [],
        wait: wait)
    }
  }
}

extension AnyCallPattern {
  /// Returns the pattern with a number of calls, for
  /// ``verifyInOrder(_:exactly:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// verifyInOrder(ledger.open(), gateway.charge(.any).times(2), ledger.commit())
  /// ```
  ///
  /// - Parameter count: How many times the call must be made: a number, a range or a ``CallCount``.
  /// - Returns: A pattern of the same call.
  public final func times(_ count: some CallCounting) -> AnyCallPattern {
    isUsed = true
    return counted(count.callCount)
  }
}
