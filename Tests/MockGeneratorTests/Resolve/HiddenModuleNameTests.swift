import MockGenerator
import Testing

@Suite("Modules that declare a type of their own name")
struct HiddenModuleNameTests {
  /// The kinds of the type.
  static let kinds = ["enum", "struct", "class", "actor"]

  @Test("mocks of protocols inside the type are found by its name", arguments: kinds)
  func nested(kind: String) {
    let made = GeneratedMocks(
      .tests(
        "@testable import Clash\nlet m = (Clash.MockListener(), Clash.Inner.MockDeep(), Clash.Inner.MockAdded())"
      ),
      .testable(
        "Clash",
        """
        \(kind) Clash {
          protocol Listener { func hear(_ value: Value) }
          struct Value {}
          enum Inner { protocol Deep { func dive(_ value: Value) -> any Listener } }
        }
        extension Clash.Inner { protocol Added { func add() } }
        """))
    #expect(made.messages == [])
    #expect(made.mocks.sorted() == ["MockAdded", "MockDeep", "MockListener"])
    #expect(
      made.lines("Clash", "extension").map { $0.prefix { $0 != "{" } } == [
        "extension Clash.Inner ", "extension Clash.Inner ", "extension Clash ",
      ])
  }

  @Test("mocks of classes and hooks inside the type are found by its name")
  func classes() {
    let made = GeneratedMocks(
      .tests(
        "import Understudy\nimport Clash\nlet m = Clash.MockBox()\nfunc t() { stub(Clash.now()).returns(1) }"
      ),
      .testable(
        "Clash",
        "enum Clash { class Box { func open() {} }\n dynamic static func now() -> Int { 1 } }"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockBox"])
    #expect(made.replaced("Clash") == ["now()"])
  }

  @Test("a declaration at the top level is not found inside the type, as in Swift")
  func topLevel() {
    let made = GeneratedMocks(
      .tests("import Clash\nlet m = Clash.MockListener()"),
      .testable("Clash", "enum Clash {}\nprotocol Listener { func hear() }"))
    #expect(made.mocks == [])
    #expect(made.messages.count == 1)
  }

  @Test("a type that the tests hide is named by a module selector", arguments: kinds + ["protocol"])
  func selected(kind: String) {
    let made = GeneratedMocks(
      .tests(
        """
        import Understudy
        import Clash
        struct Value {}
        let m = (MockListener(), MockBox(), MockHooks())
        func test() { stub(Door.open(.any)).returns(1) }
        enum Door {}
        """),
      .testable(
        "Clash",
        """
        \(kind) Clash {}
        struct Value {}
        protocol Listener { func hear(_ value: [Value]) -> Value? }
        class Box { func open(_ value: Value) {} }
        struct Hooks { var run: (Value) -> Int }
        dynamic func free(_ value: Value) -> Int { 1 }
        """))
    #expect(made.messages == [])
    let text = made.text("Clash")
    #expect(text.contains("func hear(_ p0: [Clash::Value]) -> Clash::Value? {"))
    #expect(text.contains("override func open(_ p0: Clash::Value) {"))
    #expect(text.contains("func run(_ p0: Clash::Value) -> Int {"))
    #expect(!text.contains("Clash.Value"))
  }

  @Test("a module without such a type is named as ever, unless the tests have the type")
  func others() {
    let shop = SourceModule.testable(
      "Shop",
      "struct Value {}\nstruct Hooks { var run: (Value) -> Int }\nprotocol Listener { func hear(_ value: Value) }"
    )
    let plain = GeneratedMocks(
      .tests("struct Value {}\nlet m = (MockListener(), MockHooks())"), shop)
    #expect(plain.text("Shop").contains("func run(_ p0: Shop.Value) -> Int {"))
    #expect(plain.text("Shop").contains("func hear(_ p0: Shop.Value)"))
    let hidden = GeneratedMocks(
      .tests("struct Value {}\nenum Shop {}\nlet m = MockListener()"), shop)
    #expect(hidden.text("Shop").contains("func hear(_ p0: Shop::Value)"))
  }

  @Test("protocols that the tests hide are extended by a module selector")
  func protocols() {
    let made = GeneratedMocks(
      .tests("protocol Listener {}\nlet m = MockClashListener()"),
      .testable(
        "Clash",
        "enum Clash {}\nprotocol Listener { func hear() -> any Other }\nprotocol Other { func other() }"
      ))
    #expect(made.messages == [])
    #expect(made.lines("Clash", "extension").contains { $0.hasPrefix("extension Clash::Listener") })
  }
}
