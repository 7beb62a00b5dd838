import MockEmitter
import MockGenerator
import Testing

@Suite("Resolutions")
struct MockResolverTests {
  @Test("a request resolves to the declaration in the imported module")
  func imported() {
    let resolution = resolve("Printer", importing: "Desk")
    #expect(resolution.names.map(\.key.module) == ["Desk"])
    #expect(resolution.names.map(\.value.stem) == ["Printer"])
    #expect(resolution.diagnostics == [])
  }

  @Test("an alias of a class resolves to the class, and to another name for its mock")
  func aliasOfClass() {
    let resolution = resolve("Device", importing: "Shop")
    #expect(resolution.names.values.map(\.stem).sorted() == ["Device", "Scanner"])
    #expect(resolution.aliases.map(\.name) == ["MockDevice"])
    #expect(resolution.aliases.map(\.target) == ["MockScanner"])
  }

  @Test("a declaration with a mock is not resolved again")
  func known() throws {
    let first = resolve("Scanner", importing: "Shop")
    let second = resolve("Scanner", importing: "Shop", after: first.names)
    #expect(second.names.isEmpty)
    #expect(second.aliases.isEmpty)
    #expect(second.diagnostics == [])
  }

  @Test("a request without a declaration resolves to a diagnostic")
  func missing() {
    let resolution = resolve("Warehouse", importing: "Shop")
    #expect(resolution.names.isEmpty)
    #expect(resolution.diagnostics.map(\.name) == ["typeNotFound"])
  }

  /// Resolves a request in two modules.
  private func resolve(
    _ name: String, importing module: String, after names: [TypeLocation: MockName] = [:]
  ) -> Resolution {
    let codebase = Codebase([
      .tests(""),
      .testable("Shop", "class Scanner {}\ntypealias Device = Scanner\nprotocol Printer {}"),
      .testable("Desk", "protocol Printer {}"),
    ])
    return MockResolver(codebase: codebase, options: .init(own: "ShopTests"))
      .resolve(MockRequest(MockName(name), imports: [module]), after: names)
  }
}
