import ArgumentParser
import MockGenerator

extension ExitCode {
  /// The command could not generate something, and has reported it.
  static let incomplete = ExitCode(1)

  /// Files are out of date.
  static let outdated = ExitCode(2)

  /// The check of a coverage file has found something unused.
  static let unused = ExitCode(2)

  /// The command line or an environment variable is wrong.
  static let misuse = ExitCode(64)

  /// A file that is read has the wrong contents.
  static let invalid = ExitCode(65)

  /// A file or folder does not exist or cannot be read.
  static let unreadable = ExitCode(66)

  /// A program that is needed cannot be used.
  static let unavailable = ExitCode(69)

  /// An error that the tool does not know.
  static let unknown = ExitCode(70)

  /// A file cannot be written, or is not Understudy's to replace.
  static let unwritable = ExitCode(73)

  /// Creates the exit code of a command that reported diagnostics.
  init(_ diagnostics: [SourceDiagnostic]) {
    self = diagnostics.contains { $0.severity == .error } ? .incomplete : .success
  }
}
