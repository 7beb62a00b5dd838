import UnderstudyValues

/// The history that reports the calls on a scope's mocks if the test fails.
///
/// Most mocks are deallocated when the body of a test ends, before it is known whether the test
/// fails. The history therefore stores their newest calls without describing them, until its owner
/// requests the descriptions or releases the history.
///
/// While the test has not failed, the objects among the arguments and results of a deallocated mock
/// are not retained. If such an object is deallocated too, its type is shown instead. Calls that
/// were reset are not reported.
///
/// A mock retains its scope, and the scope retains its history. The history therefore releases the
/// mocks of a scope when the scope ends.
package final class InteractionHistory: Sendable {
  private let limit: Int
  private let state = Guarded(State())

  private struct State {
    var members: [ObjectIdentifier: any ScopeMember] = [:]
    var calls: [DetachedCall] = []
    var count = 0
    var hasFailed = false
  }

  /// Creates an empty history.
  ///
  /// - Parameter limit: The maximum number of calls to report. The newest calls are reported.
  package init(limit: Int) { self.limit = limit }

  deinit {
    var released: [State] = state.withLock { state in
      defer { state = State() }
      return [state]
    }
    LateCalls.whileReleasing { released.removeAll() }
  }

  /// A Boolean value that indicates whether the test has failed, so that the history will be
  /// reported.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Records the failure of the test, so that objects in later calls are retained.
  package func noteFailure() { state.withLock { $0.hasFailed = true } }

  /// Adds a mock of the scope.
  func follow(_ member: any ScopeMember) {
    state.withLock { $0.members[ObjectIdentifier(member)] = member }
  }

  /// Releases the mocks of a scope that has ended. Their calls were stored before.
  func unfollow(_ members: [any ScopeMember]) {
    let released = state.withLock { state in
      members.map { state.members.removeValue(forKey: ObjectIdentifier($0)) }
    }
    withExtendedLifetime(released) {}
  }

  /// Stores the calls on a mock that is being deallocated.
  func storeCalls(of member: any ScopeMember) {
    let (calls, count) = member.detachCalls(limit: limit, retainsObjects: hasFailed)
    state.withLock { state in
      state.calls += calls
      state.count += count
    }
  }

  /// Describes the newest calls. Runs user code.
  ///
  /// - Returns: The calls, oldest first, and the number of older calls that were omitted.
  package func describe() -> (calls: [CallDescription], omitted: Int) {
    var (calls, count, members) = state.withLock { ($0.calls, $0.count, Array($0.members.values)) }
    for member in members {
      let more = member.detachCalls(limit: limit, retainsObjects: true)
      calls += more.calls
      count += more.count
    }
    let newest = calls.sorted { $0.order < $1.order }.suffix(limit)
    let omitted = count - newest.count
    return (zip((omitted + 1)..., newest).map { $1.describe(number: $0) }, omitted)
  }
}

/// A recorded call that is stored separately from its mock, and described later if the test fails.
struct DetachedCall {
  let order: UInt64
  let mock: String
  let member: MemberName
  let arguments: [DetachedValue]
  let outcome: ReplacedOutcome<DetachedValue>

  /// The values that failures do not show.
  let redactions: Redactions

  /// The positions of the arguments that failures do not show.
  let redactedPositions: Set<Int>

  /// Describes the call.
  ///
  /// - Parameters:
  ///   - number: The number of the call in the scope.
  ///   - isForFile: Whether the text is compared with a file. It has the whole values, which describe
  ///     themselves.
  func describe(number: Int, isForFile: Bool = false) -> CallDescription {
    DescriptionContext.$redactions.withValue(redactions) { description(number, isForFile) }
  }

  private func description(_ number: Int, _ isForFile: Bool) -> CallDescription {
    let texts: [String] = arguments.enumerated().map { position, value in
      redactedPositions.contains(position) ? Redactions.text : value.describe(isForFile: isForFile)
    }
    let isHidden = member.kind == .getter && redactions.hides(label: member.base)
    let outcome =
      if isHidden, case .returned = outcome { ReplacedOutcome.returned(Redactions.text) } else {
        outcome.map { $0.describe(isForFile: isForFile) }
      }
    return CallDescription(
      mock: mock, member: member, arguments: texts, order: number, isAccountedFor: false,
      site: nil, outcome: outcome)
  }
}

/// An argument or result of a call, stored separately from its mock.
///
/// Tests may check that objects and closures are released, and a deallocated mock would have
/// released them. Closures are therefore not stored, and objects are stored as weak references.
/// Objects inside other values are retained.
struct DetachedValue {
  private let type: Any.Type
  private var value: Any?
  private weak var object: AnyObject?

  /// Creates a stored value. Does not run user code.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - retainsObjects: Whether to retain objects and closures.
  init(_ value: Any, retainsObjects: Bool) {
    let inner = (value as? any OptionalValue)?.unwrapped ?? value
    type = Swift.type(of: inner)
    if retainsObjects || value is any ArgumentBox {
      self.value = value
    } else if type is AnyClass {
      object = inner as AnyObject
    } else if !FunctionType.isFunction(type) {
      self.value = value
    }
  }

  /// Describes the value, or its type if the value is gone.
  ///
  /// - Parameter isForFile: Whether the text is compared with a file.
  func describe(isForFile: Bool = false) -> String {
    if isForFile, let value = value ?? object { return ValueDescription.describeForFile(value) }
    if let value = value ?? object { return ValueDescription.describeWithoutUserCode(value) }
    return type is AnyClass ? "\(type)" : "{ ... }"
  }
}

/// The type-erased requirement that every optional conforms to.
private protocol OptionalValue {
  /// The wrapped value, or `nil`. Unwraps nested optionals too.
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? {
    guard let self else { return nil }
    return (self as? any OptionalValue)?.unwrapped ?? self
  }
}

/// The type-erased requirement that every ``Inout`` box conforms to. The box belongs to the mock
/// and can be retained.
private protocol ArgumentBox {}

extension Inout: ArgumentBox {}
