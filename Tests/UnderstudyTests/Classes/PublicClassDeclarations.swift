public import Understudy

/// A public class, of which only some members are public.
@Mockable(.always)
@available(macOS 13, *)
public class Depot {
  /// The name of an item.
  public typealias Key = String
  struct Entry: Equatable {
    var key: Key
  }
  /// Makes a depot.
  public init(first: Key) {}
  required init?(second: Int) { nil }
  /// How many items there are.
  public var count: Int { 0 }
  /// What the depot is called.
  public internal(set) var name = "store"
  var last: Entry?
  /// The place of an item.
  public func find(_ key: Key) -> Int? { nil }
  func entry(for key: Key, self other: Depot.Key) -> Entry? { Entry(key: key) }
  package func `repeat`(`in` value: Int, `default`: Int = 1) -> Int { value }
  /// The items that came last.
  @available(macOS 14, *) public func recent(mock: Int) -> [Key] { ["a"] }
  /// The usual depot.
  public class var `default`: Int { 1 }
}
