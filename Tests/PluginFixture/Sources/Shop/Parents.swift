/// Counts goods.
protocol Counting {
  /// The number of goods.
  var count: Int { get }
  /// Returns the place of a good.
  func place(of name: String) -> Int
  /// Returns the number of goods on a shelf.
  subscript(shelf: Int) -> Int { get }
  /// The number of all goods.
  static var total: Int { get }
}

/// Stores goods.
protocol Storing {
  /// The number of goods.
  var count: Int { get set }
  /// Returns the place of a good.
  func place(of name: String) -> Int
  /// Returns the number of goods on a shelf.
  subscript(shelf: Int) -> Int { get }
  /// The number of all goods.
  static var total: Int { get }
}

/// Declares a requirement that its parents declare too.
protocol Warehouse: Counting, Storing {}

/// Refines a protocol whose parents have requirements in common.
protocol Harbor: Warehouse {}

/// A composition of protocols with requirements in common.
typealias CountingStore = Counting & Storing
