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

  /// Reports that the name of a mock in a generic type lacks the generic arguments.
  static func nestedInGenericType(_ request: MockRequest, _ found: ResolvedType) -> SourceDiagnostic
  {
    let outer = (found.enclosingPath ?? []).joined(separator: ".")
    return SourceDiagnostic(
      request.fileLocation,
      "'\(request.mockName)' cannot be made: '\(found.fullName)' (\(found.fileLocation)) is declared "
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
        + "level of a file; if you mean '\(found.fullName)' (\(found.fileLocation)), write \(names)",
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
        ? "; write one of the names that 'understudy-cli list' prints" : "; write \(names)"
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
