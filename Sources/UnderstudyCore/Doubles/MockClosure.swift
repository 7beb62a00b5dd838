/// A mock of a closure that the code under test depends on.
///
/// Create it from the type of the closure, and pass ``function`` to the code under test. Calling
/// the mock closure itself makes a call pattern for the verbs:
///
/// ```swift
/// let fetch = MockClosure("fetch", of: ((Int) async throws -> String).self)
/// stub(fetch(.any)).returns("unknown")
/// expect(fetch(7)).throws(NotFound())
///
/// let screen = Screen(fetch: fetch.function)
/// await screen.show([7, 8, 9])
/// verify(fetch(.greaterThan(7)), 2)
/// ```
///
/// The closure can be `async`, throw errors of any type, and have up to five parameters. To mock a
/// closure with more parameters, combine them in a structure. Thread-safe.
public final class MockClosure<Function, Pattern: AnyCallPattern>: Mockable, CallPatternFactory,
  Sendable
{
  /// The object that stores the calls, stubs and expectations.
  public let mock: Mock

  /// The factory of call patterns.
  ///
  /// - Warning: For the framework only.
  public var __maker: __CallPatternFactory<Pattern> {
    __CallPatternFactory { [mock, members, pattern] in pattern(mock, members, $0) }
  }

  private let members: __Members
  private let pattern: @Sendable (Mock, __Members, ArgumentPattern) -> Pattern

  /// The closure. Unchecked, because it is immutable, and every initializer creates a `@Sendable`
  /// closure.
  private nonisolated(unsafe) let body: Function

  /// The closure to pass to the code under test. It retains the mock.
  public var function: Function { body }

  /// Creates a mock closure that records its calls.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - parameters: The number of parameters of the closure.
  ///   - site: The source location of the call.
  ///   - pattern: Creates a call pattern.
  ///   - body: Makes the closure, which is `@Sendable`.
  init(
    _ name: String?, _ strictness: Strictness, parameters: Int,
    _ site: (StaticString, StaticString, Int, Int),
    pattern: @escaping @Sendable (Mock, __Members, ArgumentPattern) -> Pattern,
    body: (Mock, __Members) -> Function
  ) {
    mock = Mock(
      __of: "closure", name, strictness, site.0, site.1, site.2, site.3)
    members = __Members.ofClosures[parameters]
    self.pattern = pattern
    self.body = body(mock, members)
  }

  /// Creates a mock closure with a generic error type.
  ///
  /// A closure whose error type is generic cannot be cast to one that throws `Never` or `any
  /// Error`. So there is a separate way to make each of these closures.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - parameters: The number of parameters of the closure.
  ///   - site: The source location of the call.
  ///   - failure: The type of the closure's errors.
  ///   - pattern: Creates a call pattern.
  ///   - silent: Makes the closure if it does not throw. The closure is `@Sendable`.
  ///   - untyped: Makes the closure if it throws any error. The closure is `@Sendable`.
  ///   - typed: Makes the closure if it throws errors of another type.
  convenience init<Failure: Error>(
    _ name: String?, _ strictness: Strictness, parameters: Int,
    _ site: (StaticString, StaticString, Int, Int), _ failure: Failure.Type,
    pattern: @escaping @Sendable (Mock, __Members, ArgumentPattern) -> Pattern,
    silent: (Mock, __Members) -> Any, untyped: (Mock, __Members) -> Any,
    typed: (Mock, __Members) -> Function
  ) {
    // Each cast succeeds, because `Failure` determines the type. The compiler cannot infer this.
    self.init(name, strictness, parameters: parameters, site, pattern: pattern) { mock, members in
      if failure == Never.self { return silent(mock, members) as! Function }
      if failure == (any Error).self { return untyped(mock, members) as! Function }
      return typed(mock, members)
    }
  }
}

extension __Members {
  /// The maximum number of parameters of a mock closure.
  private static let mostParameters = 5

  /// The members of closures, indexed by the number of parameters. Each has one member without a
  /// name.
  fileprivate static let ofClosures = (0...mostParameters).map { count in
    __Members("Closure", ["(\(String(repeating: "_:", count: count)))"])
  }
}

// Types of closures that no mock closure has.

extension MockClosure {
  /// Unavailable for closures that are isolated, or whose parameters are `inout`.
  ///
  /// - Parameters:
  ///   - name: The name of the mock.
  ///   - strictness: The strictness.
  ///   - type: The type of the closure.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: """
      write a type without isolation, such as (@Sendable (Int) -> Void).self: the mock's function converts \
      to an isolated one. For 'inout', mock a struct of closures
      """
  )
  public convenience init(
    _ name: String? = nil, _ strictness: Strictness = .nice, of type: Function.Type
  ) where Pattern == CallPattern<Void, Void, Never> { __unavailable() }
}
