// Generated patterns call these functions.

extension Mock {
  /// Creates the pattern of a call.
  ///
  /// - Warning: For generated code only.
  public func __callPattern<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matchers: __ArgumentMatcher...
  ) -> CallPattern<Arguments, Result, Failure> {
    CallPattern(self, members, index, ArgumentPattern(matchers))
  }

  /// Creates the pattern of a call to an `async` requirement.
  ///
  /// - Warning: For generated code only.
  public func __asyncCallPattern<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matchers: __ArgumentMatcher...
  ) -> AsyncCallPattern<Arguments, Result, Failure> {
    AsyncCallPattern(self, members, index, ArgumentPattern(matchers))
  }

  /// Creates the pattern of a settable property or subscript.
  ///
  /// - Warning: For generated code only.
  public func __settablePattern<Arguments, Value, SetArguments>(
    _ members: __Members, _ getter: Int, _ setter: Int, _ matchers: __ArgumentMatcher...
  ) -> SettableCallPattern<Arguments, Value, Never, SetArguments> {
    SettableCallPattern(self, members, getter, ArgumentPattern(matchers)) { value in
      CallPattern(self, members, setter, ArgumentPattern(matchers + [.matcher(value)]))
    }
  }
}

// The arguments of a requirement with a parameter pack are only known as a pack. There are separate
// overloads for one argument, because a parameter pack with one element does not accept `Any`.

extension Mock {
  /// Creates the pattern of a call.
  ///
  /// - Warning: For generated code only.
  public func __pattern<each Parameter, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matchers: repeat Matcher<each Parameter>
  ) -> CallPattern<(repeat each Parameter), Result, Failure> {
    CallPattern(self, members, index, .init(repeat each matchers))
  }

  /// Creates the pattern of a call with one argument.
  ///
  /// - Warning: For generated code only.
  public func __pattern<Argument, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matcher: Matcher<Argument>
  ) -> CallPattern<Argument, Result, Failure> {
    CallPattern(self, members, index, .init(matcher))
  }

  /// Creates the pattern of a call to an `async` requirement.
  ///
  /// - Warning: For generated code only.
  public func __asyncPattern<each Parameter, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matchers: repeat Matcher<each Parameter>
  ) -> AsyncCallPattern<(repeat each Parameter), Result, Failure> {
    AsyncCallPattern(self, members, index, .init(repeat each matchers))
  }

  /// Creates the pattern of a call to an `async` requirement with one argument.
  ///
  /// - Warning: For generated code only.
  public func __asyncPattern<Argument, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matcher: Matcher<Argument>
  ) -> AsyncCallPattern<Argument, Result, Failure> {
    AsyncCallPattern(self, members, index, .init(matcher))
  }

  /// Creates the pattern of a settable subscript.
  ///
  /// - Warning: For generated code only.
  public func __subscriptPattern<each Parameter, Value, Failure: Error>(
    _ members: __Members, _ getter: Int, _ setter: Int,
    _ matchers: repeat Matcher<each Parameter>
  ) -> SettableCallPattern<
    (repeat each Parameter), Value, Failure, (repeat each Parameter, Value)
  > {
    SettableCallPattern(self, members, getter, .init(repeat each matchers)) { value in
      CallPattern(self, members, setter, .init(repeat each matchers, value))
    }
  }

  /// Creates the pattern of a settable subscript with one argument.
  ///
  /// - Warning: For generated code only.
  public func __subscriptPattern<Argument, Value, Failure: Error>(
    _ members: __Members, _ getter: Int, _ setter: Int, _ matcher: Matcher<Argument>
  ) -> SettableCallPattern<Argument, Value, Failure, (Argument, Value)> {
    SettableCallPattern(self, members, getter, .init(matcher)) { value in
      CallPattern(self, members, setter, .init(matcher, value))
    }
  }
}

extension __GeneratedMock {
  /// Creates a mock and sets it up.
  ///
  /// ```swift
  /// let gateway = MockGateway {
  ///   stub($0.rate(of: .any)).returns(1)
  ///   stub($0.charge(.any, currency: "CHF")).throws(Declined())
  /// }
  /// ```
  ///
  /// Handwritten mocks do not have this initializer.
  ///
  /// - Parameters:
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  ///   - setUp: Sets up the mock. Runs once, before the initializer returns.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ setUp: (Self) -> Void
  ) {
    self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    setUp(self)
  }

  /// Creates a mock with a strictness and the name of its type, and sets it up.
  ///
  /// - Parameters:
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  ///   - setUp: Sets up the mock. Runs once, before the initializer returns.
  @_disfavoredOverload
  public init(
    _ strictness: Strictness, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ setUp: (Self) -> Void
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
    setUp(self)
  }
}

/// A value that creates call patterns when it is called with matchers: a ``MockClosure``, or the
/// result of `call(to:)` for a function of a handwritten mock.
///
/// Call it with literals and matchers, as in `save("a", .any)`, or with plain values only.
/// Functions with more than five parameters are not supported.
public protocol CallPatternFactory<Pattern> {
  /// The type of the patterns, which contains the types of the arguments, the result and the
  /// errors.
  associatedtype Pattern: AnyCallPattern

  /// The closure that creates the patterns.
  ///
  /// - Warning: For the framework only.
  var __maker: __CallPatternFactory<Pattern> { get }
}

/// Creates the patterns of one function.
///
/// - Warning: For the framework only.
public struct __CallPatternFactory<Pattern: AnyCallPattern> {
  let make: (ArgumentPattern) -> Pattern
}

/// The pattern of a settable property. The property itself, inside a verb, is the pattern of its
/// reads. ``SettableCallPattern/set(_:)-(Value)`` returns the pattern of its writes.
///
/// ```swift
/// stub(user.name).returns("bob")
/// verify(user.name.set("ann"))
/// ```
///
/// A property without a setter has a ``CallPattern`` or, if it is `async`, an ``AsyncCallPattern``.
public typealias PropertyPattern<Value> = SettableCallPattern<Void, Value, Never, Value>

/// A pattern of a settable property or subscript. The pattern itself matches reads. ``set(_:)-(Value)``
/// returns a pattern that matches writes.
///
/// ```swift
/// stub(cache["k"]).returns(3)
/// verify(cache["k"].set(4))
/// ```
public final class SettableCallPattern<Arguments, Value, Failure: Error, SetArguments>: CallPattern<
  Arguments, Value, Failure
>
{
  private let setter: (Matcher<Value>) -> CallPattern<SetArguments, Void, Never>

  init(
    _ mock: Mock, _ members: __Members, _ index: Int, _ arguments: ArgumentPattern,
    setter: @escaping (Matcher<Value>) -> CallPattern<SetArguments, Void, Never>
  ) {
    self.setter = setter
    super.init(mock, members, index, arguments)
  }

  override var storesWrites: ((PropertyStorage<Arguments, Value>, MockSourceLocation) -> Bool)? {
    { [setter] storage, site in
      let setup = CallSetup(setter(.any), count: nil, site: site)
      setup.exemptFromUse()
      setup.answers { written in
        withUnsafeBytes(of: written) {
          let offset = Self.offsetOfNewValue
          let base = $0.baseAddress!
          storage.set(
            (base + offset).assumingMemoryBound(to: Value.self).pointee,
            for: base.assumingMemoryBound(to: Arguments.self).pointee)
        }
      }
      return true
    }
  }

  /// The offset of the new value among the arguments of a write, which are those of a read followed
  /// by the value.
  private static var offsetOfNewValue: Int {
    let alignment = MemoryLayout<Value>.alignment
    return (MemoryLayout<Arguments>.size + alignment - 1) / alignment * alignment
  }

  /// Creates the pattern of a write.
  ///
  /// - Parameter value: A literal or a matcher for the new value.
  /// - Returns: A pattern whose arguments are those of the read, followed by the new value.
  public func set(_ value: Matcher<Value>) -> CallPattern<SetArguments, Void, Never> {
    isUsed = true
    return setter(value)
  }

  /// Creates the pattern of a write with the given value.
  ///
  /// - Parameter value: The expected new value.
  /// - Returns: A pattern whose arguments are those of the read, followed by the new value.
  @_disfavoredOverload
  public func set(_ value: Value) -> CallPattern<SetArguments, Void, Never> {
    set(.equal(value))
  }
}
