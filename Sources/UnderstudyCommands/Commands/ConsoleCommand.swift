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
    let code = try LargeStack.run { try reporting(on: .standard) }
    if code != .success { throw code }
  }

  /// Performs the command, and reports its error, unless the error is about the command line.
  private func reporting(on console: Console) throws -> ExitCode {
    do {
      return try perform(on: console)
    } catch let error as any CommandError {
      console.report(error.line)
      return error.exitCode
    } catch let error where error is ValidationError || error is CleanExit || error is ExitCode {
      throw error
    } catch {
      console.report("understudy: error: \(UnwritableFile.reason(of: error))\n")
      return .unknown
    }
  }
}
