public import UnderstudyMacros

/// A public class with members of different access levels.
@Mockable(.always)
@available(macOS 13, *)
public class Depot {
  /// The name of an item.
  public typealias Key = String
  struct Entry: Equatable {
    var key: Key
  }
  /// Creates a depot.
  public init(first: Key) {}
  required init?(second: Int) { nil }
  /// The number of items.
  public var count: Int { 0 }
  /// The name of the depot.
  public internal(set) var name = "store"
  var last: Entry?
  /// Returns the place of an item.
  public func find(_ key: Key) -> Int? { nil }
  func entry(for key: Key, self other: Depot.Key) -> Entry? { Entry(key: key) }
  package func `repeat`(`in` value: Int, `default`: Int = 1) -> Int { value }
  /// Returns the items that were added last.
  @available(macOS 14, *) public func recent(mock: Int) -> [Key] { ["a"] }
  /// The number of the default depot.
  public class var `default`: Int { 1 }
}
