import SwiftDiagnostics

/// The words of a diagnostic, with the identifier that stays when the words change.
struct MockMessage: DiagnosticMessage, FixItMessage {
  /// The words: what is wrong, why, and what to write instead.
  let message: String

  /// The name of the diagnostic.
  let name: String

  /// How bad it is.
  var severity = DiagnosticSeverity.error

  /// The stable identifier.
  var diagnosticID: MessageID { MessageID(domain: "MockGenerator", id: name) }

  /// The stable identifier of a fix-it.
  var fixItID: MessageID { diagnosticID }
}
