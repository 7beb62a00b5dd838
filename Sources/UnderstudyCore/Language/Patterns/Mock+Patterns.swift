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
