// The matchers and captors of other libraries that are members. They are unavailable. If only the name
// differs, there is a fix-it.

extension Matcher {
  /// Unavailable: the matcher is a property. Swift does not allow a function `any()` next to it.
  ///
  /// - Parameter nothing: Nothing.
  @_disfavoredOverload
  @available(*, unavailable, message: "write .any, without parentheses")
  public static func any(__nothing nothing: Void = ()) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, renamed: "equal(_:)")
  public static func eq(_ value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, renamed: "equal(_:)")
  public static func equals(_ value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, renamed: "equal(_:)")
  public static func equalTo(_ value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, renamed: "equal(_:)")
  public static func isEqual(_ value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, renamed: "equal(_:)")
  public static func equal(to value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, renamed: "equal(_:)")
  public static func isEqual(to value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, message: "write the value itself; it needs no matcher")
  public static func value(_ value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The expected value.
  @available(*, unavailable, message: "write the value itself; it needs no matcher")
  public static func exact(_ value: Value) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter predicate: Returns `true` for matching values.
  @available(*, unavailable, message: "write .where { ... }")
  public static func matching(_ predicate: @escaping (Value) -> Bool) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter predicate: Returns `true` for matching values.
  @available(*, unavailable, message: "write .where { ... }")
  public static func match(_ predicate: @escaping (Value) -> Bool) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter predicate: Returns `true` for matching values.
  @available(*, unavailable, message: "write .where { ... }")
  public static func argThat(_ predicate: @escaping (Value) -> Bool) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, renamed: "any")
  public static var anyValue: Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, renamed: "any")
  public static var anyArg: Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, renamed: "any")
  public static var ignored: Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter captor: The captor.
  @available(*, unavailable, renamed: "captured(by:)")
  public static func capture(_ captor: Captor<Value>) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter captor: The captor.
  @available(*, unavailable, renamed: "captured(by:)")
  public static func capturing(_ captor: Captor<Value>) -> Matcher { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter storage: The variable for the value.
  @available(*, unavailable, message: "write .captured(by: captor), with a Captor")
  public static func capturing(_ storage: inout Value?) -> Matcher { fatalError() }
}

extension Captor {
  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "write .captured(by: captor)")
  public func capture() -> Matcher<Value> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "write captor.value")
  public func getValue() -> Value? { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, renamed: "values")
  public var allValues: [Value] { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "write .captured(by: captor)")
  public var matcher: Matcher<Value> { fatalError() }
}

// The matchers of other libraries that are functions. They are unavailable, and their messages tell the
// user what to write.

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func `any`<Value>() -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anyArg<Value>() -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anyValue<Value>() -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anything<Value>() -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter type: The type of the argument.
@available(*, unavailable, message: "write .any")
public func `any`<Value>(_ type: Value.Type) -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anyInt() -> Matcher<Int> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anyString() -> Matcher<String> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anyBool() -> Matcher<Bool> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anyDouble() -> Matcher<Double> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .any")
public func anyClosure<Value>() -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The expected value.
@available(*, unavailable, message: "write the value itself; it needs no matcher")
public func eq<Value>(_ value: Value) -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter value: The expected value.
@available(*, unavailable, message: "write the value itself; it needs no matcher")
public func equal<Value>(to value: Value) -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter predicate: Returns `true` for matching values.
@available(*, unavailable, message: "write .where { ... }")
public func argThat<Value>(_ predicate: (Value) -> Bool) -> Matcher<Value> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .isNil")
public func isNil<Value>() -> Matcher<Value?> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .isNil")
public func isNull<Value>() -> Matcher<Value?> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .notNil")
public func notNil<Value>() -> Matcher<Value?> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .notNil")
public func isNotNil<Value>() -> Matcher<Value?> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .notNil")
public func notNull<Value>() -> Matcher<Value?> { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .notNil")
public func isNotNull<Value>() -> Matcher<Value?> { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter captor: The captor.
@available(*, unavailable, message: "write .captured(by: captor)")
public func capture<Value>(_ captor: Captor<Value>) -> Matcher<Value> { fatalError() }

/// Unavailable: the captor of other libraries.
@available(*, unavailable, renamed: "Captor")
public typealias ArgumentCaptor = Captor
