import Foundation
import MockEmitter
import MockGenerator
import Testing

@Suite("Hooks")
struct HookTests {
  /// The folder with declarations that the runtime's tests replace.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../UnderstudyCoreTests/Doubles/Replacements").standardized

  /// The hooks that the runtime's tests are compiled with.
  private static let hooks = folder.appending(path: "Hooks.swift")

  /// With new declarations in `Bakery.swift`, the runtime's tests may need their hooks before these
  /// tests can run: `understudy-cli generate` with `--replace` and `--output` makes them too.
  @Test("the hooks in the runtime's tests are exactly what is emitted")
  func golden() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "Bakery.swift"), encoding: .utf8)
    let module = SourceModule(
      name: "the given files", origin: .own,
      files: [SourceFile(path: "Bakery.swift", text: text)])
    let codebase = Codebase([module])
    let names = [
      "Bakery", "Till", "Till.Drawer", "Mill", "WindMill", "TowerMill", "Coast.TideMill", "Oven",
      "hour", "onMain",
    ]
    let replacements = try names.map {
      try #require(codebase.replacement(named: $0, in: module.name))
    }
    let made = MockPipeline(in: codebase, .init(own: module.name, access: .internal))
      .run(GenerationRequest(.named([]), replacing: replacements))
    #expect(made.messages == [])
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(made.text(module.name).utf8).write(to: Self.hooks)
    }
    #expect(made.text(module.name) == (try String(contentsOf: Self.hooks, encoding: .utf8)))
  }

  @Test("hooks that are checked in are not generated again")
  func checkedIn() {
    let shop = SourceModule.testable(
      "Shop", "class Desk { dynamic func open(_ x: Int = 0) {}; dynamic func close() {} }")
    let hooks = SourceFile(
      path: "Tests/ShopTests/Mocks/Mocks.swift",
      text: """
        \(MockFile.firstLine)
        extension Desk {
          @_dynamicReplacement(for: open(_:))
          private func __open(_ p0: Int) {}
        }
        """)
    var tests = SourceModule.tests(
      "import Understudy\n@testable import Shop\nfunc t(_ d: Desk) { stub(d.open()); stub(d.close()) }"
    )
    tests.files.append(hooks)
    let core = SourceModule.published("Understudy", "")
    let codebase = Codebase([tests, shop, core])
    let requests = codebase.replacementsUsed(in: "ShopTests")
    let options = MockPipeline.Options(own: "ShopTests", access: .internal)
    let existing = codebase.checkedInHooks(in: "ShopTests")
    #expect(existing == ["Desk.open(_:)"])
    let all = MockPipeline(in: codebase, options)
      .run(GenerationRequest(.named([]), replacing: requests))
    #expect(all.replaced() == ["open(_:)", "close()"])
    let missing = MockPipeline(in: codebase, options)
      .run(GenerationRequest(.named([]), replacing: requests, besides: existing))
    #expect(missing.replaced() == ["close()"])
  }

  /// What a test replaces, and whether a function tells whether it is dynamic.
  static let witnesses: [(test: String, replaced: [String])] = [
    ("verify(Desk.size)", ["size", "reset(_:)"]),
    ("verify(Desk()[1])", ["subscript(_:)", "reset(_:)"]),
    ("verify(Lamp().light)", ["light", "now()"]),
    ("verify(Desk.size); verify(now())", ["size", "now()"]),
    ("verify(Desk.width)", ["width"]),
    (
      "verify(Desk.size)\nextension Lamp { @_dynamicReplacement(for: light) var l: Int { 1 } }",
      ["size"]
    ),
  ]

  @Test(
    "a probe lets Swift report properties that may not be dynamic",
    arguments: witnesses)
  func probe(test: String, replaced: [String]) {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\n" + test),
      .testable(
        "Shop",
        """
        struct Desk {
          static var size: Int { 1 }
          dynamic static var width: Int { 1 }
          subscript(n: Int) -> Int { n }
          dynamic func move() {}
          func all<T>(_ value: T) {}
          func wait() async {}
          mutating func reset(_ number: inout Int) throws -> Int { 1 }
        }
        struct Lamp { var light: Int { 1 } }
        func now() -> Int { 1 }
        """))
    #expect(made.messages == [])
    #expect(made.replaced() == replaced)
  }
}
