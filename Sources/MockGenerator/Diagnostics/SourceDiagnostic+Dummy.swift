/// Diagnostics about test data.
extension SourceDiagnostic {
  /// Reports that a type has no test data.
  ///
  /// - Parameters:
  ///   - request: The use in the tests.
  ///   - reason: Why, and what to write instead.
  static func noDummy(_ request: DummyRequest, _ reason: String) -> SourceDiagnostic {
    SourceDiagnostic(
      request.fileLocation, "'\(request.type.fullName)' has no dummy(): \(reason)", name: "noDummy")
  }
}
