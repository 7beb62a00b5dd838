import MockGenerator
import Testing

@Suite("Inheritance")
struct InheritanceTests {
  @Test("the members of inherited protocols are generated once, in the file of their module")
  func members() {
    let made = GeneratedMocks(
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

  @Test("the members of an inherited protocol with a mock are not generated again")
  func membersThatAreThere() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter(), d = MockDevice()"),
      .testable(
        "Shop", "protocol Printer: Device, Powered {}", "protocol Device { func reset() }",
        "@Mockable protocol Powered { func turnOn() }"))
    #expect(
      made.lines("Shop", "enum") == ["enum __MembersOfDevice {", "enum __MembersOfPrinter {"])
    #expect(!made.text("Shop").contains("func turnOn"))
    #expect(
      made.text("Shop").contains("__Members(\"Printer\", \"\")"))
  }

  @Test("inherited associated types are generic parameters, unless a refining protocol fixes them")
  func associatedTypes() {
    let shop = """
      protocol Store { associatedtype Item: Hashable; associatedtype Key; func get(_ key: Key) -> Item }
      protocol Cache: Store where Key == String {}
      protocol Shelf: Cache { associatedtype Size }
      protocol Box<Thing> { associatedtype Thing }
      protocol IntBox: Box<Int> {}
      """
    let made = GeneratedMocks(
      .tests("import Shop\nlet a: MockCache<Int>, b: MockShelf<Int, Int>, c: MockIntBox"),
      .testable("Shop", shop))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "nonisolated final class", "typealias").map {
        $0.prefix(while: { $0 != ":" })
      }.filter { !$0.contains("__Real") } == [
        "nonisolated final class MockCache<Item", "  typealias Key = String",
        "nonisolated final class MockIntBox",
        "  typealias Thing = Int", "nonisolated final class MockShelf<Size, Item",
        "  typealias Key = String",
      ])
  }

  @Test("a requirement that an extension implements is also in the body of the mock")
  func shadowed() {
    let shop = """
      protocol Device { func reset(); func turn<T>(on: T) where T: Equatable; var name: String { get } }
      extension Device { func reset() {} }
      extension Device where Self: AnyObject { var name: String { "object" } }
      protocol Printer: Device { func print() }
      extension Printer { func turn<T: Equatable>(on: T) {} ; func print() {} }
      protocol Copier: Printer { var name: String { get } }
      """
    let made = GeneratedMocks(
      .tests("import Shop\nlet d = MockDevice(), p = MockPrinter(), c = MockCopier()"),
      .testable("Shop", shop))
    #expect(made.messages == [])
    func implementations(_ mock: String) -> [String] {
      let lines = made.text("Shop").split(separator: "\n")
      let body = lines.drop { !$0.hasPrefix("nonisolated final class \(mock):") }.prefix {
        $0 != "}"
      }
      return body.filter { $0.hasPrefix("  func") || $0.hasPrefix("  var") }.map(String.init)
    }
    #expect(implementations("MockDevice") == ["  var name: String {"])
    #expect(
      implementations("MockPrinter") == [
        "  func turn<T>(on p0: T) where T: Equatable {", "  var name: String {",
      ])
    #expect(
      implementations("MockCopier") == [
        "  func turn<T>(on p0: T) where T: Equatable {", "  var name: String {",
      ])
    #expect(made.text("Shop").contains("self.__call(__MembersOfDevice.all, 1, p0 as T"))
    #expect(made.text("Shop").contains("self.__call(__MembersOfCopier.all, 0, ()"))
  }

  @Test("type aliases of a protocol are expanded in generic requirements")
  func typealiases() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet s: MockShelf<Box>"),
      .testable(
        "Shop",
        """
        protocol Store { associatedtype Item: Sequence; typealias Thing = Self.Item.Element }
        protocol Shelf: Store where Thing: Hashable {}
        """))
    #expect(
      made.lines("Shop", "nonisolated final class").map { $0.suffix(45) } == [
        "Swift.Sendable where Item.Element: Hashable {"
      ])
  }

  @Test("generic parameters of members in the body do not hide those of the mock")
  func hidingParameters() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet s: MockStore<Int>"),
      .testable(
        "Shop",
        """
        protocol Store {
          associatedtype Item
          init<Item: Hashable>(_ item: Item, _ own: Self.Item)
          func map<Item, Other>(_ item: Item, _ body: (Other) -> Item) where Item: Equatable
        }
        """))
    #expect(
      made.lines("Shop", "init", "func").map(\.self).filter { !$0.contains("(\n") } == [
        "  init<Item_: Hashable>(_ p0: Item_, _ p1: Item) {",
        "  func map<Item_, Other>(_ p0: Item_, _ p1: (Other) -> Item_) where Item_: Equatable {",
      ])
  }

  @Test("requirements of the standard library are members of the mock")
  func standardProtocols() {
    let shop = """
      protocol Entity: Identifiable<String> { func save() }
      protocol User: Entity { func logIn() }
      protocol Feed: AsyncSequence where Element == Int {}
      protocol Sequence { func play() }
      protocol Song: Sequence {}
      """
    let made = GeneratedMocks(
      .tests("import Shop\nlet u = MockUser(), s = MockSong(), f: MockFeed<Numbers>"),
      .testable("Shop", shop))
    #expect(made.messages == [])
    #expect(
      made.lines(
        "Shop", "enum", "nonisolated final", "typealias", "nonisolated static let", "var id"
      ).map {
        $0.split(separator: ", Under")[0]
      }.filter { !$0.contains("__Real") } == [
        "enum __MembersOfEntity {",
        "  nonisolated static let all = UnderstudyCore.__Members(\"Entity\", \"save()\\nid\")",
        "  var id: ID {",
        "enum __MembersOfFeed {",
        "  nonisolated static let all = UnderstudyCore.__Members(\"Feed\", \"makeAsyncIterator()\")",
        "nonisolated final class MockFeed<AsyncIterator: Swift.AsyncIteratorProtocol>: Feed",
        "  typealias Element = Int",
        "enum __MembersOfSequence {",
        "  nonisolated static let all = UnderstudyCore.__Members(\"Sequence\", \"play()\")",
        "enum __MembersOfSong {",
        "  nonisolated static let all = UnderstudyCore.__Members(\"Song\", \"\")",
        "nonisolated final class MockSong: Song",
        "enum __MembersOfUser {",
        "  nonisolated static let all = UnderstudyCore.__Members(\"User\", \"logIn()\")",
        "nonisolated final class MockUser: User",
        "  typealias ID = String",
        "  var id: ID {",
      ])
    #expect(made.text("Shop").contains("Swift.Sendable where AsyncIterator.Element == Int {"))
  }

  @Test("inherited initializers and conformances are in the body")
  func body() {
    let made = GeneratedMocks(
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
    #expect(!made.text("Shop").contains("hash"))
    #expect(
      made.text("Shop").contains(
        "__Members(\"Store\", \"write()\\ninit(path:)\")"))
  }

  @Test("a composition has a mock that conforms to all of its protocols")
  func composition() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet b = MockBoth(), o = MockOne()"),
      .testable(
        "Shop", "typealias Both = A & B & Sendable\ntypealias One = Both",
        "protocol A { func a() }",
        "protocol B: Hashable { func b() }"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockBoth", "MockOne"])
    #expect(made.text("Shop").contains("nonisolated final class MockBoth: Both,"))
    #expect(!made.text("Shop").contains("=="))
    #expect(
      made.lines("Shop", "extension") == [
        "extension A where Self: UnderstudyCore.Mockable {",
        "extension B where Self: UnderstudyCore.Mockable {",
      ])
  }

  @Test("the members of an inherited nested protocol are in the body")
  func nestedAncestor() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable(
        "Shop", "enum Desk { protocol Device { func reset() } }\nprotocol Printer: Desk.Device {}"))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("func reset() {"))
  }

  @Test("a protocol of a compiled module brings its members, and a marker protocol none")
  func compiledAncestor() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable("Shop", "import Kit\nprotocol Printer: KitDelegate, Sendable, AnyObject {}"),
      .compiled("Kit", "public protocol KitDelegate {\n\n    func done()\n}\n"))
    #expect(made.messages == [])
    #expect(
      made.lines(nil, "extension") == [
        "extension KitDelegate where Self: UnderstudyCore.Mockable {"
      ])
  }

  @Test("an inherited type that is not found is a warning, and a class an error")
  func missing() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter(), v = MockView()"),
      .testable(
        "Shop",
        "protocol Printer: Nowhere {}\nclass Screen {}\nprotocol View: Screen { init(a: Int) }"))
    #expect(made.mocks == ["MockPrinter"])
    #expect(
      made.messages == [
        """
        Sources/Shop/File1.swift:1:19: warning: 'Nowhere', which 'Printer' inherits, is not a \
        protocol or class in the modules that can be read; its members are missing in mocks
        """,
        """
        Sources/Shop/File1.swift:3:16: error: 'View' cannot be mocked: only subclasses of 'Screen' \
        can conform to it; write the mock yourself, as a subclass with an empty body: class MockView: \
        Screen, View, Mockable { let mock = Mock() }
        """,
      ])
  }

  @Test("protocols of one name in two modules have helpers of different names")
  func equalNames() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockPrinter()"),
      .testable("Shop", "import Base\nprotocol Printer: Base.Printer { func a() }"),
      .published("Base", "public protocol Printer { func b() }"))
    #expect(made.messages == [])
    #expect(made.lines("Shop", "enum") == ["enum __MembersOfPrinter {"])
    #expect(made.lines("Base", "enum") == ["enum __MembersOfBasePrinter {"])
  }

  @Test("a mock has a description of its own if an extension declares one")
  func descriptions() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet a = MockPlain(), b = MockDesk(), c = MockOwn()"),
      .testable(
        "Shop",
        """
        protocol Plain {}
        protocol Base {}
        extension Base { var description: String { "" } }
        protocol Desk: Base {}
        extension Desk { var debugDescription: String { "" } }
        protocol Own: Base { var description: String { get } }
        """))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "nonisolated var description", "nonisolated var debugDescription") == [
        "  nonisolated var description: Swift.String { self.mock.__name }",
        "  nonisolated var debugDescription: Swift.String { self.mock.__name }",
      ])
  }
}
