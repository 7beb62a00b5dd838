/// Diagnostics about the declarations of requested mocks.
extension SourceDiagnostic {
  /// Reports that two modules have a declaration of the name.
  static func ambiguous(_ request: MockRequest, _ found: [ResolvedType]) -> SourceDiagnostic {
    let candidates = found.map { "'\($0.location.module).\($0.fullName)' (\($0.fileLocation))" }
    let names = found.map {
      "'\((request.qualifiers + [request.mock.with($0.location.module + request.name).text]).joined(separator: "."))'"
    }
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.mockName)' may be a mock of \(candidates.joined(separator: " or of ")); "
        + "write \(names.joined(separator: " or "))",
      name: "ambiguousMock")
  }

  /// Reports that the declaration is inside another.
  static func nested(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic {
    let path = found.enclosingPath ?? []
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.name)' is declared inside '\(path.joined(separator: "."))' "
        + "(\(found.fileLocation)), and "
        + "so is its mock; write '\((path + [request.mockName]).joined(separator: "."))' or "
        + "'\(request.mock.with(path.joined() + request.name).text)'",
      name: "nestedMock")
  }

  /// Reports that there is a declaration, but it cannot have a mock or is not visible to mocks.
  static func unsuitable(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic {
    let name = "'\(found.fullName)' (\(found.fileLocation))"
    let reason =
      switch (found.location.kind, found.access) {
      case (.struct, _), (.enum, _), (.actor, _):
        "\(name) is \(found.location.kind.withArticle), and only protocols, classes and structs of "
          + "closures have mocks; declare a protocol with the members to mock and let '\(request.name)' conform to it"
      case (_, .fileprivate):
        "\(name) is private, and nothing outside its file can conform to it or inherit from it; "
          + "make it internal"
      default:
        "\(name) is not public, and '\(found.location.module)' belongs to another package, which "
          + "cannot be imported as @testable; make it public or mock a protocol of your own"
      }
    return SourceDiagnostic(
      request.fileLocation, "'\(request.mockName)' cannot be made: \(reason)",
      name: "unsuitableType")
  }

  /// Reports that the initializer of a struct of closures is not visible to the mock.
  static func unmadeStruct(_ found: ResolvedType) -> SourceDiagnostic {
    SourceDiagnostic(
      found.fileLocation,
      "'Mock\(found.location.name)' cannot be made: '\(found.location.module)' belongs to another package, and "
        + "'\(found.fullName)' has no initializer that takes its closures; declare a public one",
      name: "unmadeStruct")
  }

  /// Reports that no declaration was found.
  ///
  /// - Parameters:
  ///   - request: The requested mock.
  ///   - searched: The modules that were searched.
  ///   - failures: The modules that could not be, with the reasons.
  ///   - nearest: The most similar names.
  static func notFound(
    _ request: MockRequest, searched: [String], failures: [String: String], nearest: [String]
  ) -> SourceDiagnostic {
    var message = "'\(request.mockName)' cannot be made: "
    message +=
      "no protocol or class '\((request.qualifiers + [request.name]).joined(separator: "."))' is in "
    message += searched.isEmpty ? "any module" : searched.joined(separator: ", ")
    for (module, reason) in failures.sorted(by: { $0.key < $1.key }) {
      message += "; '\(module)' could not be searched: \(reason)"
    }
    message +=
      nearest.isEmpty
      ? "; import the module that declares it"
      : "; write " + nearest.map { "'\(request.mock.with($0).text)'" }.joined(separator: " or ")
    message +=
      ", or write '// understudy:ignore \(request.mock.text)' if '\(request.mockName)' is declared "
      + "elsewhere"
    return SourceDiagnostic(request.fileLocation, message, name: "typeNotFound")
  }
}

extension ResolvedType {
  /// The location of the declaration's name.
  var fileLocation: FileLocation {
    region.fileLocation(at: location.offset)
  }
}

extension SourceOutline.Kind {
  /// The kind in a sentence.
  fileprivate var withArticle: String {
    (self == .enum || self == .actor ? "an " : "a ") + rawValue
  }
}
