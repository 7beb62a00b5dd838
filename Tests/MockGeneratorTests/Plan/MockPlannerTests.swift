import MockEmitter
import MockGenerator
import Testing

@Suite("Plans")
struct MockPlannerTests {
  @Test("a plan imports the declared type and needs the internal declarations of its module")
  func imports() {
    let plan = plan("protocol Printer {}")
    #expect(plan.mockNames == ["Printer"])
    #expect(plan.imports.contains { $0.module == "Shop" && $0.needsInternal })
    #expect(plan.imports.flatMap(\.preferred) == ["protocol Shop.Printer"])
  }

  @Test("the mock of a public protocol does not need internal declarations")
  func publicProtocol() {
    #expect(plan("public protocol Printer {}").imports.allSatisfy { !$0.needsInternal })
  }

  @Test("a mock waits for the names of others if its body repeats an inherited requirement")
  func deferred() {
    let plan = plan(
      """
      protocol Device { func start() }
      protocol Printer: Device {}
      extension Printer { func start() {} }
      """)
    #expect(plan.mockNames == [])
    #expect(plan.deferredNames == ["Printer"])
  }

  @Test("a mock whose inherited requirements are implemented nowhere does not wait")
  func immediate() {
    let plan = plan("protocol Device { func start() }\nprotocol Printer: Device {}")
    #expect(plan.mockNames == ["Printer"])
    #expect(plan.deferredNames == [])
  }

  @Test(
    "an alias in another file decides on which systems calls can be recorded",
    arguments: [
      ("typealias Alias = (Int) throws(Jam) -> Void", "macOS 15"),
      ("typealias Alias = [(Int) throws(Jam) -> Void]", "macOS 15"),
      ("typealias Alias = any Tray<Int>", "macOS 13"),
      ("typealias Alias = Other; typealias Other = any Tray<Int>", "macOS 13"),
      ("typealias Alias = (Int) throws -> Void", nil),
      ("typealias Alias = any Tray", nil),
    ])
  func systemsOfAliases(alias: String, system: String?) {
    for requirement in ["f(_ a: @escaping Alias)", "f() -> [Alias]"] {
      let mocks = GeneratedMocks(
        .tests("_ = MockPrinter(); mock.f()"),
        .testable("Shop", "protocol Printer { func \(requirement) }", alias))
      let found = ["macOS 13", "macOS 15"].filter { name in
        mocks.files.contains { $0.text.contains("guard #available(\(name),") }
      }
      #expect(found == [system].compactMap { $0 }, "\(requirement)")
    }
  }

  /// Plans the mock of a protocol `Printer`.
  private func plan(_ text: String) -> MockPlan {
    let codebase = Codebase([.tests(""), .testable("Shop", text)])
    let options = MockPipeline.Options(own: "ShopTests")
    let resolution = MockResolver(codebase: codebase, options: options)
      .resolve(MockRequest(MockName("Printer"), imports: ["Shop"]), after: [:])
    return MockPlanner(codebase: codebase, options: options).plan(resolution)
  }
}
