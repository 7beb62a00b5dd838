/// A file or folder that cannot be written or removed.
package struct UnwritableFile: CommandError {
  /// The path.
  package let path: String

  /// The reason of the operating system.
  package let reason: String

  package var description: String {
    "'\(path)' cannot be written: \(reason); choose another path, or change the permissions"
  }

  package var place: String? { path }

  package var problem: String {
    "this cannot be written: \(reason); choose another path, or change the permissions"
  }

  package var exitCode: ExitStatus { .unwritable }

  /// Returns the result of a closure that writes, with errors that name the path and the reason.
  ///
  /// - Parameters:
  ///   - path: The path that the closure writes.
  ///   - body: Writes or removes the file.
  /// - Throws: ``UnwritableFile`` if the closure throws.
  package static func naming<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as UnwritableFile {
      throw error
    } catch {
      throw UnwritableFile(path: path, reason: reason(of: error))
    }
  }

  /// Returns the reason of the operating system, which Foundation wraps in an error of its own.
  package static func reason(of error: any Error) -> String { error.systemReason }
}
