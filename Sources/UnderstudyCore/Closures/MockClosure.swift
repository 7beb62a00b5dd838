/// A closure that the code under test depends on, mocked.
///
/// It is made from the type of the closure, and hands out a closure of that type. Called itself, it
/// is a pattern, which the verbs take as they take calls of any mock:
///
/// ```swift
/// let fetch = MockClosure("fetch", of: ((Int) async throws -> String).self)
/// stub(fetch(.any)).returns("nobody")
/// expect(fetch(7)).throws(NotFound())
///
/// let screen = Screen(fetch: fetch.function)
/// ...
/// verify(fetch(.greaterThan(7)), 2)
/// ```
///
/// The closure may be `async`, throw errors of any type, and have up to five parameters; one with
/// more of them takes a structure. It can be called by any number of threads and tasks at once, as
/// any mock.
public final class MockClosure<Function, Pattern: AnyCallPattern>: Mockable, CallPatternFactory,
  Sendable
{
  /// The object that keeps the calls, stubs and expectations.
  public let mock: Mock

  /// What makes the patterns.
  ///
  /// - Warning: For the framework only.
  public var __maker: __CallPatternFactory<Pattern> {
    __CallPatternFactory { [mock, members, pattern] in pattern(mock, members, $0) }
  }

  private let members: __Members
  private let pattern: @Sendable (Mock, __Members, ArgumentPattern) -> Pattern

  /// What the closure is made of. Unchecked: it is immutable, and `@Sendable` wherever it is made.
  private nonisolated(unsafe) let body: Function

  /// The closure, to be handed to the code under test; it keeps the mock.
  public var function: Function { body }

  /// Makes a mock whose closure is made of a recorder.
  ///
  /// - Parameters:
  ///   - name: The name for failures.
  ///   - strictness: What to do with calls that nothing was set up for.
  ///   - parameters: How many parameters the closure has.
  ///   - site: The line of the test.
  ///   - failure: The type of its errors.
  ///   - pattern: Makes a pattern.
  ///   - silent: Makes the closure if it throws nothing: one whose type of errors is generic does not
  ///     survive the way to there. It is `@Sendable`.
  ///   - untyped: Makes the closure if it throws any error; for the same reason.
  ///   - typed: Makes the closure if it throws errors of another type.
  init<Failure: Error>(
    _ name: String?, _ strictness: Strictness, parameters: Int,
    _ site: (StaticString, StaticString, Int, Int), _ failure: Failure.Type,
    pattern: @escaping @Sendable (Mock, __Members, ArgumentPattern) -> Pattern,
    silent: (Mock, __Members) -> Any, untyped: (Mock, __Members) -> Any,
    typed: (Mock, __Members) -> Function
  ) {
    mock = Mock(
      __of: "closure", spying: nil, name, strictness, site.0, site.1, site.2, site.3)
    members = __Members.ofClosures[parameters]
    self.pattern = pattern
    // What is cast is of this very type, which the compiler does not know.
    body =
      failure == Never.self
      ? silent(mock, members) as! Function
      : failure == (any Error).self
        ? untyped(mock, members) as! Function
        : typed(mock, members)
  }
}

extension __Members {
  /// The greatest number of parameters that a closure can have.
  private static let mostParameters = 5

  /// What stands for a closure, by its number of parameters: one member without a name.
  fileprivate static let ofClosures = (0...mostParameters).map { count in
    __Members("Closure", ["(\(String(repeating: "_:", count: count)))"])
  }
}
