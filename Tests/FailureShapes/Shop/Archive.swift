internal import UnderstudyMacros

/// Stores values and data of any type.
@Mockable(.always)
protocol Archive: Sendable {
  func store<Item: Sendable>(_ item: Item, as name: String)
  func record(_ event: any Sendable)
  func load<Item: Sendable>(_ type: Item.Type, from name: String) throws -> Item
  func read(into buffer: inout [UInt8], limit: Int)
  func swap(_ first: inout Int, _ second: inout Int)
  func each(_ body: (String) -> Void)
  func fetch(_ name: String, completion: @escaping @Sendable (Money) -> Void)
}
