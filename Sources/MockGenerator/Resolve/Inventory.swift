/// One line of a list of what can be mocked.
package struct InventoryEntry: Sendable, Equatable {
  /// The kind and the full name, such as `protocol Desk.Drawer`.
  package var title: String

  /// Where the declaration is.
  package var place: SourcePlace

  /// The name of the mock; nil where there can be none.
  package var mock: String?

  /// What there is no mock of, and why; with its place where that is not the declaration's.
  package var reasons: [String]
}

extension Codebase {
  /// Lists the protocols and classes of a module with what can be mocked of them; of a module that
  /// is imported without `@testable`, only public ones.
  ///
  /// - Parameters:
  ///   - module: the module
  ///   - options: how mocks would be made
  /// - Returns: the entries in the order of their places
  package func inventory(
    of module: String, _ options: MockGeneration.Options
  ) -> [InventoryEntry] {
    var entries: [InventoryEntry] = []
    forEachDeclaration(in: module, kinds: [.protocol, .class]) { found, path in
      guard found.isVisible || found.origin.showsInternal else { return }
      let name = (path + ["Mock" + found.site.name]).joined(separator: ".")
      var entry = InventoryEntry(
        title: "\(found.site.kind.rawValue) \(found.fullName)", place: found.place, mock: name,
        reasons: [])
      if found.isMockable {
        entry.reasons = ["made by @Mockable"]
      } else {
        let wish = WantedMock(name: found.site.name, qualifiers: path, module: module)
        let made = MockGeneration([wish], in: self, options)
        entry.reasons = (made.diagnostics + made.refusals).map { $0.reason(at: found.place) }
        if made.files.allSatisfy(\.mocks.isEmpty) { entry.mock = nil }
      }
      entries.append(entry)
    }
    return entries
  }

  /// Why a module cannot be read; nil for one that can be.
  package func failure(of module: String) -> String? {
    self.module(module) == nil ? failures[module] ?? "there is no module of this name" : nil
  }
}

extension SourceDiagnostic {
  /// The message, with the place if it is not in a line.
  fileprivate func reason(at place: SourcePlace) -> String {
    guard let path, path != place.path || line != place.line else { return message }
    return "\(path):\(line): \(message)"
  }
}
