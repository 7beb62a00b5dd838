import UnderstudyMacros

/// Keeps what was published, for subscribers that come late.
@Mockable
public protocol Archive: Sendable {
  /// What was published so far, oldest first.
  func messages() throws -> [String]

  /// Keeps a message.
  ///
  /// - Returns: How many messages are kept now.
  func store(_ message: String) throws -> Int
}

/// The archive takes no more messages.
public struct ArchiveIsFull: Error {
  /// Makes the error.
  public init() {}
}
