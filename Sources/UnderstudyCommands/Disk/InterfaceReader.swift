import Foundation
import MockGenerator

/// Reads the interfaces of compiled modules, which a program of the toolchain prints.
final class InterfaceReader {
  /// The folder for cached interfaces, or `nil` for no cache.
  private let cache: URL?

  /// The toolchain's folder of programs, or `nil` to find it by the search path.
  private let programs: URL?

  /// The toolchain, after the first use.
  private var toolchain: Toolchain?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - cache: The folder for cached interfaces, or `nil` for no cache.
  ///   - programs: The toolchain's folder of programs, or `nil` to find it by the search path.
  init(cache: URL?, programs: URL? = nil) {
    self.cache = cache
    self.programs = programs
  }

  /// Reads the interface of a module.
  ///
  /// - Returns: The module, or `nil` if the toolchain has no module of the name.
  /// - Throws: ``Toolchain/Unusable`` if no interfaces can be read.
  func module(_ name: String) throws -> SourceModule? {
    let toolchain = try findToolchain()
    let folder = cache?.appending(path: toolchain.name)
    let cachedText = folder?.appending(path: "\(name).swiftinterface")
    let cachedFacts = folder?.appending(path: "\(name).json")
    let text: String
    let facts: ModuleFacts
    if let cachedText, let cachedFacts, let data = try? Data(contentsOf: cachedText),
      let known = try? JSONDecoder().decode(ModuleFacts.self, from: Data(contentsOf: cachedFacts))
    {
      text = String(decoding: data, as: UTF8.self)
      facts = known
    } else {
      guard let printed = try toolchain.interface(of: name, cache: cache) else { return nil }
      text = printed
      facts = try toolchain.facts(of: name, interface: SourceOutline(text), cache: cache)
      if let cachedText, let cachedFacts {
        try OutputFile(url: cachedText, text: text).write()
        let data = try JSONEncoder().encode(facts)
        try OutputFile(url: cachedFacts, text: String(decoding: data, as: UTF8.self)).write()
      }
    }
    let path = cachedText?.path(percentEncoded: false) ?? "\(name).swiftinterface"
    var module = SourceModule(
      name: name, origin: .compiled, files: [SourceFile(path: path, text: text)],
      requiredImports: facts.requiredImports,
      nonSubclassableClasses: Set(facts.nonSubclassableClasses),
      hiddenProtocols: Set(facts.hiddenProtocols))
    module.subclassImports = facts.subclassImports
    return module
  }

  /// Finds the toolchain, once.
  private func findToolchain() throws -> Toolchain {
    if let toolchain { return toolchain }
    let found = try Toolchain(programs: programs)
    toolchain = found
    return found
  }
}
