/// Diagnostics about declarations that a mock is wanted of.
extension SourceDiagnostic {
  /// Two modules have a declaration of the name.
  static func ambiguous(_ wish: WantedMock, _ found: [FoundType]) -> SourceDiagnostic {
    let candidates = found.map { "'\($0.site.module).\($0.fullName)' (\($0.place))" }
    let names = found.map {
      "'\((wish.qualifiers + ["Mock\($0.site.module)\(wish.name)"]).joined(separator: "."))'"
    }
    return SourceDiagnostic(
      wish.place,
      "'\(wish.mockName)' may be a mock of \(candidates.joined(separator: " or of ")); "
        + "write \(names.joined(separator: " or "))",
      name: "ambiguousMock")
  }

  /// The declaration is inside of another.
  static func nested(_ wish: WantedMock, _ found: FoundType) -> SourceDiagnostic {
    let path = found.enclosingPath ?? []
    return SourceDiagnostic(
      wish.place,
      "'\(wish.name)' is declared inside of '\(path.joined(separator: "."))' (\(found.place)), and "
        + "so is its mock; write '\((path + [wish.mockName]).joined(separator: "."))' or "
        + "'Mock\(path.joined())\(wish.name)'",
      name: "nestedMock")
  }

  /// There is a declaration, but none that has mocks, or that mocks see.
  static func unsuitable(_ wish: WantedMock, _ found: FoundType) -> SourceDiagnostic {
    let name = "'\(found.fullName)' (\(found.place))"
    let reason =
      switch (found.site.kind, found.access) {
      case (.struct, _), (.enum, _), (.actor, _):
        "\(name) is \(found.site.kind.withArticle), and only protocols, classes and structs of "
          + "closures have mocks; declare a protocol with the members to mock and let '\(wish.name)' conform to it"
      case (_, .fileprivate):
        "\(name) is private, so that nothing outside of its file can conform to it or inherit "
          + "from it; make it internal"
      default:
        "\(name) is not public, and '\(found.site.module)' belongs to another package, which "
          + "cannot be imported as @testable; make it public or mock a protocol of your own"
      }
    return SourceDiagnostic(
      wish.place, "'\(wish.mockName)' cannot be made: \(reason)", name: "unsuitableType")
  }

  /// A value of the struct of closures cannot be made where the mock is.
  static func unmadeStruct(_ found: FoundType) -> SourceDiagnostic {
    SourceDiagnostic(
      found.place,
      "'Mock\(found.site.name)' cannot be made: '\(found.site.module)' belongs to another package, and "
        + "'\(found.fullName)' has no initialiser that takes its closures; declare a public one",
      name: "unmadeStruct")
  }

  /// There is no declaration.
  ///
  /// - Parameters:
  ///   - wish: what is wanted
  ///   - searched: the modules that were searched
  ///   - failures: the modules that could not be, with the reasons
  ///   - nearest: the names that are most like the wanted one
  static func notFound(
    _ wish: WantedMock, searched: [String], failures: [String: String], nearest: [String]
  ) -> SourceDiagnostic {
    var message = "'\(wish.mockName)' cannot be made: "
    message +=
      "no protocol or class '\((wish.qualifiers + [wish.name]).joined(separator: "."))' is in "
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
    message += " If '\(wish.mockName)' comes from elsewhere, say so: "
    message += "// understudy:ignore Mock\(wish.name)"
    return SourceDiagnostic(wish.place, message, name: "typeNotFound")
  }
}

extension FoundType {
  /// The place of the declaration's name.
  var place: SourcePlace {
    region.place(at: site.offset)
  }
}

extension SourceOutline.Kind {
  /// The kind in a sentence.
  fileprivate var withArticle: String {
    (self == .enum || self == .actor ? "an " : "a ") + rawValue
  }
}
