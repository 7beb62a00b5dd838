package import Foundation
package import MockGenerator

/// Reads the interfaces of compiled modules, which a program of the toolchain prints.
package final class InterfaceReader {
  /// The folders for the caches of all toolchains. All are read. The first one that can be written gets
  /// new entries.
  private let caches: [URL]

  /// The folder for the compiler's caches, or `nil` for the default.
  private let compilerCache: URL?

  /// The toolchain's folder of programs, or `nil` to find it by the search path.
  private let programs: URL?

  /// The environment variables of the build.
  private let environment: [String: String]

  /// The toolchain, or why there is none, after the first use.
  private var toolchain: Result<Toolchain, any Error>?

  /// The modules of which only the declarations in Swift could be read.
  private(set) var modulesWithoutHeaders: Set<String> = []

  /// The first module that could not be read because of a passing fault, such as a full disk, and the fault.
  private(set) var fault: (module: String, error: any Error)?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - caches: The folders for cached interfaces, the preferred one first.
  ///   - compilerCache: The folder for the compiler's caches, or `nil` for the default.
  ///   - programs: The toolchain's folder of programs, or `nil` to find it by the search path.
  ///   - environment: The environment variables of the build.
  package init(
    caches: [URL], compilerCache: URL? = nil, programs: URL? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.caches = caches
    self.compilerCache = compilerCache
    self.programs = programs
    self.environment = environment
  }

  /// Reads the interface of a module.
  ///
  /// - Returns: The module, or `nil` if the toolchain has no module of the name.
  /// - Throws: ``Toolchain/Unusable`` or ``ProgramRun/Failure`` if the interface cannot be read. This says
  ///   nothing about the module, so nothing is stored.
  package func module(_ name: String) throws -> SourceModule? {
    do {
      return try readModule(name)
    } catch {
      let isPassing = error is UnwritableFile || (error as? ProgramRun.Failure)?.isPassing == true
      if isPassing, fault == nil { fault = (name, error) }
      throw error
    }
  }

  /// Reads the interface of a module.
  private func readModule(_ name: String) throws -> SourceModule? {
    let toolchain = try findToolchain()
    let caches = caches.map {
      InterfaceCache(folder: $0.appendingPathComponent(toolchain.name))
    }
    let (entry, cache) = try cached(name, in: caches) ?? printed(name, by: toolchain, caches)
    guard let text = entry.text else { return nil }
    if TextualInterface.lacksHeaders(text, of: name) { modulesWithoutHeaders.insert(name) }
    let facts = entry.facts
    let path = cache?.interface(of: name).path ?? "\(name).swiftinterface"
    var module = SourceModule(
      name: name, origin: .compiled, files: [SourceFile(path: path, text: text)],
      requiredImports: facts.requiredImports,
      nonSubclassableClasses: Set(facts.nonSubclassableClasses),
      hiddenProtocols: Set(facts.hiddenProtocols))
    module.subclassImports = facts.subclassImports
    module.importedTypes = facts.importedTypes.map(Set.init)
    return module
  }

  /// Returns the first entry in caches, with the cache.
  private func cached(
    _ name: String, in caches: [InterfaceCache]
  ) -> (InterfaceCache.Entry, InterfaceCache?)? {
    for cache in caches {
      if let entry = cache.entry(for: name) { return (entry, cache) }
    }
    return nil
  }

  /// Returns what the toolchain says about a module, and stores it in the first cache that can be written.
  private func printed(
    _ name: String, by toolchain: Toolchain, _ caches: [InterfaceCache]
  ) throws -> (InterfaceCache.Entry, InterfaceCache?) {
    let text = try toolchain.interface(of: name, cache: compilerCache)
    let facts =
      try text.map {
        try toolchain.facts(of: name, interface: SourceOutline($0), cache: compilerCache)
      } ?? ModuleFacts(requiredImports: [], nonSubclassableClasses: [], hiddenProtocols: [])
    let entry = InterfaceCache.Entry(text: text, facts: facts)
    return (entry, caches.first { $0.store(entry, for: name) })
  }

  /// Finds the toolchain, once.
  private func findToolchain() throws -> Toolchain {
    if let toolchain { return try toolchain.get() }
    let found = Result { try Toolchain(programs: programs, environment: environment) }
    toolchain = found
    return try found.get()
  }
}
