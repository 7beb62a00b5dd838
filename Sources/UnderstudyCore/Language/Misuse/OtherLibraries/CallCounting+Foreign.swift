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
