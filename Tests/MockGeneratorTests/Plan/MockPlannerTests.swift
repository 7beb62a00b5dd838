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

  /// Plans the mock of a protocol `Printer`.
  private func plan(_ text: String) -> MockPlan {
    let codebase = Codebase([.tests(""), .testable("Shop", text)])
    let options = MockPipeline.Options(own: "ShopTests")
    let resolution = MockResolver(codebase: codebase, options: options)
      .resolve(MockRequest(MockName("Printer"), imports: ["Shop"]), after: [:])
    return MockPlanner(codebase: codebase, options: options).plan(resolution)
  }
}
