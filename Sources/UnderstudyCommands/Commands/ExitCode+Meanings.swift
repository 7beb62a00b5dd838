import ArgumentParser
import MockGenerator

extension ExitCode {
  /// Something could not be made, which was reported.
  static let incomplete = ExitCode(1)

  /// Files differ from what would be made.
  static let outdated = ExitCode(2)

  /// The exit code of a command that reported diagnostics.
  init(_ diagnostics: [SourceDiagnostic]) {
    self = diagnostics.contains { $0.severity == .error } ? .incomplete : .success
  }
}
