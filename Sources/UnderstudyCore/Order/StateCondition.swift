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

  /// Fires a signal on every change, until ``unwatch(_:)`` is called.
  func watch(_ signal: Signal)

  /// Stops firing a signal on changes.
  func unwatch(_ signal: Signal)
}
