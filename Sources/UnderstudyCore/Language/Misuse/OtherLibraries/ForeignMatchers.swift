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
