import Foundation
import MockGenerator

/// Reads the interfaces of compiled modules, which a program of the toolchain prints.
final class InterfaceReader {
  /// The folder for the caches of all toolchains, or `nil` for no cache.
  private let cache: URL?

  /// The folder for the compiler's caches, or `nil` for the default.
  private let compilerCache: URL?

  /// The toolchain's folder of programs, or `nil` to find it by the search path.
  private let programs: URL?

  /// The toolchain, after the first use.
  private var toolchain: Toolchain?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - cache: The folder for cached interfaces, or `nil` for no cache.
  ///   - compilerCache: The folder for the compiler's caches, or `nil` for the default.
  ///   - programs: The toolchain's folder of programs, or `nil` to find it by the search path.
  init(cache: URL?, compilerCache: URL? = nil, programs: URL? = nil) {
    self.cache = cache
    self.compilerCache = compilerCache
    self.programs = programs
  }

  /// Reads the interface of a module.
  ///
  /// - Returns: The module, or `nil` if the toolchain has no module of the name.
  /// - Throws: ``Toolchain/Unusable`` if no interfaces can be read.
  func module(_ name: String) throws -> SourceModule? {
    let toolchain = try findToolchain()
    let cache = cache.map { InterfaceCache(folder: $0.appending(path: toolchain.name)) }
    let entry = try cache?.entry(for: name) ?? printed(name, by: toolchain, cache)
    guard let text = entry.text else { return nil }
    let facts = entry.facts
    let path =
      cache?.interface(of: name).path(percentEncoded: false) ?? "\(name).swiftinterface"
    var module = SourceModule(
      name: name, origin: .compiled, files: [SourceFile(path: path, text: text)],
      requiredImports: facts.requiredImports,
      nonSubclassableClasses: Set(facts.nonSubclassableClasses),
      hiddenProtocols: Set(facts.hiddenProtocols))
    module.subclassImports = facts.subclassImports
    return module
  }

  /// Returns what the toolchain says about a module, and stores it.
  private func printed(
    _ name: String, by toolchain: Toolchain, _ cache: InterfaceCache?
  ) throws -> InterfaceCache.Entry {
    let text = try toolchain.interface(of: name, cache: compilerCache)
    let facts =
      try text.map {
        try toolchain.facts(of: name, interface: SourceOutline($0), cache: compilerCache)
      } ?? ModuleFacts(requiredImports: [], nonSubclassableClasses: [], hiddenProtocols: [])
    let entry = InterfaceCache.Entry(text: text, facts: facts)
    cache?.store(entry, for: name)
    return entry
  }

  /// Finds the toolchain, once.
  private func findToolchain() throws -> Toolchain {
    if let toolchain { return toolchain }
    let found = try Toolchain(programs: programs)
    toolchain = found
    return found
  }
}
