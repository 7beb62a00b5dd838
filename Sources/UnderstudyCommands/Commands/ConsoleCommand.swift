package import ArgumentParser
import MockGenerator

/// A command that prints only on a console.
package protocol ConsoleCommand: ParsableCommand {
  /// Performs the command.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  /// - Throws: An error if the command cannot start, such as a path that does not exist.
  func perform(on console: Console) throws -> ExitCode
}

extension ConsoleCommand {
  /// Performs the command on the standard streams, on a thread that nested sources do not overflow.
  package func run() throws {
    let code = try LargeStack.run { try perform(on: .standard) }
    if code != .success { throw code }
  }
}
