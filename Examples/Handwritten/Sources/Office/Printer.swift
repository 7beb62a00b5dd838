/// A printer.
public protocol Printer {
  /// How many sheets are left.
  var sheets: Int { get }

  /// Prints a page.
  ///
  /// - Parameters:
  ///   - text: What is on the page.
  ///   - copies: How many copies.
  /// - Returns: The number of the job.
  /// - Throws: ``OutOfPaper``.
  func print(_ text: String, copies: Int) throws -> Int

  /// Scans the page that lies on the glass.
  ///
  /// - Parameter completion: Gets the text, or nil where there is none.
  func scan(completion: @escaping (String?) -> Void)

  /// Sends a page to another printer.
  ///
  /// - Parameters:
  ///   - text: What is on the page.
  ///   - address: Where the other printer stands.
  func fax(_ text: String, to address: String) async throws
}

/// There is no paper left.
public struct OutOfPaper: Error, Equatable {
  /// There is no paper left.
  public init() {}
}
