/// An error that ends the command: a problem with a file, or with the environment.
package struct CommandError: Error, CustomStringConvertible {
  /// The path of the file, or the name of the tool.
  private let place: String

  /// What is wrong, and what to write or do.
  private let problem: String

  /// The exit code.
  package let exitCode: Int32

  /// The error in one line, as compilers print it.
  package var description: String { "\(place): error: \(problem)" }

  /// An environment variable is wrong.
  static func misuse(_ problem: String) -> CommandError {
    CommandError(place: "understudy", problem: problem, exitCode: 64)
  }

  /// A file is not UTF-8.
  static func notUTF8(_ path: String) -> CommandError {
    CommandError(
      place: path, problem: "this is not UTF-8; convert it before you migrate it", exitCode: 65)
  }

  /// A file or folder does not exist.
  static func missing(_ path: String) -> CommandError {
    CommandError(
      place: path,
      problem: "this does not exist or cannot be read; name a file or folder that exists",
      exitCode: 66)
  }

  /// A file or folder cannot be read.
  static func unreadable(_ path: String, _ reason: String) -> CommandError {
    CommandError(
      place: path, problem: "this cannot be read: \(reason); correct that, or leave it out",
      exitCode: 66)
  }

  /// A git command has failed.
  static func git(_ command: String, in root: String) -> CommandError {
    CommandError(
      place: "understudy",
      problem: "'git \(command)' failed in '\(root)'; pass --allow-dirty to migrate without it",
      exitCode: 69)
  }

  /// A file cannot be written or removed.
  static func unwritable(_ path: String, _ error: any Error) -> CommandError {
    CommandError(
      place: path,
      problem: "this cannot be written: \(error.systemReason); choose another path, or change the "
        + "permissions",
      exitCode: 73)
  }
}
