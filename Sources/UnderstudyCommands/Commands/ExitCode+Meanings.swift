import ArgumentParser
import MockGenerator

extension ExitCode {
  /// The command could not generate something, and has reported it.
  static let incomplete = ExitCode(1)

  /// Files are out of date.
  static let outdated = ExitCode(2)

  /// The check of a coverage file has found something unused.
  static let unused = ExitCode(2)

  /// Creates the exit code of a command that reported diagnostics.
  init(_ diagnostics: [SourceDiagnostic]) {
    self = diagnostics.contains { $0.severity == .error } ? .incomplete : .success
  }
}
