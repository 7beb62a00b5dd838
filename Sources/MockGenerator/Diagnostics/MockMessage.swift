import SwiftDiagnostics

/// The message of a diagnostic, with an identifier that stays when the message changes.
struct MockMessage: DiagnosticMessage, FixItMessage {
  /// The message: what is wrong, why, and what to write instead.
  let message: String

  /// The name of the diagnostic.
  let name: String

  /// The severity.
  var severity = DiagnosticSeverity.error

  /// The stable identifier.
  var diagnosticID: MessageID { MessageID(domain: "MockGenerator", id: name) }

  /// The stable identifier of a fix-it.
  var fixItID: MessageID { diagnosticID }
}
