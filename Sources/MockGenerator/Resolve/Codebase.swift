import SwiftSyntax

/// The modules that mocks may be made from: what is declared where.
///
/// Modules are loaded when they are first asked for, scanned once, and parsed only where a
/// declaration is needed.
package final class Codebase {
  /// The names of the modules with sources, the module of the mocks first if it is one of them.
  package let sourceModules: [String]

  /// Why modules could not be loaded, each once.
  private(set) var failures: [String: String] = [:]

  /// The modules so far; nil for those that do not exist.
  private var modules: [String: LoadedModule?] = [:]

  /// The files that were parsed last.
  private var regions: [RegionKey: ParsedRegion] = [:]

  /// How many bytes these regions have.
  private var parsedBytes = 0

  /// Loads a module by its name.
  private let load: (String) throws -> SourceModule?

  /// Creates a codebase.
  ///
  /// - Parameters:
  ///   - sourceModules: the names of the modules with sources
  ///   - load: loads a module with sources, or the interface of a compiled one; nil for a module
  ///     that does not exist. A thrown error says why a module that exists cannot be used.
  package init(
    sourceModules: [String], load: @escaping (String) throws -> SourceModule?
  ) {
    self.sourceModules = sourceModules
    self.load = load
  }

  /// Creates a codebase of modules that are in memory.
  package convenience init(_ modules: [SourceModule]) {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    self.init(
      sourceModules: modules.filter { $0.origin != .compiled }.map(\.name)
    ) { byName[$0] }
  }

  /// What identifies a parsed region: a whole file, or one declaration of an interface.
  private struct RegionKey: Hashable {
    var module: String
    var file: Int
    var start: Int
  }

  /// Looks a module up.
  ///
  /// - Returns: the module; nil where it does not exist or cannot be loaded
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

  /// The declarations of a name in a module, as far as a scan tells.
  func locations(_ name: String, in module: String) -> [TypeLocation] {
    self.module(module)?.locations[name] ?? []
  }

  /// Parses the declaration at a site.
  ///
  /// - Returns: nil where the scan was wrong
  func found(_ location: TypeLocation) -> ResolvedType? {
    guard let loaded = module(location.module) else { return nil }
    return ResolvedType(location, loaded.module, region(loaded, location.file, location.offset))
  }

  /// The extensions of a type.
  ///
  /// - Parameters:
  ///   - found: the type
  ///   - modules: the modules that may have extensions of it, beside its own
  func extensions(of found: ResolvedType, in modules: [String]) -> [ExtensionDeclSyntax] {
    guard let path = found.enclosingPath else { return [] }
    let names = path + [found.location.name]
    return ([found.location.module] + modules.filter { $0 != found.location.module }).flatMap {
      extensions(of: names, from: found.location.module, in: $0).map(\.declaration)
    }
  }

  /// The extensions of a type in a module.
  ///
  /// - Parameters:
  ///   - names: the name of the type, behind those of the types around it
  ///   - home: the module of the type, if it is known
  ///   - module: the module with the extensions
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

  /// The functions of a name that belong to no type, in a module.
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

  /// All functions that belong to no type, in a module, in the order of their names.
  func functions(
    in module: String
  ) -> some Sequence<(declaration: FunctionDeclSyntax, region: ParsedRegion)> {
    let names = self.module(module)?.functions.keys.sorted() ?? []
    return names.lazy.flatMap { self.functions($0, in: module) }
  }

  /// A file of a module, parsed.
  func file(_ file: Int, of module: String) -> ParsedRegion? {
    self.module(module).map { region($0, file, 0) }
  }

  /// The parsed file, or the parsed declaration of an interface.
  ///
  /// - Parameters:
  ///   - loaded: the module
  ///   - file: the position of the file in the module
  ///   - offset: the position in the file around which the declaration of an interface stands
  private func region(_ loaded: LoadedModule, _ file: Int, _ offset: Int) -> ParsedRegion {
    let module = loaded.module
    let isCompiled = module.origin == .compiled
    let key = RegionKey(module: module.name, file: file, start: isCompiled ? offset : 0)
    if let region = regions[key] { return region }
    let (text, lines) = (module.files[file], loaded.lines[file])
    let region =
      isCompiled ? ParsedRegion(text, lines, around: offset) : ParsedRegion(text, lines)
    keep(region, key)
    return region
  }

  /// Keeps what was parsed.
  private func keep(_ region: ParsedRegion, _ key: RegionKey) {
    // Trees are large; what is used together is mostly close together.
    parsedBytes += region.range.count
    if parsedBytes > Self.bytesToKeep {
      regions.removeAll(keepingCapacity: true)
      parsedBytes = region.range.count
    }
    regions[key] = region
  }

  /// Gives the memory of all trees back; what is needed again is parsed again.
  func forgetTrees() {
    regions = [:]
    parsedBytes = 0
  }

  /// How many bytes of source are kept as trees.
  private static let bytesToKeep = 1 << 20

  /// Parses the files of declarations, on all cores, unless that of the first one is parsed.
  ///
  /// - Parameter sites: declarations of a module in the order of their places, those of the next
  ///   files among them
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
    let texts = files.map { loaded.module.files[$0] }
    let trees = texts.concurrentMap { ParsedRegion.tree(of: $0) }
    for (file, tree) in zip(files, trees) {
      keep(ParsedRegion(loaded.module.files[file], loaded.lines[file], tree), key(file))
    }
  }
}
