// How mocks are compared, unless an extension of the mocked protocol says it: that extension is more
// special, so Swift chooses it. Mocks never record comparisons, because matchers compare values too.

extension Equatable where Self: Mockable & AnyObject {
  /// Two mocks are equal if they are the same.
  ///
  /// - Parameters:
  ///   - left: A mock.
  ///   - right: Another mock.
  /// - Returns: `true` if they are the same.
  @_disfavoredOverload
  public static func == (left: Self, right: Self) -> Bool { left === right }
}

extension Hashable where Self: Mockable & AnyObject {
  /// Hashes the identity of the mock.
  ///
  /// - Parameter hasher: The hasher.
  @_disfavoredOverload
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Comparable where Self: Mockable & AnyObject {
  /// Orders mocks by identity. The order of two mocks is the same as long as both exist, and arbitrary.
  ///
  /// - Parameters:
  ///   - left: A mock.
  ///   - right: Another mock.
  /// - Returns: `true` if `left` comes first.
  @_disfavoredOverload
  public static func < (left: Self, right: Self) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }
}
