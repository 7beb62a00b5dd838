import UnderstudyMacros

/// Stores published messages for subscribers that are added later.
@Mockable
public protocol Archive: Sendable {
  /// Returns the messages published so far, oldest first.
  func messages() throws -> [String]

  /// Stores a message.
  ///
  /// - Returns: The number of stored messages.
  func store(_ message: String) throws -> Int
}

/// An error that is thrown if the archive is full.
public struct ArchiveIsFull: Error {
  /// Creates an error.
  public init() {}
}
