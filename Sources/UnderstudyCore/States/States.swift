/// A state machine of a test: a name, and which of several states holds now.
///
/// Expectations can hold in one state only, answers can bring about the next one, and a test can
/// wait for a state. The idea is jMock's.
///
/// ```swift
/// let connection = States("connection", initially: "closed")
/// expect(gateway.open()).moves(connection, to: "open")
/// expect(gateway.charge(.any)).when(connection.is("open"))
/// ```
///
/// Any `Hashable & Sendable` type will do for the states; an enum of the test says most. Thread-safe.
public final class States<Value: Hashable & Sendable>: @unchecked Sendable {
  // Variables are guarded by `lock`.

  /// The name for failures.
  public let name: String

  private let lock = Lock()
  private var value: Value?
  private var watchers: [Signal] = []

  /// Makes a state machine that is in a state.
  ///
  /// - Parameters:
  ///   - name: The name for failures.
  ///   - initial: The state that holds first.
  public init(_ name: String, initially initial: Value) {
    self.name = name
    value = initial
    MockScope.current?.adopt(self)
  }

  /// Makes a state machine that is in no state yet.
  ///
  /// - Parameters:
  ///   - name: The name for failures.
  ///   - type: The type of the states.
  public init(_ name: String, of type: Value.Type = Value.self) {
    self.name = name
    MockScope.current?.adopt(self)
  }

  /// The state that holds now; nil when none does yet.
  public var current: Value? { lock.withLock { value } }

  /// Lets a state hold from now on, and wakes those who wait for it.
  ///
  /// - Parameter value: The state.
  public func become(_ value: Value) {
    let (old, watchers) = lock.withLock {
      defer { self.value = value }
      return (self.value, self.watchers)
    }
    withExtendedLifetime(old) {}
    for watcher in watchers { watcher.fire() }
  }

  /// The condition that a state holds; false as long as none does.
  ///
  /// - Parameter value: The state.
  /// - Returns: A condition for `when` and `wait`.
  public func `is`(_ value: Value) -> StateCondition {
    condition({ "is \(ValueDescription.describe(value))" }) { $0 == value }
  }

  /// The condition that another state holds, or none.
  ///
  /// - Parameter value: The state.
  /// - Returns: A condition for `when` and `wait`.
  public func isNot(_ value: Value) -> StateCondition {
    condition({ "is not \(ValueDescription.describe(value))" }) { $0 != value }
  }

  private func condition(
    _ text: @escaping @Sendable () -> String, _ isMet: @escaping @Sendable (Value?) -> Bool
  ) -> StateCondition {
    let describe = { @Sendable [name] in "\(name) \(text())" }
    return StateCondition(
      states: self,
      read: {
        let current = self.current
        return StateReading(
          isMet: isMet(current), condition: describe, actual: { self.text(of: current) })
      },
      describe: describe)
  }

  private func text(of value: Value?) -> String {
    guard let value else { return "\(name) has no current state" }
    return "\(name) is \(ValueDescription.describe(value))"
  }
}

extension States: AnyStates, CustomStringConvertible {
  /// What is the case: `readiness is "unready"`, `readiness has no current state`.
  public var description: String { text(of: current) }

  func watch(_ signal: Signal) { lock.withLock { watchers.append(signal) } }

  func unwatch(_ signal: Signal) { lock.withLock { watchers.removeAll { $0 === signal } } }
}
