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
  func sites(_ name: String, in module: String) -> [TypeSite] {
    self.module(module)?.sites[name] ?? []
  }

  /// Parses the declaration at a site.
  ///
  /// - Returns: nil where the scan was wrong
  func found(_ site: TypeSite) -> FoundType? {
    guard let loaded = module(site.module) else { return nil }
    let file = loaded.module.files[site.file]
    return FoundType(site, loaded.module, region(of: site, file, loaded.module.origin))
  }

  /// The parsed file, or the parsed declaration of an interface.
  private func region(
    of site: TypeSite, _ file: SourceFile, _ origin: SourceModule.Origin
  ) -> ParsedRegion {
    let start = origin == .compiled ? site.offset : 0
    let key = RegionKey(module: site.module, file: site.file, start: start)
    if let region = regions[key] { return region }
    // Trees are large; what is used together is mostly close together.
    if regions.count >= 64 { regions.removeAll(keepingCapacity: true) }
    let region =
      origin == .compiled ? ParsedRegion(file, around: site.offset) : ParsedRegion(file)
    regions[key] = region
    return region
  }
}
