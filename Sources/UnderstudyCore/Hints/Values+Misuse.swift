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

// The patterns of comparisons, which have none.

extension Equatable where Self: Mockable & AnyObject {
  /// Unavailable: comparisons are not recorded.
  ///
  /// - Parameter other: A mock.
  /// - Returns: Nothing.
  @available(
    *, unavailable,
    message: """
      a comparison of mocks is not recorded: they are equal if they are the same, or as an extension \
      of the protocol says
      """
  )
  @_disfavoredOverload
  public func operatorEqualEqual(_ other: Self) -> CallPattern<Self, Bool, Never> {
    __unavailable()
  }
}

extension Comparable where Self: Mockable & AnyObject {
  /// Unavailable: comparisons are not recorded.
  ///
  /// - Parameter other: A mock.
  /// - Returns: Nothing.
  @available(
    *, unavailable,
    message: """
      a comparison of mocks is not recorded: their order is arbitrary, or as an extension of the \
      protocol says
      """
  )
  @_disfavoredOverload
  public func operatorLess(_ other: Self) -> CallPattern<Self, Bool, Never> { __unavailable() }
}

// Numbers are counts, so they see the static members of counts. Without these members, the compiler
// would report that `.any` requires "the types 'Int' and 'CallCount' be equivalent" if a matcher is
// an argument of real code.

extension Int {
  /// Unavailable: only call patterns take matchers.
  @available(*, unavailable, message: "type 'Int' has no member 'any'")
  public static var any: Int { fatalError() }

  /// Unavailable: only call patterns take matchers.
  ///
  /// - Parameter bound: The lower bound.
  @available(*, unavailable, message: "type 'Int' has no member 'atLeast'")
  public static func atLeast(_ bound: Int) -> Int { fatalError() }

  /// Unavailable: only call patterns take matchers.
  ///
  /// - Parameter bound: The upper bound.
  @available(*, unavailable, message: "type 'Int' has no member 'atMost'")
  public static func atMost(_ bound: Int) -> Int { fatalError() }
}

extension Delay {
  /// Reports a misuse if the time is negative, infinite or not a number.
  ///
  /// - Returns: `true` if nothing should be waited for.
  func reportsMisuse(_ site: MockSourceLocation) -> Bool {
    guard !isPossible else { return false }
    FailureReporting.reportMisuse(
      "\(description) is not a time to wait", site,
      "Write a finite time that is not negative, such as 1.5 for one and a half seconds.")
    return true
  }
}

// Overloads of `inOrder` whose closures return what has no effect in a block. They are deprecated, so
// that they warn. They are chosen if the closure is one line. In longer closures, Swift warns about
// unused patterns.
//
// The generic parameters of their results can only be inferred from a result. Otherwise Swift would
// choose these overloads for longer closures, too, which have none.

/// Deprecated for a closure that only creates a pattern: it expects nothing.
///
/// - Parameters:
///   - name: The name of the order.
///   - body: Creates a pattern.
/// - Throws: The error that `body` throws.
@available(
  *, deprecated, message: "this block expects nothing: write expect(mock.member(...)) on each line"
)
public func inOrder<Arguments, Result, Failure: Error>(
  _ name: String? = nil, _ body: () throws -> CommonCallPattern<Arguments, Result, Failure>
) rethrows {
  _ = try body()
}

/// Deprecated for a closure that only verifies calls: it expects nothing.
///
/// - Parameters:
///   - name: The name of the order.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Verifies calls.
/// - Returns: The calls.
/// - Throws: The error that `body` throws.
@discardableResult
@available(
  *, deprecated, message: "this block expects nothing: write expect(mock.member(...)) on each line"
)
public func inOrder<Arguments, Result>(
  _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws -> [Call<Arguments, Result>]
) rethrows -> [Call<Arguments, Result>] {
  var context = SetupContext.current
  let site = MockSourceLocation(fileID, filePath, line, column)
  context.orders.append(CallOrder(name, site))
  return try context.run(SetupBlock(.inOrder, site), body)
}

// Initializers of mocks with labels. They are unavailable and have fix-its.

extension Mock {
  /// Unavailable with a label.
  ///
  /// - Parameter strictness: What happens to calls that nothing was set up for.
  @available(*, unavailable, renamed: "init(_:)")
  public convenience init(strictness: Strictness) { fatalError() }
}

extension __GeneratedMock {
  /// Unavailable with a label.
  ///
  /// - Parameter strictness: What happens to calls that nothing was set up for.
  @available(*, unavailable, renamed: "init(_:)")
  public init(strictness: Strictness) { fatalError() }
}
