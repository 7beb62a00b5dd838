/// Diagnostics about what verbs name that is no mock.
extension SourceDiagnostic {
  /// The declaration has no hook.
  ///
  /// - Parameters:
  ///   - request: the call in the tests
  ///   - member: the declaration
  ///   - reason: why, and what to write instead
  static func irreplaceable(
    _ request: ReplacementRequest?, _ member: ReplaceableMember, _ reason: String
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      request?.fileLocation, "\(member.title) cannot be replaced: \(reason)", name: "irreplaceable")
  }

  /// The tests mock the class of the member.
  static func mockedClass(
    _ request: ReplacementRequest, _ member: ReplaceableMember, _ owner: ResolvedType
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      request.fileLocation,
      "\(member.title) cannot be replaced: the mock of '\(owner.fullName)', which the tests use, "
        + "overrides it; stub the mock, or a living object by partialMock(of: object, as: "
        + "Mock\(owner.location.name).self)",
      name: "replacedMemberOfMock")
  }

  /// The type is in a module without sources.
  static func replacedForeign(_ request: ReplacementRequest, _ found: ResolvedType)
    -> SourceDiagnostic
  {
    let wayOut =
      found.location.kind == .class
      ? "use the mock of the class for a living object: partialMock(of: object, as: "
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
  /// The full name, and where the declaration is.
  fileprivate var title: String {
    "'\((path + [name]).joined(separator: "."))' (\(fileLocation))"
  }
}
