/// Diagnostics about what verbs name that is no mock.
extension SourceDiagnostic {
  /// The declaration has no hook.
  ///
  /// - Parameters:
  ///   - wish: the call in the tests
  ///   - member: the declaration
  ///   - reason: why, and what to write instead
  static func irreplaceable(
    _ wish: WantedReplacement?, _ member: ReplaceableMember, _ reason: String
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      wish?.place, "\(member.title) cannot be replaced: \(reason)", name: "irreplaceable")
  }

  /// The tests mock the class of the member.
  static func mockedClass(
    _ wish: WantedReplacement, _ member: ReplaceableMember, _ owner: FoundType
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      wish.place,
      "\(member.title) cannot be replaced: the mock of '\(owner.fullName)', which the tests use, "
        + "overrides it; stub the mock, or a living object by partialMock(of: object, as: "
        + "Mock\(owner.site.name).self)",
      name: "replacedMemberOfMock")
  }

  /// The type is in a module without sources.
  static func replacedForeign(_ wish: WantedReplacement, _ found: FoundType) -> SourceDiagnostic {
    let wayOut =
      found.site.kind == .class
      ? "use the mock of the class for a living object: partialMock(of: object, as: "
        + "Mock\(found.site.name).self)"
      : "let the code depend on a protocol or a closure"
    return SourceDiagnostic(
      wish.place,
      "'\(found.fullName).\(wish.member.name)' cannot be replaced: '\(found.site.module)' has no "
        + "sources here, and nothing in it is 'dynamic'; \(wayOut)",
      name: "replacedForeign")
  }
}

extension ReplaceableMember {
  /// The full name, and where the declaration is.
  fileprivate var title: String {
    "'\((path + [name]).joined(separator: "."))' (\(place))"
  }
}
