/// A call of a synchronous requirement as a value: which member of which mock, with which arguments.
///
/// Generated code gives every requirement overloads that return one, so a call is written as it
/// always is, and the verbs take it:
///
/// ```swift
/// stub(greeter.greet("bob")).returns("hi bob")
/// verify(greeter.greet(.any), .atLeast(1))
/// ```
///
/// Making a pattern calls nothing, records nothing and sets nothing up. `Arguments` is the tuple
/// of the parameters' types (the type itself when there is one, `Void` when there is none),
/// `Failure` is `Never` where the requirement cannot throw. A pattern is used where it is made and
/// is not sent between threads; any thread can make one.
public class CallPattern<Arguments, Result, Failure: Error>: CommonCallPattern<
  Arguments, Result, Failure
>
{}

/// A call of an `async` requirement as a value: its answers may be async, and may never come.
public final class AsyncCallPattern<Arguments, Result, Failure: Error>: CommonCallPattern<
  Arguments, Result, Failure
>
{}

/// What the patterns of synchronous and `async` requirements have in common.
///
/// Neither is a kind of the other: a closure that answers a synchronous requirement would fit an
/// `async` one too, and would not hop to the actor that it was written on.
public class CommonCallPattern<Arguments, Result, Failure: Error>: AnyCallPattern {
  let arguments: ArgumentPattern

  init(_ mock: Mock, _ members: __Members, _ index: Int, _ arguments: ArgumentPattern) {
    self.arguments = arguments
    super.init(mock, members, index)
  }

  /// The member that the pattern is of, made if the mock has not met it yet.
  var member: MemberState { core.member(members, index, Arguments.self, Result.self) }

  override var anyMember: MemberState { member }

  override var isUniversal: Bool { arguments.isUniversal }

  override var incomparable: (position: Int, type: Any.Type)? { arguments.incomparable }

  override func describeArguments() -> [String] { arguments.describe() }

  override func matchingCalls() -> [UInt64: MatchingCall] {
    var search = CallSearch(self)
    search.lookOn()
    let calls = search.matching.indices.map { index in
      MatchingCall(
        position: search.matching[index],
        captures: search.captures.isEmpty ? nil : search.captures[index])
    }
    return core.lock.withLock {
      Dictionary(calls.map { ($0.position.header.order, $0) }) { first, _ in first }
    }
  }
}

/// A pattern of any requirement, for verbs that take several calls of different types.
public class AnyCallPattern {
  /// The mock, held so that a pattern outlives the expression that named the mock.
  let mock: Mock
  let members: __Members
  let index: Int

  init(_ mock: Mock, _ members: __Members, _ index: Int) {
    self.mock = mock.core.isPassthrough ? .makePassthrough() : mock
    self.members = members
    self.index = index
  }

  /// What the mock keeps.
  var core: MockCore { mock.core }

  /// The name of the requirement.
  var name: MemberName { members.all[index] }

  /// The member that the pattern is of.
  var anyMember: MemberState { preconditionFailure("a pattern without types") }

  /// Whether any arguments match.
  var isUniversal: Bool { true }

  /// The first argument that is compared with a value that nothing can be compared with: its
  /// position and its type; nil when there is none.
  var incomparable: (position: Int, type: Any.Type)? { nil }

  /// What each argument must be, in words.
  func describeArguments() -> [String] { [] }

  /// The recorded calls that match, by their number in the order of all calls.
  func matchingCalls() -> [UInt64: MatchingCall] { [:] }

  /// How often the call is to come, where the pattern says so; see ``times(_:)``.
  var count: CallCount? { nil }
}

extension AnyCallPattern: CustomStringConvertible {
  /// The call as one would write it, with the mock's name before it.
  public final var description: String { text.description }

  /// The call in words, for failures.
  final var text: PatternDescription {
    PatternDescription(mock: core.name, member: name, arguments: describeArguments())
  }
}
