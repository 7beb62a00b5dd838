import MockGenerator
import Testing

@Suite("Result builders of requirements")
struct ResultBuilderTests {
  /// Returns the implementations of a protocol in the module of a source.
  private func implementations(_ source: String, _ kit: String = "") -> [String] {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet m = MockP()"), .testable("Shop", source),
      .compiled("Kit", kit))
    #expect(made.messages == [])
    return made.text("Shop").split(separator: "\n").map(String.init).filter {
      $0.hasSuffix("{") && !$0.contains("CallPattern") && !$0.contains("PropertyPattern")
        && ($0.contains("func body") || $0.contains("var body"))
    }
  }

  @Test("an implementation does not repeat a result builder of the sources")
  func declared() {
    let source = """
      @resultBuilder enum ViewMaker { static func buildBlock(_ x: Int) -> Int { x } }
      protocol P { @ViewMaker var body: Int { get } }
      """
    #expect(implementations(source) == ["  var body: Int {"])
  }

  @Test("an implementation repeats an unknown attribute, which may be a global actor")
  func unknown() {
    let made = implementations("import Kit\nprotocol P { @Store func body() -> Int }")
    #expect(made == ["  @Store func body() -> Int {"])
  }

  @Test("an implementation does not repeat a result builder of a compiled module")
  func compiled() {
    let kit = "@resultBuilder public struct Store {\n}\n\n@globalActor public actor Disk {\n}\n"
    let source = "import Kit\nprotocol P { @Store func body() -> Int }"
    #expect(implementations(source, kit) == ["  func body() -> Int {"])
    let qualified = "import Kit\nprotocol P { @Kit.Store func body() -> Int }"
    #expect(implementations(qualified, kit) == ["  func body() -> Int {"])
    let inherited = "import Kit\nprotocol Q { @Store func body() -> Int }\nprotocol P: Q {}"
    #expect(implementations(inherited, kit) == ["  func body() -> Int {"])
    let actor = "import Kit\nprotocol P { @Disk func body() -> Int }"
    #expect(implementations(actor, kit) == ["  @Disk func body() -> Int {"])
  }

  @Test(
    "an implementation repeats the result builder of a parameter, and its patterns do not",
    arguments: [
      "func body(@RB _ make: () -> Int)", "func body(@RB make: @escaping () -> Int)",
      "func body(@Kit.RB<Int> make: @escaping () -> Int) async throws",
      "func body(a: Int, @RB b make: @MainActor () -> Int)", "init(@RB make: () -> Int)",
      "subscript(@RB make: () -> Int) -> Int { get }",
    ])
  func parameter(requirement: String) {
    for source in ["protocol P { \(requirement) }", "class P { \(requirement) {} }"]
    where source.contains("protocol") || !source.contains("get") {
      let made = GeneratedMocks(
        .tests("@testable import Shop\nlet m = MockP()"), .testable("Shop", source))
      #expect(made.messages == [])
      let lines = made.text("Shop").split(separator: "\n").filter { $0.contains("RB") }
      let builder = requirement.contains("Kit") ? "@Kit.RB<Int> " : "@RB "
      #expect(!lines.isEmpty)
      for line in lines {
        #expect(line.contains(builder))
        #expect(!line.contains("Pattern<") && !line.contains("Matcher<"))
      }
    }
  }

  @Test("an implementation does not repeat a property wrapper of a parameter")
  func wrapper() {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet m = MockP()"),
      .testable("Shop", "class P { init() {}\n  func body(@Wrapper a: Int) {} }"))
    #expect(!made.text("Shop").contains("@Wrapper"))
  }

  @Test("a global actor is repeated, even if its name is that of a builder")
  func builderActors() {
    let source = """
      @globalActor actor PageBuilder { static let shared = PageBuilder() }
      protocol P { @PageBuilder func body() -> Int }
      """
    #expect(implementations(source) == ["  @PageBuilder func body() -> Int {"])
    let kit = "@globalActor public actor PageBuilder {\n}\n"
    #expect(
      implementations("import Kit\nprotocol P { @PageBuilder func body() -> Int }", kit)
        == ["  @PageBuilder func body() -> Int {"])
  }

  @Test("an implementation does not repeat an attribute with generic arguments")
  func generic() {
    #expect(
      implementations("protocol P { @RB<Int, String> func body() -> Int }")
        == ["  func body() -> Int {"])
  }

  @Test("an implementation repeats a global actor")
  func actors() {
    let source = """
      @globalActor actor DB { static let shared = DB() }
      protocol P { @DB func body() -> Int }
      """
    #expect(implementations(source) == ["  @DB func body() -> Int {"])
  }
}
