/// Diagnostics about declarations that a mock is wanted of.
extension SourceDiagnostic {
  /// Two modules have a declaration of the name.
  static func ambiguous(_ request: MockRequest, _ found: [ResolvedType]) -> SourceDiagnostic {
    let candidates = found.map { "'\($0.location.module).\($0.fullName)' (\($0.fileLocation))" }
    let names = found.map {
      "'\((request.qualifiers + ["Mock\($0.location.module)\(request.name)"]).joined(separator: "."))'"
    }
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.mockName)' may be a mock of \(candidates.joined(separator: " or of ")); "
        + "write \(names.joined(separator: " or "))",
      name: "ambiguousMock")
  }

  /// The declaration is inside of another.
  static func nested(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic {
    let path = found.enclosingPath ?? []
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.name)' is declared inside of '\(path.joined(separator: "."))' (\(found.fileLocation)), and "
        + "so is its mock; write '\((path + [request.mockName]).joined(separator: "."))' or "
        + "'Mock\(path.joined())\(request.name)'",
      name: "nestedMock")
  }

  /// There is a declaration, but none that has mocks, or that mocks see.
  static func unsuitable(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic {
    let name = "'\(found.fullName)' (\(found.fileLocation))"
    let reason =
      switch (found.location.kind, found.access) {
      case (.struct, _), (.enum, _), (.actor, _):
        "\(name) is \(found.location.kind.withArticle), and only protocols, classes and structs of "
          + "closures have mocks; declare a protocol with the members to mock and let '\(request.name)' conform to it"
      case (_, .fileprivate):
        "\(name) is private, so that nothing outside of its file can conform to it or inherit "
          + "from it; make it internal"
      default:
        "\(name) is not public, and '\(found.location.module)' belongs to another package, which "
          + "cannot be imported as @testable; make it public or mock a protocol of your own"
      }
    return SourceDiagnostic(
      request.fileLocation, "'\(request.mockName)' cannot be made: \(reason)",
      name: "unsuitableType")
  }

  /// A value of the struct of closures cannot be made where the mock is.
  static func unmadeStruct(_ found: ResolvedType) -> SourceDiagnostic {
    SourceDiagnostic(
      found.fileLocation,
      "'Mock\(found.location.name)' cannot be made: '\(found.location.module)' belongs to another package, and "
        + "'\(found.fullName)' has no initialiser that takes its closures; declare a public one",
      name: "unmadeStruct")
  }

  /// There is no declaration.
  ///
  /// - Parameters:
  ///   - request: what is wanted
  ///   - searched: the modules that were searched
  ///   - failures: the modules that could not be, with the reasons
  ///   - nearest: the names that are most like the wanted one
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
    if !nearest.isEmpty {
      message += "; did you mean "
      message += nearest.map { "'Mock\($0)'" }.joined(separator: " or ") + "?"
    } else {
      message += "; import the module that declares it."
    }
    message += " If '\(request.mockName)' comes from elsewhere, say so: "
    message += "// understudy:ignore Mock\(request.name)"
    return SourceDiagnostic(request.fileLocation, message, name: "typeNotFound")
  }
}

extension ResolvedType {
  /// The place of the declaration's name.
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
