// What generated pattern overloads call.

extension Mock {
  /// The pattern of a call.
  ///
  /// - Warning: For generated code only.
  public func __pattern<each Parameter, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matchers: repeat Matcher<each Parameter>
  ) -> CallPattern<(repeat each Parameter), Result, Failure> {
    CallPattern(self, members, index, .init(repeat each matchers))
  }

  /// The pattern of a call of an `async` requirement.
  ///
  /// - Warning: For generated code only.
  public func __asyncPattern<each Parameter, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ matchers: repeat Matcher<each Parameter>
  ) -> AsyncCallPattern<(repeat each Parameter), Result, Failure> {
    AsyncCallPattern(self, members, index, .init(repeat each matchers))
  }

  /// The pattern of a subscript that can be read and written.
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
}
