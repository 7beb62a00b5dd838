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

  /// The use of the mock that the diagnostic is about, or `nil` if no source uses it.
  package var use: Use?

  /// The use of a mock in the sources of tests.
  package struct Use: Sendable, Hashable {
    /// The name of the mock.
    let mock: String

    /// The location of the name.
    let fileLocation: FileLocation
  }

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

extension SourceDiagnostic {
  /// The note about the use of the mock, for an error on another line, or `nil` for none.
  ///
  /// An error about a declaration is at the declaration, which may be in a file that the tests do not
  /// show, such as the interface of a compiled module.
  package var note: SourceDiagnostic? {
    guard severity == .error, let use,
      (path, line) != (use.fileLocation.path, use.fileLocation.line)
    else { return nil }
    return SourceDiagnostic(
      use.fileLocation, "'\(use.mock)' is used here", name: "useOfMock", severity: .note)
  }

  /// Returns the diagnostic of a declaration that a request needs.
  func with(_ use: Use?) -> SourceDiagnostic {
    var diagnostic = self
    diagnostic.use = use
    return diagnostic
  }
}

extension SourceDiagnostic: CustomStringConvertible {
  /// The diagnostic in one line, which build systems show at its location.
  package var description: String {
    let fileLocation = path.map { "\($0):\(line):\(column)" } ?? "understudy"
    return "\(fileLocation): \(severity.rawValue): \(message)"
  }
}
