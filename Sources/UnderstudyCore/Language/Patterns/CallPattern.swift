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
  let arguments: ArgumentPattern

  // Where the pattern was written. Empty in release builds.
  private let callers: ReturnAddresses

  init(_ mock: Mock, _ members: __Members, _ index: Int, _ arguments: ArgumentPattern) {
    self.arguments = arguments
    #if DEBUG
      callers = ReturnAddresses(ReturnAddresses.read(false))
    #else
      callers = .none
    #endif
    super.init(mock, members, index)
    // Most patterns hide nothing. Not `core`, which marks the pattern as used.
    if arguments.hasRedactions { self.mock.core.redact(arguments.redactedPositions, of: name) }
  }

  deinit { if !isUsed { reportUnused(callers) } }

  /// Sets up the setter of a settable property or subscript to store what is set, or `nil` for
  /// other calls. Returns `true`.
  var storesWrites: ((PropertyStorage<Arguments, Result>, MockSourceLocation) -> Bool)? { nil }

  /// The state of the pattern's member. Created if the member has not been used yet.
  var member: MemberState { core.member(members, index, Arguments.self, Result.self) }

  /// The calls that the pattern matches, without the pattern.
  package var calls: PatternedCalls { PatternedCalls(member: member, arguments: arguments) }

  override var anyMember: MemberState { member }

  override var isUniversal: Bool { arguments.isUniversal }

  override var incomparable: (position: Int, type: Any.Type)? { arguments.incomparable }

  override var impossible: Int? { arguments.impossible }

  override var hasBorrowPredicates: Bool { arguments.hasBorrowPredicates }

  override func describeArguments() -> [String] { arguments.describe() }

  override func matchingCalls() -> [UInt64: ExaminedCall] {
    var search = CallSearch(self)
    search.examineNewCalls()
    return core.withState { state in
      Dictionary(search.examined.matching.map { ($0.record.order, $0) }) { first, _ in
        first
      }
    }
  }

  override func matches(_ call: RecordedCall) -> Bool {
    guard call.core === core, core.withState({ $0.canonical(call.member) }) === member else {
      return false
    }
    return ExaminedCall(call.record, arguments).isMatching
  }
}

/// A pattern of any requirement, for verbs that take calls of different types.
///
/// Not `Sendable`, because the values and predicates in a pattern do not have to be. Any thread can create one.
public class AnyCallPattern {
  /// The mock. Retained, because the expression that created the mock can end before the pattern is
  /// used.
  let mock: Mock
  let members: __Members
  let index: Int

  /// A Boolean value that indicates whether a verb has used the pattern.
  final var isUsed = false

  init(_ mock: Mock, _ members: __Members, _ index: Int) {
    self.mock = mock.core.role.isPassthrough ? .makePassthrough() : mock
    self.members = members
    self.index = index
  }

  /// The core of the mock, for a verb that uses the pattern. Every verb needs it.
  package final var core: MockCore {
    noteUse()
    return mock.core
  }

  /// Notes that a verb uses the pattern.
  func noteUse() { isUsed = true }

  /// The name of the requirement.
  var name: MemberName { members.all[index] }

  /// The state of the pattern's member.
  var anyMember: MemberState { preconditionFailure("a pattern without types") }

  /// A Boolean value that indicates whether the pattern matches any arguments.
  var isUniversal: Bool { true }

  /// The position and type of the first argument whose expected value cannot be compared, or `nil`
  /// if there is none.
  var incomparable: (position: Int, type: Any.Type)? { nil }

  /// The position of the first argument whose matcher can never match because of a negative number, or
  /// `nil` if there is none.
  var impossible: Int? { nil }

  /// A Boolean value that indicates whether a matcher examines an argument that cannot be recorded.
  var hasBorrowPredicates: Bool { false }

  /// Returns the description of each argument.
  func describeArguments() -> [String] { [] }

  /// Returns the matching recorded calls, by order number.
  func matchingCalls() -> [UInt64: ExaminedCall] { [:] }

  /// Returns a Boolean value that indicates whether the pattern matches a call. Runs matchers, but
  /// captures nothing.
  func matches(_ call: RecordedCall) -> Bool { false }

  /// The required number of calls, or `nil` if the pattern has none. See ``times(_:)``.
  var count: CallCount? { nil }
}

extension AnyCallPattern: CustomStringConvertible {
  /// The call as it is written in code, including the name of the mock.
  public final var description: String { text.description }

  /// The description of the call for failures.
  final var text: CallDescription {
    core.describing {
      CallDescription(
        mock: core.name, member: name, arguments: core.redacting(describeArguments(), of: name))
    }
  }
}

// Searches recorded calls for the verbs that run after the fact.

/// The result of a search through a member's recorded calls.
struct Findings<Arguments, Result> {
  /// The matching calls, oldest first.
  fileprivate(set) var matching: [Call<Arguments, Result>] = []

  /// The calls that were examined, to explain a failure.
  fileprivate let examined: ExaminedCalls

  /// Returns the records of the matching calls, oldest first.
  fileprivate func places(of member: MemberState, _ core: MockCore) -> [RecordedCall] {
    core.withState { state in
      var places: [RecordedCall] = []
      examined.forEachMatching { places.append(state.snapshot(of: $0, to: member, core)) }
      return places
    }
  }
}

/// A search through the recorded calls of a pattern's member. Can be continued when more calls have
/// been recorded.
struct CallSearch<Arguments, Result, Failure: Error> {
  private let pattern: CommonCallPattern<Arguments, Result, Failure>
  private var member: MemberState
  private var epoch: Int?

  /// The calls that were examined.
  private(set) var examined: ExaminedCalls

  /// Creates a search that has not examined any calls yet.
  init(_ pattern: CommonCallPattern<Arguments, Result, Failure>) {
    self.pattern = pattern
    member = pattern.member
    examined = ExaminedCalls(pattern.arguments)
  }

  /// Examines the calls that were recorded since the last examination. Runs matchers.
  mutating func examineNewCalls() {
    member = pattern.member
    let (recorded, now) = pattern.core.withState { state in
      if state[member].epoch != epoch { examined.removeAll() }
      return (Array(state[member].log.records[examined.count...]), state[member].epoch)
    }
    epoch = now
    examined.examine(recorded)
  }

  /// Returns the calls found, in their current state, and delivers captured values. Call only once.
  ///
  /// - Parameter marks: The marks to set on each matching call.
  func findings(marking marks: CallMarks) -> Findings<Arguments, Result> {
    deliver(pattern.core.withState { findings(marking: marks, in: &$0) })
  }

  /// Returns the calls found, or `nil` if there are calls that have not been examined.
  ///
  /// - Parameter marks: The marks to set on each matching call.
  fileprivate func findingsIfComplete(marking marks: CallMarks) -> Findings<Arguments, Result>? {
    pattern.core.withState { state in
      isComplete(&state) ? findings(marking: marks, in: &state) : nil
    }.map(deliver)
  }

  /// Returns a Boolean value that indicates whether all calls have been examined.
  fileprivate func isComplete(_ state: inout MockState) -> Bool {
    state[member].epoch == epoch && state[member].log.records.count == examined.count
  }

  private func findings(
    marking marks: CallMarks, in state: inout MockState
  ) -> Findings<Arguments, Result> {
    var found = Findings<Arguments, Result>(examined: examined)
    found.matching.reserveCapacity(examined.matchingCount)
    examined.forEachMatching { call in
      state.insert(marks, at: call, to: member)
      let current = state[member].log[call.order] ?? call
      found.matching.append(current.typed(Arguments.self, Result.self))
    }
    return found
  }

  /// Delivers captured values.
  private func deliver(_ found: Findings<Arguments, Result>) -> Findings<Arguments, Result> {
    examined.deliverCaptures()
    return found
  }
}

extension CommonCallPattern {
  /// Searches the recorded calls.
  ///
  /// - Parameter marks: The marks to set on each matching call.
  func find(marking marks: CallMarks) -> Findings<Arguments, Result> {
    var search = CallSearch(self)
    // Calls that are made while matchers run are searched too, as if the search took no time.
    for _ in 0..<CallSearchLimit.rounds {
      search.examineNewCalls()
      if let found = search.findingsIfComplete(marking: marks) { return found }
    }
    return search.findings(marking: marks)
  }

  /// Removes matching calls from the record. Releases them outside the lock.
  func forgetMatchingCalls() {
    var search = CallSearch(self)
    let member = self.member
    for round in 1...CallSearchLimit.rounds {
      search.examineNewCalls()
      let old = core.withState { state -> CallLog? in
        guard search.isComplete(&state) || round == CallSearchLimit.rounds else { return nil }
        let forgotten = Set(search.examined.matching.map(\.record.order))
        return state.removeCalls(numbered: forgotten, of: member)
      }
      if let old { return withExtendedLifetime(old) {} }
    }
  }
}

private enum CallSearchLimit {
  /// The maximum number of times that a search goes on because calls were made in the meantime.
  static let rounds = 100
}

// MARK: - Explaining failed verifications

extension CommonCallPattern {
  /// Reports the failure of a verification.
  func reportFailure(
    _ count: CallCount, _ findings: Findings<Arguments, Result>, _ site: MockSourceLocation,
    wait: MockFailure.Wait? = nil
  ) {
    let (core, member, received) = (self.core, self.member, findings.matching.count)
    core.report(
      count.headline(to: member.name.text(on: core.plainName), received: received), at: site
    ) {
      let others = core.history(except: member)
      let matching = MockFailure.History(
        findings.places(of: member, core), showing: count.upper, core.callNumbers)
      let nearest = ExaminedCall.nearest(
        among: findings.examined.misses, of: member, core, to: arguments)
      return FailedVerification(
        pattern: text, count: count, received: received, matching: matching, nearest: nearest,
        missed: findings.examined.missedCount, others: others,
        elsewhere: received < count.lower ? core.callsElsewhere(for: arguments, member) : [],
        wait: wait)
    }
  }
}

/// A pattern with a required number of calls, for verbs that take several patterns.
final class CountedCallPattern: AnyCallPattern {
  private let pattern: AnyCallPattern
  private let callCount: CallCount

  init(_ pattern: AnyCallPattern, _ count: CallCount) {
    self.pattern = pattern
    callCount = count
    super.init(pattern.mock, pattern.members, pattern.index)
  }

  // A verb that reports a misuse does not search the calls of the pattern.
  override func noteUse() { pattern.noteUse() }

  override var anyMember: MemberState { pattern.anyMember }

  override var isUniversal: Bool { pattern.isUniversal }

  override var incomparable: (position: Int, type: Any.Type)? { pattern.incomparable }

  override var impossible: Int? { pattern.impossible }

  override var hasBorrowPredicates: Bool { pattern.hasBorrowPredicates }

  override func describeArguments() -> [String] { pattern.describeArguments() }

  override func matchingCalls() -> [UInt64: ExaminedCall] { pattern.matchingCalls() }

  override func matches(_ call: RecordedCall) -> Bool { pattern.matches(call) }

  override var count: CallCount? { callCount }
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
    CountedCallPattern(self, count.callCount)
  }
}
