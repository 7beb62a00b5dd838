import ArgumentParser
import Foundation
import MockEmitter
import MockGenerator
import UnderstudyFiles

/// The options that select declarations.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The Swift files, and the folders with such files, of the module to mock.",
      discussion: "Without any, --module names a compiled module, such as Foundation."))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The name of the module that the sources are of.",
      discussion: """
        The mocks are then made for another module, which imports this one. Without it, they \
        become a part of the module itself.
        """))
  var module: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether the module is imported as @testable, so that internal declarations are seen.")
  var testable = true

  @Option(
    name: .customLong("dependency"),
    help: ArgumentHelp(
      "The sources of another module, from which declarations inherit.",
      valueName: "module=path"))
  var dependencies: [ModulePath] = []

  @Option(
    help: ArgumentHelp(
      "The SPI groups that the tests import.",
      discussion: "Separate them by commas, or repeat the option.", valueName: "groups"))
  var spi: [String] = []

  @Option(
    help: ArgumentHelp(
      "The default isolation of the module: MainActor or nonisolated.",
      discussion: "By default, that of the target in the nearest Package.swift.",
      valueName: "isolation"))
  var defaultIsolation: DefaultIsolation?

  @Option(
    name: .customLong("define"),
    help: ArgumentHelp(
      "The compilation conditions of the module that the mocks' module does not have.",
      discussion: "Separate them by commas, or repeat the option.", valueName: "names"))
  var conditions: [String] = []

  @Option(
    name: .customLong("enable-upcoming-feature"),
    help: ArgumentHelp(
      "An upcoming feature of the module that changes the meaning of its declarations.",
      discussion: "It is added to those of the target in the nearest Package.swift.",
      valueName: "name"))
  var upcomingFeatures: [UpcomingFeature] = []

  func validate() throws {
    let options = [
      ("--default-isolation", defaultIsolation != nil), ("--define", !conditions.isEmpty),
      ("--enable-upcoming-feature", !upcomingFeatures.isEmpty),
    ]
    if paths.isEmpty || module == nil, let (option, _) = options.first(where: \.1) {
      throw ValidationError(
        "\(option) is for the sources of another module: name it with --module.")
    }
    let modules = (module.map { [$0] } ?? []) + dependencies.map(\.module)
    if let name = modules.first(where: { !$0.isIdentifier }) {
      throw ValidationError(
        "'\(name)' is not the name of a module: write letters, digits and underscores.")
    }
    if let name = modules.first(where: { $0.isReserved }) {
      throw ValidationError("'\(name)' is not the name of a module: no import can name it.")
    }
    if let name = conditionNames.first(where: { !$0.isIdentifier }) {
      throw ValidationError("'\(name)' is not the name of a compilation condition.")
    }
    if paths.isEmpty, module == nil {
      throw ValidationError(
        "Name the Swift files or folders to read, or a compiled module by --module.")
    }
  }

  /// The name of the mocked module, or a phrase if it has none.
  var subject: String { module ?? "the given files" }

  /// The compilation conditions, each by itself.
  private var conditionNames: [String] {
    conditions.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map(String.init)
  }

  /// Returns the modules, read from the disk when they are needed. Parsing a file has a time limit.
  ///
  /// - Parameters:
  ///   - users: The module that uses mocks, or `nil` for none.
  ///   - faults: Gets the errors of sources that are read later.
  func codebase(users: SourceModule?, _ faults: SourceFaults = SourceFaults()) throws -> Codebase {
    var known: [String: SourceModule] = [:]
    let manifests = ManifestReader()
    // The language mode of users who are not given may be any.
    let mockDefaults = users?.defaults ?? ModuleDefaults(actorClosuresAreSendable: false)
    if !paths.isEmpty {
      var source = SourceModule(
        name: subject, origin: module == nil ? .own : testable ? .testable : .published,
        files: try SourceFolder(paths: paths).files())
      if let module {
        source.defaults = try manifests.defaults(ofSources: paths, target: module)
        if let defaultIsolation { source.defaults.isOnMainActor = defaultIsolation == .mainActor }
        if upcomingFeatures.contains(.nonisolatedNonsendingByDefault) {
          source.defaults.runsOnCallersActor = true
        }
        for name in conditionNames { source.conditions[name] = true }
        source.mockDefaults = mockDefaults
      }
      known[subject] = source
    }
    if let users { known[users.name] = users }
    let folders = Dictionary(dependencies.map { ($0.module, $0.path) }) { first, _ in first }
    let (modules, interfaces) = (
      known, InterfaceReader(caches: [InterfaceCache.folder()].compactMap { $0 })
    )
    let codebase = Codebase(
      sourceModules: Set(modules.keys).union(folders.keys).sorted(),
      spi: Set(spi.flatMap { $0.split(separator: ",").map(String.init) })
    ) { name in
      if let module = modules[name] { return module }
      guard let folder = folders[name] else {
        return Codebase.isFramework(name)
          ? try FrameworkSources.module(name) : try interfaces.module(name)
      }
      let files = try faults.noting { try SourceFolder(paths: [folder]).files() }
      var dependency = SourceModule(name: name, origin: .published, files: files)
      dependency.defaults = try manifests.defaults(ofSources: [folder], target: name)
      dependency.mockDefaults = mockDefaults
      return dependency
    }
    try codebase.limitParsingTime()
    return codebase
  }
}

/// The default isolation of a module as the command line spells it.
enum DefaultIsolation: String, ExpressibleByArgument, CaseIterable {
  case mainActor = "MainActor"
  case nonisolated
}

/// The upcoming features that change the meaning of declarations.
enum UpcomingFeature: String, ExpressibleByArgument, CaseIterable {
  case nonisolatedNonsendingByDefault = "NonisolatedNonsendingByDefault"
}

extension String {
  /// A Boolean value that indicates whether the text is an identifier, which conditions and modules have.
  fileprivate var isIdentifier: Bool {
    guard let first, !first.isNumber else { return false }
    return allSatisfy(\.isIdentifierPart)
  }

  /// A Boolean value that indicates whether the identifier has a meaning in the language, so that the
  /// imports of a module with this name do not compile.
  fileprivate var isReserved: Bool { Self.reservedWords.contains(self) }

  private static let reservedWords: Set<String> = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}

/// The name of a module and the path of its sources.
struct ModulePath: ExpressibleByArgument {
  /// The name of the module.
  let module: String

  /// The path of its sources.
  let path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    (module, path) = (parts[0], parts[1])
  }
}
