/// Something that is true of ``States`` at times: what an expectation holds under, and what a test
/// waits for.
///
/// ```swift
/// expect(gateway.charge(.any)).when(connection.is("open"))
/// await waitUntil(connection.is("closed"))
/// ```
public struct StateCondition: Sendable {
  let states: any AnyStates

  /// Tells how things are now. Runs the value's `==`, so never under a lock.
  let read: @Sendable () -> StateReading

  /// What is asked for: `readiness is "ready"`. Runs the value's description.
  let describe: @Sendable () -> String

  /// Whether it is true now.
  public var holds: Bool { read().isMet }
}

extension StateCondition: CustomStringConvertible {
  /// What is asked for: `readiness is "ready"`, `readiness is not "ready"`.
  public var description: String { describe() }
}

/// How things were when a condition was read.
struct StateReading {
  /// Whether the condition held.
  let isMet: Bool

  /// What is asked for, in words. Never under a lock.
  let condition: () -> String

  /// What was the case, in words. Never under a lock.
  let actual: () -> String
}

/// States of whatever type.
protocol AnyStates: Sendable, AnyObject {
  /// What is the case, in words: `readiness is "unready"`.
  var description: String { get }

  /// Lets a signal fire at every change from now on.
  func watch(_ signal: Signal)

  /// Takes back what ``watch(_:)`` asked for.
  func unwatch(_ signal: Signal)
}
