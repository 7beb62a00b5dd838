import SwiftDiagnostics

/// The text of a mock, with the problems that were found while parsing.
struct EmittedMock: Sendable {
  /// The text, or `nil` if there is no mock.
  var text: String?

  /// The helpers that must be at the top of the file, even if the mock is in an extension of a type.
  var helpers = ""

  /// The name of the mock, or `nil` if the text declares none.
  var mock: String?

  /// The diagnostics of each parsed declaration.
  var parts: [Part]

  /// The members of a class that its mock does not override.
  var refusals: [Refusal] = []

  /// The diagnostics of one parsed declaration.
  struct Part: Sendable {
    /// The diagnostics.
    let diagnostics: [Diagnostic]

    /// A Boolean value that indicates whether the declaration is mocked.
    let isMocked: Bool

    /// Creates a part.
    init(_ diagnostics: [Diagnostic], isMocked: Bool) {
      self.diagnostics = diagnostics
      self.isMocked = isMocked
    }
  }
}
