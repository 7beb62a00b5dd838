// The room `Hints`: unavailable overloads that say what to write instead.
//
// A script writes `Hints.swift` from a table. Here is what the hints return, so that they are the only
// error of a line. Nothing here runs.

/// The body of a generated overload that is unavailable. It is cheaper to compile than `fatalError()`.
///
/// - Warning: For generated code only.
public func __unavailable() -> Never { fatalError("an unavailable overload was called") }

/// An answer that comes before the call, as in `doReturn(1).when(mock).count()`.
///
/// - Warning: For unavailable functions only.
public struct __ForeignAnswer {
  /// Returns the mock, for the call.
  ///
  /// - Parameter mock: The mock.
  public func when<M: Mockable>(_ mock: M) -> M { mock }
}

/// The type that has the name of a generated mock in builds without the mock, such as release builds.
///
/// The name is an unavailable alias, so that the compiler reports where mocks exist. This type has the
/// initializers of a mock, and every member, so that this is the only error of a line.
///
/// - Warning: For generated code only.
@dynamicMemberLookup
@dynamicCallable
public struct __AbsentMock: Mockable {
  /// The recorder that this mock does not have.
  public var mock: Mock { fatalError("this mock is absent from this build") }

  /// Creates nothing.
  ///
  /// - Parameters:
  ///   - name: The name for failures.
  ///   - strictness: What happens to calls that nothing was set up for.
  public init(_ name: String? = nil, _ strictness: Strictness = .nice) {}

  /// Creates nothing.
  ///
  /// - Parameter strictness: What happens to calls that nothing was set up for.
  public init(_ strictness: Strictness) {}

  /// Creates nothing.
  ///
  /// - Parameters:
  ///   - real: The real object of a spy.
  ///   - name: The name for failures.
  ///   - strictness: What happens to calls that nothing was set up for.
  public init(spying real: Any, _ name: String? = nil, _ strictness: Strictness = .nice) {}

  /// A member of any name.
  ///
  /// - Parameter name: The name.
  public subscript(dynamicMember name: String) -> __AbsentMock { self }

  /// A call with any arguments.
  ///
  /// - Parameter arguments: The arguments with their labels.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> CallPattern<Any, Any, any Error> {
    fatalError("this mock is absent from this build")
  }
}
