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
{
  /// Sets up the setter of a settable property or subscript to store what is set, or `nil` for
  /// other calls. Returns `true`.
  var storesWrites: ((PropertyStorage<Arguments, Result>, MockSourceLocation) -> Bool)? { nil }
}

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

  /// The state of the pattern's member. Created if the member has not been used yet.
  var member: MemberState { core.member(members, index, Arguments.self, Result.self) }

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
      Dictionary(search.examined.matching.map { (state.order(of: $0.position), $0) }) { first, _ in
        first
      }
    }
  }

  override func matches(_ call: RecordedCall) -> Bool {
    guard call.core === core, core.withState({ $0.canonical(call.member) }) === member else {
      return false
    }
    return ExaminedCall(call.position, arguments).isMatching
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
    self.mock = mock.core.isPassthrough ? .makePassthrough() : mock
    self.members = members
    self.index = index
  }

  /// The core of the mock, for a verb that uses the pattern. Every verb needs it.
  final var core: MockCore {
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
  final var text: PatternDescription {
    core.describing {
      PatternDescription(
        mock: core.name, member: name, arguments: core.redacting(describeArguments(), of: name))
    }
  }
}
