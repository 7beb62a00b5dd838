package import MockGenerator

/// The exit code of a command, with the meaning of each.
package struct ExitStatus: Equatable, Sendable {
  /// The code.
  package let code: Int32

  /// Creates a status.
  private init(_ code: Int32) { self.code = code }

  /// Everything is as it should be.
  package static let success = ExitStatus(0)

  /// The command could not generate something, and has reported it.
  package static let incomplete = ExitStatus(1)

  /// Files are out of date.
  package static let outdated = ExitStatus(2)

  /// The command line or an environment variable is wrong.
  package static let misuse = ExitStatus(64)

  /// A file that is read has the wrong contents.
  package static let invalid = ExitStatus(65)

  /// A file or folder does not exist or cannot be read.
  package static let unreadable = ExitStatus(66)

  /// A program that is needed cannot be used.
  package static let unavailable = ExitStatus(69)

  /// An error that the tool does not know.
  package static let unknown = ExitStatus(70)

  /// A file cannot be written, or is not Understudy's to replace.
  package static let unwritable = ExitStatus(73)

  /// Creates the exit code of a command that reported diagnostics.
  package init(_ diagnostics: [SourceDiagnostic]) {
    self = diagnostics.contains { $0.severity == .error } ? .incomplete : .success
  }
}
