/// A printer.
public protocol Printer {
  /// The number of sheets that are left.
  var sheets: Int { get }

  /// Prints a page.
  ///
  /// - Parameters:
  ///   - text: The text on the page.
  ///   - copies: The number of copies.
  /// - Returns: The number of the job.
  /// - Throws: ``OutOfPaper``.
  func print(_ text: String, copies: Int) throws -> Int

  /// Scans the page on the glass.
  ///
  /// - Parameter completion: Receives the text, or `nil` if there is none.
  func scan(completion: @escaping (String?) -> Void)

  /// Sends a page to another printer.
  ///
  /// - Parameters:
  ///   - text: The text on the page.
  ///   - address: The address of the other printer.
  func fax(_ text: String, to address: String) async throws
}

/// An error that is thrown if no paper is left.
public struct OutOfPaper: Error, Equatable {
  /// Creates an error.
  public init() {}
}
