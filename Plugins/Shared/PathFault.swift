import Foundation

/// A file or folder of a plug-in that cannot be written.
struct PathFault: Error, CustomStringConvertible {
  let description: String

  /// Returns the result of a closure that writes, with an error that names the path and the reason.
  ///
  /// Foundation's errors are pages of user info, which SwiftPM would print.
  ///
  /// - Parameters:
  ///   - url: The file or folder that the closure writes.
  ///   - body: Writes it.
  /// - Throws: A ``PathFault`` if the closure throws.
  static func naming<Result>(_ url: URL, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw PathFault(
        description: "'\(url.path(percentEncoded: false))' cannot be written: "
          + "\(error.systemReason); change the permissions, or remove what is there")
    }
  }
}
