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
