/// Adds amounts up. Only other modules of the project use it.
@_spi(Internals) public protocol Ledger {
  /// Returns the sum.
  func total() -> Int
}

/// Stores books, with a member for other modules of the project.
public protocol Books {
  /// Returns the number of pages.
  func pages() -> Int
  /// Returns the number of mistakes.
  @_spi(Internals) func mistakes() -> Int
}

extension Books {
  /// Returns the number of mistakes, of which there are none.
  @_spi(Internals) public func mistakes() -> Int { 0 }
}

/// Checks books.
@_spi(Internals) open class Auditor {
  /// Creates an auditor.
  public init() {}

  /// Returns the number of checked pages.
  open func check(_ page: Int) -> Int { page }
}
