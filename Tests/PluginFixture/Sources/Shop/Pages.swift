import Foundation

/// A page that another module has a type of the same name for.
struct Page: Equatable, Sendable {
  /// The number of the page.
  var number: Int
}

/// Prints pages.
protocol PagePrinter {
  /// Prints a page.
  func print(_ page: Page)
}

/// Stores data.
protocol DataArchive {
  /// The stored data.
  var data: Data { get }
}
