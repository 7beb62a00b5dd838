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
/// The closure can be `async`, throw any error, and have up to four parameters. For a closure with more
/// parameters, or with typed throws, write a closure that calls a mock of a protocol. Thread-safe.
public final class MockClosure<Function, Pattern: AnyCallPattern>: Mockable, CallPatternFactory,
  Sendable
{
  /// The object that stores the calls, stubs and expectations.
  public let mock: Mock

  /// The factory of call patterns.
  ///
  /// - Warning: For the framework only.
  public var __maker: __CallPatternFactory<Pattern> {
    __CallPatternFactory { [mock, members, pattern] in pattern(mock, members, 0, $0) }
  }

  private let members: __Members
  private let pattern: @Sendable (Mock, __Members, Int, ArgumentPattern) -> Pattern

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
    _ name: String?, _ strictness: Strictness, _ parameters: Int,
    _ site: (StaticString, StaticString, Int, Int),
    _ pattern: @escaping @Sendable (Mock, __Members, Int, ArgumentPattern) -> Pattern,
    _ body: (Mock) -> Function
  ) {
    mock = Mock(
      __of: "closure", name, strictness, site.0, site.1, site.2, site.3)
    members = __Members.ofClosures[parameters]
    self.pattern = pattern
    self.body = body(mock)
  }
}

extension __Members {
  /// The maximum number of parameters of a mock closure.
  private static let mostParameters = 4

  /// The members of closures, indexed by the number of parameters. Each has one member without a
  /// name.
  static let ofClosures = (0...mostParameters).map { count in
    __Members("Closure", ["(\(String(repeating: "_:", count: count)))"])
  }
}

// Types of closures that no mock closure has.

extension MockClosure {
  /// Unavailable for closures that are isolated, have typed throws or more than four parameters, or whose
  /// parameters are `inout`.
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
      to an isolated one. For 'inout', mock a struct of closures. For typed throws and more than four \
      parameters, write a closure that calls a mock
      """
  )
  public convenience init(
    _ name: String? = nil, _ strictness: Strictness = .nice, of type: Function.Type
  ) where Pattern == CallPattern<Void, Void, Never> { __unavailable() }
}
