/// Collects arguments of the calls that match, for the test to look at afterwards.
///
/// ```swift
/// let subject = Captor<String>()
/// expect(mailer.send(.captured(by: subject), to: "bob"), 2)
/// newsletter.publish()
/// #expect(subject.values == ["News", "Old news"])
/// ```
///
/// Only a call that matches as a whole is captured: above, no subject of a mail to anybody else. In
/// `stub`, `expect` and `reject` that is each call that the stub answers or the expectation counts,
/// one that it forbids included, before the call is answered; in `verify` and `calls` each call that
/// is found, and in `verifyInOrder` each that has its place in the order, oldest first, when the
/// verification is done. Each of these verbs captures for itself: a captor that stands in two of
/// them may get a call's argument twice. Other verbs, and matchers outside of calls, capture
/// nothing.
///
/// The result of `verify` and `calls` has all arguments already; a captor is for a part of an
/// argument, for stubs, and for expectations. It holds what it has captured until it goes away or
/// ``removeAll()`` is called, also when the mock is reset or gone. Thread-safe.
public final class Captor<Value> {
  private let lock = Lock()
  private var captured: [Value] = []

  /// Makes a captor that has captured nothing yet.
  public init() {}

  /// All that was captured, oldest first; what concurrent calls bring, in the order of its arrival.
  public var values: [Value] { lock.withLock { captured } }

  /// What was captured last; nil as long as there is nothing.
  public var value: Value? { lock.withLock { captured.last } }

  /// Lets go of all that was captured.
  public func removeAll() {
    let released = lock.withLock {
      defer { captured = [] }
      return captured
    }
    withExtendedLifetime(released) {}
  }

  /// Adds a value to those that were captured.
  func receive(_ value: Value) { lock.withLock { captured.append(value) } }
}

extension Captor: @unchecked Sendable where Value: Sendable {}  // `captured` is guarded by `lock`.
