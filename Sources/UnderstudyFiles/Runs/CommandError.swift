/// An error that ends a command: a problem with a file, or with the environment.
///
/// Build systems show `path: error: problem` at the file.
package protocol CommandError: Error, CustomStringConvertible {
  /// The path of the file, with the line and the column if there is one, or `nil` for no file.
  var place: String? { get }

  /// What is wrong, and what to write or do.
  var problem: String { get }

  /// The exit code, which belongs to this kind of error.
  var exitCode: ExitStatus { get }
}

extension CommandError {
  /// The error in one line, as compilers print it.
  package var line: String { "\(place ?? "understudy"): error: \(problem)\n" }
}

extension ModuleList.Invalid: CommandError {
  package var description: String { "'\(path)' cannot be used: \(problem)" }

  package var place: String? { "\(path):1:1" }

  package var exitCode: ExitStatus { .invalid }
}
