import UnderstudyValues

/// A state machine for a test, with a name and a current state.
///
/// Expectations and stubs can depend on a state, answers can change the state, and a test can wait
/// for a state. The idea comes from jMock.
///
/// ```swift
/// let connection = States("connection", initially: "closed")
/// expect(gateway.open()).moves(connection, to: "open")
/// expect(gateway.charge(.any)).when(connection.is("open"))
/// ```
///
/// The states can be of any `Hashable & Sendable` type. An enumeration in the test is the most
/// readable. Thread-safe.
public final class States<Value: Hashable & Sendable>: Sendable {
  /// The name for failures.
  public let name: String

  private let value: Guarded<Value?>

  /// Fires on every change.
  let changes = Signal()

  /// Creates a state machine with an initial state.
  ///
  /// - Parameters:
  ///   - name: The name for failures.
  ///   - initial: The initial state.
  public init(_ name: String, initially initial: Value) {
    self.name = name
    value = Guarded(initial)
    MockScope.current?.adopt(self)
  }

  /// Creates a state machine without a current state.
  ///
  /// - Parameters:
  ///   - name: The name for failures.
  ///   - type: The type of the states.
  public init(_ name: String, of type: Value.Type = Value.self) {
    self.name = name
    value = Guarded(nil)
    MockScope.current?.adopt(self)
  }

  /// The current state, or `nil` before the first state.
  public var current: Value? { value.withLock { $0 } }

  /// Changes the current state and wakes the tasks and threads that wait for it.
  ///
  /// - Parameter value: The new state.
  public func become(_ value: Value) {
    let old = self.value.withLock { current in
      defer { current = value }
      return current
    }
    withExtendedLifetime(old) {}
    changes.fire()
  }

  /// Returns the condition that a state is the current one. Not met before the first state.
  ///
  /// - Parameter value: The state.
  /// - Returns: A condition for `when` and `waitUntil`.
  public func `is`(_ value: Value) -> StateCondition {
    condition({ "is \(ValueDescription.describe(value))" }) { $0 == value }
  }

  /// Returns the condition that a state is not the current one. Met before the first state.
  ///
  /// - Parameter value: The state.
  /// - Returns: A condition for `when` and `waitUntil`.
  public func isNot(_ value: Value) -> StateCondition {
    condition({ "is not \(ValueDescription.describe(value))" }) { $0 != value }
  }

  private func condition(
    _ text: @escaping @Sendable () -> String, _ isMet: @escaping @Sendable (Value?) -> Bool
  ) -> StateCondition {
    let describe = { @Sendable [name] in "\(VisibleText.line(name)) \(text())" }
    return StateCondition(
      states: self,
      read: {
        let current = self.current
        return StateReading(
          isMet: isMet(current), condition: describe, actual: { self.description(of: current) })
      },
      describe: describe)
  }

  private func description(of value: Value?) -> String {
    let name = VisibleText.line(name)
    guard let value else { return "\(name) has no current state" }
    return "\(name) is \(ValueDescription.describe(value))"
  }
}

extension States: AnyStates, CustomStringConvertible {
  /// The description of the current state: `readiness is "unready"`, `readiness has no current
  /// state`.
  public var description: String { description(of: current) }
}

/// A condition on the current state of ``States``. Expectations and stubs can depend on it, and
/// tests can wait for it.
///
/// ```swift
/// expect(gateway.charge(.any)).when(connection.is("open"))
/// await waitUntil(connection.is("closed"))
/// ```
public struct StateCondition: Sendable {
  let states: any AnyStates

  /// Reads the current state. Runs `==` of the state.
  let read: @Sendable () -> StateReading

  /// Returns the description of the condition: `readiness is "ready"`. Runs the description of the
  /// state.
  let describe: @Sendable () -> String

  /// A Boolean value that indicates whether the condition is currently met.
  public var isMet: Bool { read().isMet }
}

extension StateCondition: CustomStringConvertible {
  /// The description of the condition: `readiness is "ready"`, `readiness is not "ready"`.
  public var description: String { describe() }
}

/// The result of evaluating a condition at one time.
struct StateReading {
  /// A Boolean value that indicates whether the condition was met.
  let isMet: Bool

  /// Describes the condition. Runs user code.
  let condition: () -> String

  /// Describes the actual state. Runs user code.
  let actual: () -> String
}

/// Type-erased ``States``.
protocol AnyStates: Sendable, AnyObject {
  /// The description of the current state: `readiness is "unready"`.
  var description: String { get }

  /// Fires on every change.
  var changes: Signal { get }
}
