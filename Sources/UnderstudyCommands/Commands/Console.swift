import Foundation
import MockGenerator

/// The output of a command.
package struct Console: Sendable {
  /// Prints a result.
  var print: @Sendable (String) -> Void

  /// Prints a diagnostic or the progress of a command.
  var report: @Sendable (String) -> Void

  /// A Boolean value that indicates whether a terminal shows the messages.
  var isWatched: Bool

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - print: Prints a result.
  ///   - report: Prints a diagnostic or the progress of a command.
  ///   - isWatched: A Boolean value that indicates whether a terminal shows the messages.
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

  /// Prints diagnostics, each on its own line, and notes about the uses of mocks.
  func report(_ diagnostics: [SourceDiagnostic]) {
    for diagnostic in diagnostics {
      report(diagnostic.description + "\n")
      if let note = diagnostic.note { report(note.description + "\n") }
    }
  }
}
