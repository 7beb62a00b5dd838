import SwiftDiagnostics
import SwiftSyntax

/// A diagnostic with its location in a file, as compilers and build systems print it.
package struct SourceDiagnostic: Sendable, Hashable {
  /// The path of the file, or `nil` for a diagnostic about no file.
  package var path: String?

  /// The line, from 1.
  package var line: Int

  /// The column, from 1.
  package var column: Int

  /// The severity.
  package var severity: Severity

  /// The message: what is wrong, why, and what to write instead.
  package var message: String

  /// The identifier, which stays when the message changes.
  package var name: String

  /// The severity of a diagnostic.
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - fileLocation: The location, or `nil` for a diagnostic about no file.
  ///   - message: The message.
  ///   - name: The identifier, which stays when the message changes.
  ///   - severity: The severity.
  package init(
    _ fileLocation: FileLocation?, _ message: String, name: String, severity: Severity = .error
  ) {
    path = fileLocation?.path
    line = fileLocation?.line ?? 0
    column = fileLocation?.column ?? 0
    self.severity = severity
    self.message = message
    self.name = name
  }
}

extension SourceDiagnostic: CustomStringConvertible {
  /// The diagnostic in one line, which build systems show at its location.
  package var description: String {
    let fileLocation = path.map { "\($0):\(line):\(column)" } ?? "understudy"
    return "\(fileLocation): \(severity.rawValue): \(message)"
  }
}
