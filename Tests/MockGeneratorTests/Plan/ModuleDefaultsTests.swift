import MockGenerator
import Testing

@Suite("Defaults of modules")
struct ModuleDefaultsTests {
  private let onMainActor = ModuleDefaults(isOnMainActor: true)
  private let onCallersActor = ModuleDefaults(runsOnCallersActor: true)

  /// Generates the mock of `Printer`.
  private func made(
    _ printer: String, _ defaults: ModuleDefaults, mocks: ModuleDefaults
  ) -> GeneratedMocks {
    var module = SourceModule.testable("Shop", printer)
    module.defaults = defaults
    module.mockDefaults = mocks
    return GeneratedMocks(.tests("@testable import Shop\nlet p = MockPrinter()"), module)
  }

  @Test("a mock spells the isolation of a protocol that is not the default of its own module")
  func extensions() {
    let text = "protocol Printer { func print() }"
    let none = ModuleDefaults()
    let head = "extension Printer where Self: UnderstudyCore.Mockable {"
    for (module, mocks, prefix) in [
      (none, none, ""), (onMainActor, onMainActor, ""), (onMainActor, none, "@MainActor "),
      (none, onMainActor, "nonisolated "),
    ] {
      #expect(
        made(text, module, mocks: mocks).text("Shop").contains("\n\(prefix)\(head)"),
        "\(module) \(mocks)")
    }
  }

  @Test(
    "a mock does not spell an isolation that the protocol shows",
    arguments: [
      "@MainActor protocol Printer { func print() }", "protocol Printer: Actor { func print() }",
      "@globalActor actor Back { static let shared = Back() }\n@Back protocol Printer {}",
      "@MainActor protocol Device {}\nprotocol Printer: Device { func print() }",
    ])
  func explicitIsolation(text: String) {
    let made = made(text, onMainActor, mocks: ModuleDefaults())
    #expect(made.text("Shop").contains("\nextension Printer where"))
  }

  /// Requirements, and whether an implementation must repeat a closure on a global actor in them.
  static let closures: [(requirement: String, isRefused: Bool)] = [
    ("func f(_ a: @MainActor () -> any View)", true),
    ("func f(_ a: @escaping @MainActor () -> Int)", true),
    ("func f(_ a: (@MainActor (Int) async throws -> Void)?)", true),
    ("func f(a: Int, b: [@MainActor () -> Int]) async", true),
    ("func f(_ a: (@MainActor () -> Int) -> Void)", true),
    ("func f() -> (@MainActor () -> Int)?", true), ("init(_ a: @MainActor () -> Int)", true),
    ("subscript(a: @MainActor () -> Int) -> Int { get }", true),
    ("var a: (@MainActor () -> Int)? { get }", true),
    ("func f(_ a: @MainActor @Sendable () -> Int)", false), ("func f(_ a: () -> Int)", false),
    ("func f(_ a: @Sendable () -> Int)", false), ("func f() -> @MainActor () -> Int", false),
    ("@MainActor func f(_ a: Int)", false), ("var a: @MainActor () -> Int { get set }", false),
  ]

  @Test("a closure on a global actor of an older language mode is refused", arguments: closures)
  func actorClosures(requirement: String, isRefused: Bool) {
    let (older, newer) = (ModuleDefaults(actorClosuresAreSendable: false), ModuleDefaults())
    for (module, mocks) in [(older, newer), (older, older), (newer, newer), (newer, older)] {
      let made = made("protocol Printer { \(requirement) }", module, mocks: mocks)
      let isExpected = isRefused && module == older && mocks == newer
      #expect(made.mocks == (isExpected ? [] : ["MockPrinter"]))
      #expect(made.diagnostics.map(\.name) == (isExpected ? ["actorClosure"] : []))
    }
    guard !requirement.hasPrefix("init"), !requirement.contains("{") else { return }
    let made = made(
      "class Printer { init() {}\n\(requirement) { fatalError() }\nfunc g() {} }", older,
      mocks: newer)
    #expect(made.mocks == ["MockPrinter"])
    #expect(made.text("Shop").contains("override func f") == !isRefused)
    #expect(made.text("Shop").contains("override func g"))
  }

  @Test("the mock of a class spells its isolation")
  func classes() {
    let text = "class Printer { init() {}; func print() {} }"
    #expect(
      made(text, onMainActor, mocks: ModuleDefaults()).text("Shop")
        .contains("\n@MainActor final class MockPrinter: Printer"))
    #expect(
      made(text, ModuleDefaults(), mocks: onMainActor).text("Shop")
        .contains("\nnonisolated final class MockPrinter: Printer"))
  }

  @Test("asynchronous functions are spelled if they run elsewhere in the module of the mock")
  func execution() {
    let text = """
      protocol Printer {
        var ink: Int { get async }
        func print(_ page: (Int) async -> Int, _ end: @escaping @Sendable () async -> Void) async
        @concurrent func load(_ main: @MainActor () async -> Void) async
      }
      """
    let caller = made(text, onCallersActor, mocks: ModuleDefaults())
    #expect(
      caller.lines("Shop", "nonisolated(nonsending)", "@concurrent") == [
        "  nonisolated(nonsending) var ink: Int {",
        "  nonisolated(nonsending) func print(_ p0: nonisolated(nonsending) (Int) async -> Int, "
          + "_ p1: nonisolated(nonsending) @escaping @Sendable () async -> Void) async {",
        "    nonisolated(nonsending) func g0"
          + "(_ p0: nonisolated(nonsending) @escaping (Int) async -> Int) async -> Swift.Void {",
        "  @concurrent func load(_ p0: @MainActor () async -> Void) async {",
        "    @concurrent func g0(_ p0: @escaping @MainActor () async -> Void) async -> Swift.Void {",
      ])
    let none = made(text, ModuleDefaults(), mocks: onCallersActor)
    #expect(none.text("Shop").contains("func print(_ p0: @concurrent (Int) async -> Int"))
  }
}
