import Foundation
package import MockGenerator

/// The output of a command.
package struct Console: Sendable {
  /// Prints a result.
  package var print: @Sendable (String) -> Void

  /// Prints a diagnostic, or the files that a command has written.
  package var report: @Sendable (String) -> Void

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - print: Prints a result.
  ///   - report: Prints a diagnostic, or the files that a command has written.
  package init(
    print: @escaping @Sendable (String) -> Void, report: @escaping @Sendable (String) -> Void
  ) {
    self.print = print
    self.report = report
  }

  /// The standard streams.
  package static let standard = Console(
    print: { text in
      guard let code = write(text, to: STDOUT_FILENO) else { return }
      let reason = String(cString: strerror(code))
      _ = write("understudy: error: the output cannot be written: \(reason)\n", to: STDERR_FILENO)
      exit(ExitStatus.unwritable.code)
    },
    report: { _ = write($0, to: STDERR_FILENO) })

  /// Writes a text to a stream. A `FileHandle` would stop the process if the disk is full.
  ///
  /// - Returns: The error number of the operating system, or `nil`.
  private static func write(_ text: String, to stream: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Prints diagnostics, each on its own line, and notes about the uses of mocks.
  package func report(_ diagnostics: [SourceDiagnostic]) {
    for diagnostic in diagnostics {
      report(diagnostic.description + "\n")
      if let note = diagnostic.note { report(note.description + "\n") }
    }
  }

  /// Performs a command on the standard streams, on a thread that nested sources do not overflow, and
  /// reports its error.
  ///
  /// - Parameters:
  ///   - isForCaller: Returns `true` for an error that the caller handles.
  ///   - command: The command.
  /// - Returns: The exit code of the command, or that of its error.
  /// - Throws: The errors that the caller handles.
  package static func run(
    unless isForCaller: (any Error) -> Bool = { _ in false },
    _ command: (Console) throws -> ExitStatus
  ) throws -> ExitStatus {
    try LargeStack.run {
      do {
        return try command(standard)
      } catch let error as any CommandError {
        standard.report(error.line)
        return error.exitCode
      } catch let error where isForCaller(error) {
        throw error
      } catch {
        standard.report("understudy: error: \(UnwritableFile.reason(of: error))\n")
        return .unknown
      }
    }
  }
}
