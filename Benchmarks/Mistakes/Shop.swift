import UnderstudyMacros

// The declarations that the lines of `Lines.txt` misuse.

/// The importance of a message.
enum Level { case info, error }

/// An order.
struct Order: Equatable { var id = 0 }

/// An error of the shop.
struct Refused: Error {}

/// A store, with requirements of each kind.
@Mockable
protocol Store {
  var name: String { get set }
  func count() -> Int
  func price(of item: String) -> Int
  func load3(_ page: Int, named id: Int, at place: Int) -> String
  func load4(_ page: Int, named id: Int, at place: Int, level: Level) -> String
  func log(_ level: Level, _ text: String, tags: [String]?, source: String, line: Int)
  func save(_ order: Order) throws
  func find(_ filter: (Int) -> Bool) -> [Int]
  func fetch(_ id: Int) async throws -> Order
  func fetch(_ id: Int, done: @escaping (Order) -> Void)
  func keep<Value>(_ value: Value) throws
  func make<Value>() -> Value
}
