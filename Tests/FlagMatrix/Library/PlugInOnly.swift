public import FlagShared

/// A protocol that inherits requirements of another module, of which an attribute cannot see any.
public protocol Product: Named {
  func price(of item: Item) -> Money
}

/// A protocol that an extension compares, which the default isolates.
public protocol Ranked: Comparable {
  var rank: Int { get }
}

extension Ranked {
  /// Compares the ranks.
  public static func == (left: Self, right: Self) -> Bool { left.rank == right.rank }
  /// Compares the ranks.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
