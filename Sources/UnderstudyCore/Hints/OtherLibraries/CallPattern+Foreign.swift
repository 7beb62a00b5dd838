// Answers and counts after a call without a verb, as in other libraries. They are unavailable.

extension AnyCallPattern {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func called(_ count: some CallCounting) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: How many times the call must have been made.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, 2)")
  public func wasCalled(_ count: some CallCounting) { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func called() { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "once is the default: write verify(call)")
  public func wasCalled() { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "the count belongs to the verb: verify(call, .never)")
  public func wasNeverCalled() { fatalError() }
}

extension CommonCallPattern {
  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result of the call.
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func returns(_ value: Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result of the call.
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func willReturn(_ value: Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter value: The result of the call.
  @available(*, unavailable, message: "write stub(mock.member(...)).returns(value)")
  public func thenReturn(_ value: Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func `throws`(_ error: any Error) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func willThrow(_ error: any Error) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter error: The error to throw.
  @available(*, unavailable, message: "write stub(mock.member(...)).throws(error)")
  public func thenThrow(_ error: any Error) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func answers(_ body: (Arguments) async throws -> Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func willProduce(_ body: (Arguments) async throws -> Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func thenAnswer(_ body: (Arguments) async throws -> Result) { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter body: Computes the result.
  @available(*, unavailable, message: "write stub(mock.member(...)).answers { ... }")
  public func perform(_ body: (Arguments) async throws -> Result) { fatalError() }
}

// The counts of other libraries. They are unavailable, and their messages tell the user what to write.

extension CallCounting where Self == CallCount {
  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "write 1... or .atLeast(1)")
  public static var atLeastOnce: CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "write ...1 or .atMost(1)")
  public static var atMostOnce: CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "write 2")
  public static var twice: CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  @available(*, unavailable, message: "write 3")
  public static var thrice: CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: A number of calls.
  @available(*, unavailable, message: "write the number itself: verify(call, 2)")
  public static func times(_ count: Int) -> CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: A number of calls.
  @available(*, unavailable, message: "write the number itself: verify(call, 2)")
  public static func count(_ count: Int) -> CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: A number of calls.
  @available(*, unavailable, message: "write 2... or .atLeast(2)")
  public static func from(_ count: Int) -> CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: A number of calls.
  @available(*, unavailable, message: "write 3... or .atLeast(3) for more than 2")
  public static func more(than count: Int) -> CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: A number of calls.
  @available(*, unavailable, message: "write 2... or .atLeast(2)")
  public static func moreOrEqual(to count: Int) -> CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: A number of calls.
  @available(*, unavailable, message: "write ..<2 or .atMost(1) for less than 2")
  public static func less(than count: Int) -> CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter count: A number of calls.
  @available(*, unavailable, message: "write ...2 or .atMost(2)")
  public static func lessOrEqual(to count: Int) -> CallCount { fatalError() }

  /// Unavailable: the spelling of another library.
  ///
  /// - Parameter range: The numbers of calls.
  @available(*, unavailable, message: "write the range itself: verify(call, 1...3)")
  public static func `in`(_ range: ClosedRange<Int>) -> CallCount { fatalError() }
}

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write .never")
public func never() -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "once is the default: write verify(call)")
public func once() -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write the number itself: verify(call, 2)")
public func twice() -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write 1... or .atLeast(1)")
public func atLeastOnce() -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write ...1 or .atMost(1)")
public func atMostOnce() -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
@available(*, unavailable, message: "write verify(call), then verifyNoMoreInteractions(mock)")
public func only() -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter count: A number of calls.
@available(*, unavailable, message: "write the number itself: verify(call, 2)")
public func times(_ count: Int) -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter count: A number of calls.
@available(*, unavailable, message: "write the number itself: verify(call, 2)")
public func exactly(_ count: Int) -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter count: A number of calls.
@available(*, unavailable, message: "write 2... or .atLeast(2)")
public func atLeast(_ count: Int) -> CallCount { fatalError() }

/// Unavailable: the spelling of another library.
///
/// - Parameter count: A number of calls.
@available(*, unavailable, message: "write ...2 or .atMost(2)")
public func atMost(_ count: Int) -> CallCount { fatalError() }

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
