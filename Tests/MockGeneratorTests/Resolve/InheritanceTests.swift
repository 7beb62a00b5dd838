import MockGenerator
import Testing

@Suite("What is inherited")
struct InheritanceTests {
  @Test("the members of inherited protocols are made once, in the file of their module")
  func members() {
    let made = MockGeneration(
      .tests("import Shop\nlet p = MockPrinter(), s = MockScanner()"),
      .testable(
        "Shop", "import Base\nprotocol Printer: Device {}\nprotocol Scanner: Device {}",
        "import Base\nprotocol Device: Powered, Sendable { func reset() }"),
      .published("Base", "public protocol Powered { func turnOn() }"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockPrinter", "MockScanner"])
    #expect(
      made.lines("Shop", "extension") == [
        "extension Device where Self: UnderstudyCore.Mockable {",
        "extension Printer where Self: UnderstudyCore.Mockable {",
        "extension Scanner where Self: UnderstudyCore.Mockable {",
      ])
    #expect(
      made.lines("Base", "import", "extension", "enum", "final") == [
        "import Base", "import UnderstudyCore",
        "enum __MembersOfPowered {",
        "extension Powered where Self: UnderstudyCore.Mockable {",
      ])
  }

  @Test("an inherited protocol that is mocked itself, or by an attribute, has its members already")
  func membersThatAreThere() {
    let made = MockGeneration(
      .tests("import Shop\nlet p = MockPrinter(), d = MockDevice()"),
      .testable(
        "Shop", "protocol Printer: Device, Powered {}", "protocol Device { func reset() }",
        "@Mockable protocol Powered { func turnOn() }"))
    #expect(
      made.lines("Shop", "enum") == ["enum __MembersOfDevice {", "enum __MembersOfPrinter {"])
    #expect(!made.text("Shop").contains("turnOn"))
  }

  @Test("inherited associated types are generic parameters, unless a heir fixes them")
  func associatedTypes() {
    let shop = """
      protocol Store { associatedtype Item: Hashable; associatedtype Key; func get(_ key: Key) -> Item }
      protocol Cache: Store where Key == String {}
      protocol Shelf: Cache { associatedtype Size }
      protocol Box<Thing> { associatedtype Thing }
      protocol IntBox: Box<Int> {}
      """
    let made = MockGeneration(
      .tests("import Shop\nlet a: MockCache<Int>, b: MockShelf<Int, Int>, c: MockIntBox"),
      .testable("Shop", shop))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "final class", "typealias").map { $0.prefix(while: { $0 != ":" }) } == [
        "final class MockCache<Item", "  typealias Key = String", "final class MockIntBox",
        "  typealias Thing = Int", "final class MockShelf<Size, Item", "  typealias Key = String",
      ])
  }

  @Test("inherited initialisers, and what makes the mock an actor or comparable, are in the body")
  func body() {
    let made = MockGeneration(
      .tests("import Shop\nlet a = MockStore(), b = MockKey()"),
      .testable(
        "Shop",
        """
        protocol Base: Actor { init(path: String) ; func read() }
        protocol Store: Base { func write() }
        protocol Named: Hashable {}
        protocol Key: Named {}
        """))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("actor MockStore: Store,"))
    #expect(made.text("Shop").contains("init(path p0: String)"))
    #expect(made.text("Shop").contains("func hash(into hasher: inout Swift.Hasher)"))
    #expect(made.text("Shop").contains("__Members(\"Store\", [\"write()\", \"init(path:)\"])"))
  }

  @Test("a composition has a mock that conforms to all of its protocols")
  func composition() {
    let made = MockGeneration(
      .tests("import Shop\nlet b = MockBoth(), o = MockOne()"),
      .testable(
        "Shop", "typealias Both = A & B & Sendable\ntypealias One = Both",
        "protocol A { func a() }",
        "protocol B: Hashable { func b() }"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockBoth", "MockOne"])
    #expect(made.text("Shop").contains("final class MockBoth: Both,"))
    #expect(made.text("Shop").contains("static func == (left: MockBoth, right: MockBoth)"))
    #expect(
      made.lines("Shop", "extension") == [
        "extension A where Self: UnderstudyCore.Mockable {",
        "extension B where Self: UnderstudyCore.Mockable {",
      ])
  }

  @Test("the members of an inherited nested protocol are in the body")
  func nestedAncestor() {
    let made = MockGeneration(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable(
        "Shop", "enum Desk { protocol Device { func reset() } }\nprotocol Printer: Desk.Device {}"))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("func reset() {"))
  }

  @Test("a protocol of a compiled module brings its members, and the library's markers none")
  func compiledAncestor() {
    let made = MockGeneration(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable("Shop", "import Kit\nprotocol Printer: KitDelegate, Sendable, AnyObject {}"),
      .compiled("Kit", "public protocol KitDelegate {\n\n    func done()\n}\n"))
    #expect(made.messages == [])
    #expect(
      made.lines(nil, "extension") == [
        "extension KitDelegate where Self: UnderstudyCore.Mockable {"
      ])
  }

  @Test("an inherited type that is nowhere is a warning, a class an error")
  func missing() {
    let made = MockGeneration(
      .tests("import Shop\nlet p = MockPrinter(), v = MockView()"),
      .testable("Shop", "protocol Printer: Nowhere {}\nclass Screen {}\nprotocol View: Screen {}"))
    #expect(made.mocks == ["MockPrinter"])
    #expect(
      made.messages == [
        """
        Sources/Shop/File1.swift:1:19: warning: 'Nowhere', which 'Printer' inherits, is not a \
        protocol or class in the modules that can be read; its members are missing in mocks
        """,
        """
        Sources/Shop/File1.swift:3:16: error: 'View' cannot be mocked: only subclasses of 'Screen' \
        can conform to it; write the mock by hand, as a subclass with an empty body: class MockView: \
        Screen, View, Mockable { let mock = Mock() }
        """,
      ])
  }

  @Test("protocols of one name in two modules have helpers of different names")
  func equalNames() {
    let made = MockGeneration(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable("Shop", "import Base\nprotocol Printer: Base.Printer { func a() }"),
      .published("Base", "public protocol Printer { func b() }"))
    #expect(made.messages == [])
    #expect(made.lines("Shop", "enum") == ["enum __MembersOfPrinter {"])
    #expect(made.lines("Base", "enum") == ["enum __MembersOfBasePrinter {"])
  }
}
