/// Collects arguments of matching calls, for the test to examine later.
///
/// ```swift
/// let subject = Captor<String>()
/// expect(mailer.send(.captured(by: subject), to: "bob"), 2)
/// newsletter.publish()
/// #expect(subject.values == ["News", "Old news"])
/// ```
///
/// A captor only receives an argument if the whole call matches: the example does not capture the
/// subjects of mails to other recipients.
///
/// - `stub`, `expect` and `reject` capture each call that the stub answers or that the expectation
///   or rejection counts, before the call is answered.
/// - `verify` and `calls` capture each matching call.
/// - `verifyInOrder` captures each call that has a place in the order, oldest first, when the
///   verification is complete.
/// - `assertThat` captures the value if it matches.
///
/// Each of these verbs captures independently: a captor that is used in two of them can receive the
/// same argument twice. Other verbs capture nothing.
///
/// `verify` and `calls` already return all arguments. Use a captor for a part of an argument, for
/// stubs and for expectations. A captor retains its values until ``removeAll()`` is called, even if
/// the mock is reset or deallocated. Thread-safe.
public final class Captor<Value> {
  private let captured = Guarded<[Value]>([])

  /// Creates a captor without values.
  public init() {}

  /// The captured values, oldest first. Values of concurrent calls are in order of arrival.
  public var values: [Value] { captured.withLock { $0 } }

  /// The most recently captured value, or `nil` if nothing has been captured.
  public var value: Value? { captured.withLock { $0.last } }

  /// Removes all captured values.
  public func removeAll() {
    let released = captured.withLock { captured in
      defer { captured = [] }
      return captured
    }
    withExtendedLifetime(released) {}
  }

  /// Adds a captured value.
  func receive(_ value: Value) { captured.withLock { $0.append(value) } }
}

extension Captor: Sendable where Value: Sendable {}
