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

/// The values that a pattern's captors receive if a call matches as a whole.
///
/// The values are collected while the matchers run, because each matcher runs only once. Not
/// thread-safe: used only on the thread that runs the matchers.
final class Captures {
  private var deliveries: [() -> Void] = []

  /// The number of values.
  var count: Int { deliveries.count }

  /// Adds a value for a captor.
  func add<Value>(_ value: Value, for captor: Captor<Value>) {
    deliveries.append { captor.receive(value) }
  }

  /// Adds the values of other captures.
  func add(_ others: Captures) { deliveries += others.deliveries }

  /// Removes the newest values, because they are parts of a value that does not match.
  ///
  /// - Parameter count: The number of values that remain.
  func cut(to count: Int) { deliveries.removeLast(deliveries.count - count) }

  /// Delivers the values to their captors.
  func deliver() { for delivery in deliveries { delivery() } }
}

extension Matcher {
  /// Matches values that another matcher matches, and captures them if the whole call matches. See
  /// ``Captor``.
  ///
  /// ```swift
  /// let subject = Captor<String>()
  /// stub(mailer.send(.has(\.subject, .captured(by: subject)), to: "bob"))
  /// ```
  ///
  /// Inside another matcher, captures the part of the argument that it is applied to: each matching
  /// element of a collection, or the value in the matching branch of `.anyOf`. Inside `.not` and
  /// `.noneOf`, captures nothing.
  ///
  /// - Parameters:
  ///   - captor: The captor that receives the value.
  ///   - matcher: The matcher for the value.
  /// - Returns: The matcher.
  public static func captured(by captor: Captor<Value>, _ matcher: Matcher = .any) -> Matcher {
    Matcher(
      predicate: { value, captures in
        guard matcher.matches(value, captures) else { return false }
        captures?.add(value, for: captor)
        return true
      },
      describe: matcher.describeSelf,
      explain: matcher.explainMismatch,
      expected: matcher.expectedValue,
      contents: matcher.contents.union(.captor))
  }
}
