/// Diagnostics about replaced declarations.
extension SourceDiagnostic {
  /// Reports that a declaration cannot be replaced.
  ///
  /// - Parameters:
  ///   - request: The call in the tests.
  ///   - member: The declaration.
  ///   - reason: Why, and what to write instead.
  static func irreplaceable(
    _ request: ReplacementRequest?, _ member: ReplaceableMember, _ reason: String
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      request?.fileLocation, "\(member.title) cannot be replaced: \(reason)", name: "irreplaceable")
  }

  /// Reports that the tests mock the class of the member.
  static func mockedClass(
    _ request: ReplacementRequest, _ member: ReplaceableMember, _ owner: ResolvedType
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      request.fileLocation,
      "\(member.title) cannot be replaced: the mock of '\(owner.fullName)', which the tests use, "
        + "overrides it; stub the mock, or a real object with partialMock(of: object, as: "
        + "Mock\(owner.location.name).self)",
      name: "replacedMemberOfMock")
  }

  /// Reports that the type is in a module without sources.
  static func replacedForeign(_ request: ReplacementRequest, _ found: ResolvedType)
    -> SourceDiagnostic
  {
    let wayOut =
      found.location.kind == .class
      ? "use a partial mock of the real object: partialMock(of: object, as: "
        + "Mock\(found.location.name).self)"
      : "let the code depend on a protocol or a closure"
    return SourceDiagnostic(
      request.fileLocation,
      "'\(found.fullName).\(request.member.name)' cannot be replaced: '\(found.location.module)' has no "
        + "sources here, and nothing in it is 'dynamic'; \(wayOut)",
      name: "replacedForeign")
  }
}

extension ReplaceableMember {
  /// The full name and location of the declaration.
  fileprivate var title: String {
    "'\((path + [name]).joined(separator: "."))' (\(fileLocation))"
  }
}
