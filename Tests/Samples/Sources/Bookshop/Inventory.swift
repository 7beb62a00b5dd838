/// A book that the shop sells.
struct Book: Equatable, Sendable {
  var title: String
  var author: String
  var cents: Int
}

/// An error that is thrown if there are too few copies.
struct OutOfStock: Error, Equatable {
  var title: String
}

/// The books in the shop.
protocol Inventory: AnyObject, Sendable {
  var isOpen: Bool { get }
  var manager: String { get set }
  subscript(shelf: Int) -> [Book] { get set }
  func copies(of title: String) -> Int
  func books(by author: String) -> [Book]
  func reserve(_ title: String, copies: Int) throws(OutOfStock) -> String
}
