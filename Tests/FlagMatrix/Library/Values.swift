/// A value of the module that can be compared, on the main actor only if that is its isolation.
public struct Item: Equatable, Sendable {
  /// The name.
  public var name: String

  /// Creates an item.
  public init(name: String) { self.name = name }
}

/// An enum of the module.
public enum Level: Equatable {
  /// Little.
  case low
  /// Much, for a reason.
  case high(reason: String)
}

/// An object that cannot be shared between tasks, unless the module's default isolates it.
public final class Basket: Equatable {
  /// The items.
  public var items: [Item] = []

  /// Creates an empty basket.
  public init() {}

  /// Returns a Boolean value that indicates whether two baskets have equal items.
  public static func == (left: Basket, right: Basket) -> Bool { left.items == right.items }
}

/// An object that cannot be shared between tasks in any module.
nonisolated public final class Parcel {
  /// The weight in grams.
  public var weight = 0

  /// Creates a parcel.
  public init() {}
}

/// An error that requirements throw.
public enum SampleError: Error, Equatable {
  /// The request was refused.
  case refused
}
