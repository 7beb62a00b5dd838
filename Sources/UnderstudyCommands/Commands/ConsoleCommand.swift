package import ArgumentParser
package import UnderstudyFiles

/// A command that prints only on a console.
package protocol ConsoleCommand: ParsableCommand {
  /// Performs the command.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  /// - Throws: An error if the command cannot start, such as a path that does not exist.
  func perform(on console: Console) throws -> ExitStatus
}

extension ConsoleCommand {
  /// Performs the command on the standard streams, and reports its error, unless the error is about the
  /// command line.
  package func run() throws {
    let isMisuse = { (error: any Error) in
      error is ValidationError || error is CleanExit || error is ExitCode
    }
    let status = try Console.run(unless: isMisuse, perform)
    if status != .success { throw ExitCode(status.code) }
  }
}
