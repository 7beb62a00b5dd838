// The room `Resolve`: declarations by their names.
//
// `Codebase` loads and parses modules on demand. The other types find what is requested and what it
// inherits, and refuse what cannot be mocked with a diagnostic. No text of a mock is written here, and
// no import of its file is chosen.

import MockEmitter
import SwiftSyntax

/// The modules to generate mocks from, and their declarations.
///
/// A module is loaded on first use and scanned once. Its files are parsed only if a declaration is
/// needed.
package final class Codebase {
  /// The names of the modules with sources, the module of the mocks first if it is one of them.
  package let sourceModules: [String]

  /// The names of the modules whose declarations have no mocks: Understudy's own, and those of
  /// other languages. The names that they declare are not names of mocks.
  let unmockedModules: Set<String>

  /// A Boolean value that indicates whether a module is declared in headers.
  var hasHeaders: Bool { unmockedModules.contains { !Self.isFramework($0) } }

  /// The SPI groups that the tests import from every module.
  private let spi: Set<String>

  /// The SPI groups that the tests import, by module, or `nil` before the imports are read.
  private var importedGroups: [String: Set<String>]?

  /// The reasons why modules could not be loaded.
  private(set) var failures: [String: String] = [:]

  /// The files that cannot be parsed.
  private(set) var unreadable: [SourceDiagnostic] = []

  /// The first problems of the files that were parsed, by their paths.
  private(set) var problems: [String: SourceDiagnostic] = [:]

  /// Called with the path of each file before it is parsed and afterward, on any thread, or `nil`.
  package var observer: (@Sendable (String, ParsingState) -> Void)?

  /// The state of a file for an observer.
  package enum ParsingState: Sendable { case parsing, finished }

  /// The modules so far, or `nil` for those that do not exist.
  private var modules: [String: LoadedModule?] = [:]

  /// The files that were parsed last.
  private var regions: [RegionKey: ParsedRegion] = [:]

  /// The declarations that were found in these regions, or `nil` where the scan was wrong.
  private var types: [TypeLocation: ResolvedType?] = [:]

  /// What these declarations inherit.
  private var inheritances: [TypeLocation: InheritedProtocols] = [:]

  /// The requirements that these inherit more than once.
  private var commonRequirements: [TypeLocation: CommonRequirements] = [:]

  /// The number of bytes in these regions.
  private var parsedBytes = 0

  /// Loads a module by its name.
  private let load: (String) throws -> SourceModule?

  /// Creates a codebase.
  ///
  /// - Parameters:
  ///   - sourceModules: The names of the modules with sources.
  ///   - headerModules: The names of the modules that are declared in headers.
  ///   - spi: The SPI groups that the tests import from every module.
  ///   - load: Loads a module with sources, or the interface of a compiled module. Returns `nil`
  ///     for a module that does not exist, and throws the reason if it cannot be used.
  package init(
    sourceModules: [String], headerModules: [String] = [], spi: Set<String> = [],
    load: @escaping (String) throws -> SourceModule?
  ) {
    self.sourceModules = sourceModules
    self.spi = spi
    unmockedModules = Self.frameworkModules.subtracting(sourceModules).union(headerModules)
    self.load = load
  }

  /// Creates a codebase of modules that are in memory.
  package convenience init(_ modules: [SourceModule]) {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    self.init(
      sourceModules: modules.filter {
        ![.compiled, .header].contains($0.origin) && !Self.isFramework($0.name)
      }.map(\.name),
      headerModules: modules.filter { $0.origin == .header }.map(\.name)
    ) { byName[$0] }
  }

  /// Identifies a parsed region: a whole file, or one declaration of an interface.
  private struct RegionKey: Hashable {
    var module: String
    var file: Int
    var start: Int
  }

  /// Looks a module up.
  ///
  /// - Returns: The module, or `nil` if it does not exist or cannot be loaded.
  func module(_ name: String) -> LoadedModule? {
    if let known = modules[name] { return known }
    var loaded: LoadedModule?
    do {
      loaded = try load(name).map(LoadedModule.init)
    } catch {
      failures[name] = "\(error)"
    }
    modules[name] = .some(loaded)
    return loaded
  }

  /// Returns the locations of the declarations of a name in a module, according to the scan.
  func locations(_ name: String, in module: String) -> [TypeLocation] {
    self.module(module)?.locations[name] ?? []
  }

  /// Finds the declaration at a site, once while its tree is kept.
  ///
  /// - Returns: `nil` if the scan was wrong.
  func found(_ location: TypeLocation) -> ResolvedType? {
    if let known = types[location] { return known }
    let found = find(location)
    types[location] = .some(found)
    return found
  }

  /// Returns what a protocol, or the composition of a `typealias`, inherits.
  func inherited(by type: ResolvedType) -> InheritedProtocols {
    if let known = inheritances[type.location] { return known }
    let inherited = InheritedProtocols(of: type, in: self)
    inheritances[type.location] = inherited
    return inherited
  }

  /// Returns the requirements that several protocols declare which a protocol or composition inherits.
  func commonRequirements(of type: ResolvedType) -> CommonRequirements {
    if let known = commonRequirements[type.location] { return known }
    let common = CommonRequirements(of: type, inherited(by: type), in: self)
    commonRequirements[type.location] = common
    return common
  }

  /// Parses the declaration at a site that was not found before.
  private func find(_ location: TypeLocation) -> ResolvedType? {
    guard let loaded = module(location.module) else { return nil }
    let region = region(loaded, location.file, location.offset)
    let found = ResolvedType(
      location, loaded.module, region, isModuleHidden: hidesItself(location.module)
    ) { importedSPI(of: location.module) }
    if found == nil, region.tree.hasError, let problem = ParseProblem(in: region.tree) {
      report(.unparsable(location.name, region.fileLocation(of: problem.node), problem))
    }
    return found
  }

  /// Returns the handwritten extensions of a type.
  ///
  /// - Parameters:
  ///   - found: The type.
  ///   - modules: The modules that may have extensions of it, next to its own.
  func extensions(of found: ResolvedType, in modules: [String]) -> [ExtensionDeclSyntax] {
    guard let path = found.enclosingPath else { return [] }
    let names = path + [found.location.name]
    return ([found.location.module] + modules.filter { $0 != found.location.module }).flatMap {
      extensions(of: names, from: found.location.module, in: $0).map(\.declaration)
    }.filter { !$0.isGenerated }
  }

  /// Returns the extensions of a type in a module.
  ///
  /// - Parameters:
  ///   - names: The name of the type, after those of the types around it.
  ///   - home: The module of the type, or `nil` if it is unknown.
  ///   - module: The module with the extensions.
  func extensions(
    of names: [String], from home: String?, in module: String
  ) -> [(declaration: ExtensionDeclSyntax, region: ParsedRegion)] {
    guard let loaded = self.module(module) else { return [] }
    let spellings = [names] + (home.map { [[$0] + names] } ?? [])
    let offsets = Set(spellings.map { $0[0] }).sorted().flatMap { loaded.extensions[$0] ?? [] }
    return offsets.compactMap { position in
      let region = region(loaded, position.file, position.offset)
      guard let found = region.extension(at: position.offset),
        spellings.contains(found.extendedType.nameComponents ?? [])
      else { return nil }
      return (found, region)
    }
  }

  /// Returns the free functions with a name in a module.
  func functions(
    _ name: String, in module: String
  ) -> [(declaration: FunctionDeclSyntax, region: ParsedRegion)] {
    guard let loaded = self.module(module) else { return [] }
    return (loaded.functions[name] ?? []).compactMap { position in
      let region = region(loaded, position.file, position.offset)
      let declaration = region.declaration(at: position.offset)?.as(FunctionDeclSyntax.self)
      return declaration.map { ($0, region) }
    }
  }

  /// Returns all free functions in a module, in the order of their names.
  func functions(
    in module: String
  ) -> some Sequence<(declaration: FunctionDeclSyntax, region: ParsedRegion)> {
    let names = self.module(module)?.functions.keys.sorted() ?? []
    return names.lazy.flatMap { self.functions($0, in: module) }
  }

  /// Returns a file of a module, parsed.
  func file(_ file: Int, of module: String) -> ParsedRegion? {
    self.module(module).map { region($0, file, 0) }
  }

  /// Returns the SPI groups that imports of a module name, or nothing if no declaration with an SPI
  /// was found.
  func usedSPI(of module: String) -> [String] {
    importedGroups == nil ? [] : importedSPI(of: module).sorted()
  }

  /// Returns the SPI groups that the module of the mocks imports from another module.
  func importedSPI(of module: String) -> Set<String> {
    if importedGroups == nil {
      importedGroups = [:]
      // Loading a module is slow, but a declaration of an SPI is rare.
      let own = sourceModules.compactMap(self.module).filter { $0.module.origin == .own }
      let files = own.flatMap { own in
        own.module.files.indices.filter { own.module.files[$0].text.holds("@_spi") }
          .map { region(own, $0, 0) }
      }
      importedGroups = spiImports(in: files)
    }
    return spi.union(importedGroups?[module] ?? [])
  }

  /// Returns the parsed file, or the parsed declaration of an interface.
  ///
  /// - Parameters:
  ///   - loaded: The module.
  ///   - file: The position of the file in the module.
  ///   - offset: A position inside the declaration, for an interface.
  private func region(_ loaded: LoadedModule, _ file: Int, _ offset: Int) -> ParsedRegion {
    let module = loaded.module
    let isCompiled = module.origin == .compiled
    let key = RegionKey(module: module.name, file: file, start: isCompiled ? offset : 0)
    if let region = regions[key] { return region }
    let (text, lines, bodies) = (module.files[file], loaded.lines[file], loaded.bodies(in: file))
    let tree = { Self.tree(of: text, bodies, self.observer) }
    let region =
      isCompiled
      ? ParsedRegion(text, lines, around: offset)
      : ParsedRegion(text, lines, isReadable(text, lines) ? tree() : Self.empty)
    store(region, key)
    return region
  }

  /// The syntax of a file that cannot be parsed.
  private static var empty: SourceFileSyntax {
    SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
  }

  /// Returns the syntax of a file, while the observer knows that the file is parsed.
  private static func tree(
    of file: SourceFile, _ bodies: [Range<Int>],
    _ observer: (@Sendable (String, ParsingState) -> Void)?
  ) -> SourceFileSyntax {
    observer?(file.path, .parsing)
    defer { observer?(file.path, .finished) }
    return ParsedRegion.tree(of: file, without: bodies)
  }

  /// Returns a Boolean value that indicates whether a file can be parsed. Reports the file otherwise.
  private func isReadable(_ file: SourceFile, _ lines: LineTable) -> Bool {
    guard let offset = NestingLimit.excess(in: file.text) else { return true }
    report(.nestedTooDeeply(lines.fileLocation(at: offset)))
    return false
  }

  /// Adds a diagnostic about a file, once.
  private func report(_ diagnostic: SourceDiagnostic) {
    if !unreadable.contains(diagnostic) { unreadable.append(diagnostic) }
  }

  /// Caches a parsed region.
  private func store(_ region: ParsedRegion, _ key: RegionKey) {
    if region.tree.hasError, key.start == 0, let problem = ParseProblem(in: region.tree) {
      let location = region.fileLocation(of: problem.node)
      problems[location.path] = .unparsableFile(location, problem)
    }
    // Trees are large; what is used together is mostly close together. One large file evicts no others.
    let bytes = min(region.range.count, Self.bytesToKeep / 4)
    if parsedBytes + bytes > Self.bytesToKeep { forgetTrees() }
    parsedBytes += bytes
    regions[key] = region
  }

  /// Frees the memory of all trees, and of what was found in them. They are parsed again when needed.
  func forgetTrees() {
    regions = [:]
    types = [:]
    inheritances = [:]
    commonRequirements = [:]
    parsedBytes = 0
  }

  /// The number of bytes of source whose trees are cached.
  private static let bytesToKeep = 1 << 20

  /// Parses the files of declarations, on all cores, unless that of the first one is parsed.
  ///
  /// - Parameter locations: Declarations of a module in the order of their places, those of the next
  ///   files among them.
  func parse(filesOf locations: ArraySlice<TypeLocation>) {
    guard let first = locations.first, let loaded = module(first.module),
      loaded.module.origin != .compiled
    else { return }
    let key = { RegionKey(module: first.module, file: $0, start: 0) }
    guard regions[key(first.file)] == nil else { return }
    var files: [Int] = []
    var bytes = 0
    for location in locations where location.file != files.last {
      bytes += loaded.module.files[location.file].text.utf8.count
      if !files.isEmpty, bytes > Self.bytesToKeep / 4 { break }
      files.append(location.file)
    }
    files.removeAll { !isReadable(loaded.module.files[$0], loaded.lines[$0]) }
    let observer = observer
    let texts = files.map { (loaded.module.files[$0], loaded.bodies(in: $0)) }
    let trees = texts.concurrentMap { Self.tree(of: $0, $1, observer) }
    for (file, tree) in zip(files, trees) {
      store(ParsedRegion(loaded.module.files[file], loaded.lines[file], tree), key(file))
    }
  }
}
