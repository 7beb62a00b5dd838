import MockEmitter

/// Diagnostics about the declarations of requested mocks.
extension SourceDiagnostic {
  /// Reports that a file is not parsed.
  static func nestedTooDeeply(_ location: FileLocation) -> SourceDiagnostic {
    SourceDiagnostic(
      location,
      "the file cannot be read: the brackets that begin here are nested so deeply that parsing them "
        + "would not end; declare a 'typealias' for an inner type, or move the value to another file",
      name: "nestedTooDeeply")
  }

  /// Reports that a declaration, or the file around it, does not parse.
  ///
  /// - Parameters:
  ///   - name: The name of the declaration.
  ///   - location: The location of the first problem.
  ///   - problem: The problem.
  static func unparsable(
    _ name: String, _ location: FileLocation, _ problem: ParseProblem
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      location,
      "'\(name)' cannot be mocked: its declaration does not parse, because \(problem.reason); "
        + "correct it",
      name: "unparsable")
  }

  /// Reports that mocks are left out, because the file of their declarations does not parse.
  static func unparsableFile(_ location: FileLocation, _ problem: ParseProblem) -> SourceDiagnostic
  {
    SourceDiagnostic(
      location,
      "mocks of declarations in this file are left out: the file does not parse, because "
        + "\(problem.reason); correct it",
      name: "unparsableFile")
  }

  /// Reports that the text of a mock does not parse.
  static func unparsableMock(of name: String, _ location: FileLocation?) -> SourceDiagnostic {
    SourceDiagnostic(
      location,
      "'\(name)' cannot be mocked: the text of its mock does not parse, which is a defect of "
        + "Understudy; write the mock yourself, and report the declaration",
      name: "unparsableMock")
  }

  /// Reports that two modules have a declaration of the name.
  static func ambiguous(_ request: MockRequest, _ found: [ResolvedType]) -> SourceDiagnostic {
    let candidates = found.map {
      "'\($0.location.module).\($0.fullName)' (\($0.fileLocation.withoutColumn))"
    }
    let names = found.map {
      "'\((request.qualifiers + [request.mock.with($0.location.module + request.name).text]).joined(separator: "."))'"
    }
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.mockName)' may be a mock of \(candidates.joined(separator: " or of ")); "
        + "write \(names.joined(separator: " or "))",
      name: "ambiguousMock")
  }

  /// Reports that the name of a mock in a generic type lacks the generic arguments.
  static func nestedInGenericType(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic
  {
    let outer = (found.enclosingPath ?? []).joined(separator: ".")
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.mockName)' cannot be made: '\(found.fullName)' (\(found.fileLocation.withoutColumn)) is declared "
        + "inside a generic type, whose arguments must be written; write "
        + "'\(outer)<...>.\(request.mock.with(found.location.name).text)'",
      name: "nestedInGenericType")
  }

  /// Reports that the only declaration is inside another.
  static func nested(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic {
    let path = found.enclosingPath ?? []
    let names =
      request.namesDeclaration
      ? "'\(found.fullName)'"
      : "'\((path + [request.mockName]).joined(separator: "."))' or "
        + "'\(request.mock.with(path.joined() + request.name).text)'"
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.mockName)' cannot be made: no protocol or class '\(request.name)' is at the top "
        + "level of a file; if you mean '\(found.fullName)' (\(found.fileLocation.withoutColumn)), write \(names)",
      name: "nestedMock")
  }

  /// Reports that there is a declaration, but it cannot have a mock or is not visible to mocks.
  static func unsuitable(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic {
    let name = "'\(found.fullName)' (\(found.fileLocation.withoutColumn))"
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

  /// Reports that the declaration is in a module that the tests do not import.
  static func inOtherModule(_ request: MockRequest, _ module: String) -> SourceDiagnostic {
    SourceDiagnostic(
      request.fileLocation,
      "'\(request.mockName)' cannot be made: '\(request.name)' is in '\(module)' on this system; write "
        + "'#if canImport(\(module))', 'import \(module)' and '#endif' below 'import Foundation'",
      name: "moduleBesideFoundation")
  }

  /// Reports that no declaration was found.
  ///
  /// - Parameters:
  ///   - request: The requested mock.
  ///   - failures: The modules that could not be searched, with the reasons.
  ///   - similar: The most similar names: of declarations if the request names one, otherwise of
  ///     mocks.
  static func notFound(
    _ request: MockRequest, failures: [String: String], similar: [String]
  ) -> SourceDiagnostic {
    var message = "'\(request.mockName)' cannot be made: "
    message += "no protocol or class '\(request.typeName)' is in "
    message += request.module ?? "the modules that the tests import"
    for (module, reason) in failures.sorted(by: { $0.key < $1.key }) {
      message += "; '\(module)' could not be searched: \(reason)"
    }
    let names = similar.map { "'\($0)'" }.joined(separator: " or ")
    guard !request.namesDeclaration else {
      message +=
        names.isEmpty
        ? "; write one of the names that 'understudy-cli generate --dry-run' prints"
        : "; write \(names)"
      return SourceDiagnostic(nil, message, name: "typeNotFound")
    }
    message += names.isEmpty ? "; import the module that declares it" : "; write \(names)"
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
