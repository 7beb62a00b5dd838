// Counts after a verification, as in other libraries. They are unavailable.

extension Array {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func times<Arguments, Result>(_ count: some CallCounting)
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func called<Arguments, Result>(_ count: some CallCounting)
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func wasCalled<Arguments, Result>(_ count: some CallCounting)
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func exactly<Arguments, Result>(_ count: some CallCounting)
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func twice<Arguments, Result>()
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func atLeastOnce<Arguments, Result>()
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func once<Arguments, Result>()
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func wasCalled<Arguments, Result>()
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func called<Arguments, Result>()
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .never)")
  public func never<Arguments, Result>()
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .never)")
  public func wasNeverCalled<Arguments, Result>()
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .atLeast(2))")
  public func atLeast<Arguments, Result>(_ count: Int)
  where Element == Call<Arguments, Result> { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .atLeast(2))")
  public func atMost<Arguments, Result>(_ count: Int)
  where Element == Call<Arguments, Result> { fatalError() }
}
