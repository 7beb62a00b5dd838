import ArgumentParser
import Foundation
import UnderstudyFiles

/// A command line that is wrong, as one line: what is wrong, and where to read what to write.
package struct UsageError: CustomStringConvertible {
  /// The line.
  package let description: String

  /// Creates the line of an error of the parser.
  ///
  /// Returns `nil` for what is no error, such as help that was asked for, and for what was reported.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - command: The name of the command that has thrown the error, or `nil` if none has run.
  package init?(_ error: any Error, in command: String? = nil) {
    // A command that ends with an exit code has reported its error.
    guard !(error is ExitCode), UnderstudyCommand.exitCode(for: error) == .validationFailure else {
      return nil
    }
    let lines = UnderstudyCommand.message(for: error).split(separator: "\n")
    let problem = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: " ")
    let help = command.map { "understudy-cli \($0) --help" } ?? Self.help(for: error)
    description = "understudy: error: \(Self.clause(problem)); see '\(help)'"
  }

  /// Returns the command that prints the help for an error, which the parser names at the end.
  private static func help(for error: any Error) -> String {
    let text = UnderstudyCommand.fullMessage(for: error)
    let parts = text.components(separatedBy: "See '")
    let named = parts.count > 1 ? parts.last?.components(separatedBy: "'").first : nil
    return named ?? "understudy-cli --help"
  }

  /// Returns a message as a clause, in lower case and without the period at its end.
  private static func clause(_ message: String) -> String {
    var text = message
    while text.hasSuffix(".") || text.hasSuffix("\n") { text.removeLast() }
    let second = text.dropFirst().first
    guard let first = text.first, second?.isLowercase == true else { return text }
    return first.lowercased() + text.dropFirst()
  }
}

extension UnderstudyCommand {
  /// Runs the command of the process, and ends the process.
  ///
  /// An error about the command line is one line, like every other error, and its exit code is 64.
  public static func main() {
    var name: String?
    do {
      var command = try parseAsRoot()
      if command is any ConsoleCommand {
        let type = type(of: command)
        name = type.configuration.commandName ?? "\(type)".lowercased()
      }
      try command.run()
    } catch {
      guard let usage = UsageError(error, in: name) else { exit(withError: error) }
      Console.standard.report("\(usage)\n")
      exit(withError: ExitCode.validationFailure)
    }
  }
}
