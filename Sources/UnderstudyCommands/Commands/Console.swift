import Foundation
import MockGenerator

/// Where a command prints.
package struct Console: Sendable {
  /// Prints a result.
  var print: @Sendable (String) -> Void

  /// Prints what is wrong, or how far a command is.
  var report: @Sendable (String) -> Void

  /// Whether somebody watches what is reported.
  var isWatched: Bool

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - print: prints a result
  ///   - report: prints what is wrong, or how far a command is
  ///   - isWatched: whether somebody watches what is reported
  package init(
    print: @escaping @Sendable (String) -> Void, report: @escaping @Sendable (String) -> Void,
    isWatched: Bool = false
  ) {
    self.print = print
    self.report = report
    self.isWatched = isWatched
  }

  /// The standard streams.
  static let standard = Console(
    print: { FileHandle.standardOutput.write(Data($0.utf8)) },
    report: { FileHandle.standardError.write(Data($0.utf8)) },
    isWatched: isatty(STDERR_FILENO) != 0)

  /// Prints diagnostics, each in its line.
  func report(_ diagnostics: [SourceDiagnostic]) {
    for diagnostic in diagnostics { report(diagnostic.description + "\n") }
  }
}
