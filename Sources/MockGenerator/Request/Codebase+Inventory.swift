import MockEmitter

extension Codebase {
  /// Lists the protocols and classes of a module, and the members that cannot be mocked. If the
  /// module is imported without `@testable`, lists only public ones.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - options: The options for all mocks.
  /// - Returns: The entries in the order of their locations.
  package func inventory(
    of module: String, _ options: MockPipeline.Options
  ) -> [InventoryEntry] {
    var entries: [InventoryEntry] = []
    forEachDeclaration(in: module, kinds: [.protocol, .class]) { found, path in
      guard found.isVisible || found.origin.showsInternal else { return }
      let name = (path + [MockName(found.location.name).text]).joined(separator: ".")
      var entry = InventoryEntry(
        title: "\(found.location.kind.rawValue) \(found.fullName)",
        fileLocation: found.fileLocation, mock: name,
        reasons: [])
      if found.isMockable {
        entry.reasons = ["made by @Mockable"]
      } else {
        let request = MockRequest(
          MockName(found.location.name), qualifiers: path, module: module)
        let made = MockPipeline(in: self, options).run(GenerationRequest(.named([request])))
        entry.reasons = (made.diagnostics + made.refusals).map { $0.reason(at: found.fileLocation) }
        if made.files.allSatisfy(\.mocks.isEmpty) { entry.mock = nil }
      }
      entries.append(entry)
    }
    return entries
  }

  /// Returns why a module cannot be read, or `nil` if it can.
  package func failure(of module: String) -> String? {
    self.module(module) == nil ? failures[module] ?? "there is no module of this name" : nil
  }
}

extension SourceDiagnostic {
  /// Returns the message, with the place if it is not in a line.
  fileprivate func reason(at fileLocation: FileLocation) -> String {
    guard let path, path != fileLocation.path || line != fileLocation.line else { return message }
    return "\(path):\(line): \(message)"
  }
}

/// One line of a list of declarations that can be mocked.
package struct InventoryEntry: Sendable, Equatable {
  /// The kind and the full name, such as `protocol Desk.Drawer`.
  package var title: String

  /// The location of the declaration.
  package var fileLocation: FileLocation

  /// The name of the mock, or `nil` if there can be none.
  package var mock: String?

  /// The reasons why something is not mocked, with locations if they differ from the declaration's.
  package var reasons: [String]
}
