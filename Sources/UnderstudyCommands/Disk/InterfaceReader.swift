import Foundation
import MockGenerator

/// Reads the interfaces of compiled modules, which a program of the toolchain prints.
final class InterfaceReader {
  /// The folder that keeps interfaces; nil to keep none.
  private let cache: URL?

  /// The toolchain's folder of programs; nil to find it by the search path.
  private let programs: URL?

  /// The toolchain, once it is known.
  private var toolchain: Toolchain?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - cache: the folder that keeps interfaces; nil to keep none
  ///   - programs: the toolchain's folder of programs; nil to find it by the search path
  init(cache: URL?, programs: URL? = nil) {
    self.cache = cache
    self.programs = programs
  }

  /// Reads the interface of a module.
  ///
  /// - Returns: the module; nil where the toolchain knows none of the name
  /// - Throws: Why interfaces cannot be read at all.
  func module(_ name: String) throws -> SourceModule? {
    let toolchain = try findToolchain()
    let kept = cache?.appending(path: toolchain.name).appending(path: "\(name).swiftinterface")
    let text: String
    if let kept, let data = try? Data(contentsOf: kept) {
      text = String(decoding: data, as: UTF8.self)
    } else {
      guard let printed = try toolchain.interface(of: name, cache: cache) else { return nil }
      text = printed
      if let kept { try OutputFile(url: kept, text: text).write() }
    }
    let path = kept?.path(percentEncoded: false) ?? "\(name).swiftinterface"
    return SourceModule(
      name: name, origin: .compiled, files: [SourceFile(path: path, text: text)])
  }

  /// Finds the toolchain, once.
  private func findToolchain() throws -> Toolchain {
    if let toolchain { return toolchain }
    let found = try Toolchain(programs: programs)
    toolchain = found
    return found
  }
}
