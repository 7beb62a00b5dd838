/// Contains things whose type depends on the platform.
protocol Crate {
  #if os(Linux) || os(macOS)
    /// The type of the contents.
    associatedtype Content: Equatable
    /// Returns the contents.
    func content() -> Content?
  #else
    /// The type of the contents, which is only declared on other platforms.
    associatedtype Content: ContentOfOtherPlatforms
    /// The type of a label.
    associatedtype Label
  #endif
  /// The number of things.
  var count: Int { get }
}

/// Is created from a value, or from a number.
protocol Coupon {
  /// The type of the value.
  associatedtype RawValue
  /// Creates a coupon from a value.
  init(rawValue: RawValue)
  /// Creates a coupon from a number.
  init(rawValue: Int)
  /// The value.
  var rawValue: RawValue { get }
}

/// Is a part of a chain whose parts have the same type.
protocol Link {
  /// The type of the other parts.
  associatedtype Next: Link where Next.Next == Self
  /// Returns the next part.
  func next() -> Next
}
