/// Diagnostics about default implementations.
extension SourceDiagnostic {
  /// Reports that no mock can call the default implementation of a requirement.
  ///
  /// - Parameters:
  ///   - request: The use in the tests.
  ///   - name: The name of the requirement.
  ///   - reason: Why.
  static func noDefault(
    _ request: DefaultCallRequest, _ name: String, _ reason: DefaultCallPlanner.Reason
  ) -> SourceDiagnostic {
    let why =
      switch reason {
      case .notImplemented: "no extension of the protocol that is visible here implements it"
      case .constrained:
        "it is implemented only in an extension with a 'where' clause, which may not apply to a mock"
      case .isStatic: "it is static, and its calls are made on a type"
      case .mentionsSelf:
        "a requirement of the protocol mentions 'Self', which would be another type"
      case .cannotBeForwarded:
        "its call cannot be passed on to another object, for the same reasons as that of a spy"
      case .unknown:
        "no mock that is generated for these tests has a requirement of this name; @Mockable and "
          + "handwritten mocks cannot see extensions, and a class mock calls super with .forwards()"
      }
    return SourceDiagnostic(
      request.fileLocation,
      "callsDefault() cannot call the default implementation of '\(name)': \(why); "
        + "write .answers { ... } with the code of the implementation",
      name: "noDefault")
  }
}
