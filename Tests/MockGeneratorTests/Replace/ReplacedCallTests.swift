import MockGenerator
import Testing

@Suite("Replaced calls")
struct ReplacedCallTests {
  /// The module under test.
  static let shop = SourceModule.testable(
    "Shop",
    """
    final class Desk {
      static let shared = Desk()
      static var spare: Desk? { nil }
      let lamp = Lamp()
      init(_ number: Int = 0) {}
      static func limit() -> Int { 1 }
      func member(_ id: Int) -> Int { 1 }
      func member(_ name: String) -> Int { 1 }
      func member(named name: String) -> Int { 1 }
      dynamic var size: Int { get { 1 } set {} }
      dynamic subscript(key: String) -> Int { get { 1 } set {} }
      func open(_ number: Int, as name: String = "", then body: () -> Void = {}) {}
      static func make() -> Desk { shared }
    }
    struct Lamp { func light() -> Bool { true } }
    typealias Table = Desk
    """,
    """
    enum Outer { struct Inner { static func make() -> Int { 1 } } }
    extension Desk { func close() {} }
    extension Int { static func answer() -> Int { 42 } }
    func now() -> Int { 1 }
    func later() -> Int { 1 }
    class Base { func stand() {} }
    class Chair: Base { class func legs() -> Int { 4 } }
    protocol Printer { func print() }
    """)

  /// What a test says, and what is replaced for it.
  static let calls: [(test: String, replaced: [String])] = [
    ("stub(Desk.limit())", ["limit()"]),
    ("stub(Desk.shared.member(3))", ["member(_:)", "member(_:)"]),
    ("stub(Desk.shared.member(named: .any))", ["member(named:)"]),
    ("verify(Desk(1).close(), 2)", ["close()"]),
    ("verify(Desk.spare!.close())", ["close()"]),
    ("verify(Desk.make().lamp.light())", ["light()"]),
    ("expect(Table.limit())", ["limit()"]),
    ("stub(Desk.shared.size)", ["size"]),
    ("stub(Desk.shared.size.set(.any))", ["size"]),
    ("stub(Desk.shared[\"key\"])", ["subscript(_:)"]),
    ("verify(Desk.shared[.any].set(1))", ["subscript(_:)"]),
    ("stub(Desk.shared.open(1))", ["open(_:as:then:)"]),
    ("stub(Desk.shared.open(1) {})", ["open(_:as:then:)"]),
    ("expect(Outer.Inner.make())", ["make()"]),
    ("reject(Shop.Outer.Inner.make())", ["make()"]),
    ("stub(Int.answer())", ["answer()"]),
    ("stub(now()).returns(1)", ["now()"]),
    ("Task { await verify(Shop.now(), within: .seconds(1)) }", ["now()"]),
    ("verifyInOrder(now(), Desk.limit(), later())", ["limit()", "now()", "later()"]),
    ("_ = calls(try now())", ["now()"]),
    ("reset(Desk.limit())", ["limit()"]),
    ("let d = Desk.shared\nverify(d.close())", ["close()"]),
    ("func f(_ d: Desk) { verify(d.close()) }", ["close()"]),
    ("struct T { var d: Desk!\nfunc f() { verify(d.close()) } }", ["close()"]),
    ("struct T { func f() { verify(self.d.close()) }\nlet d = Desk(2) }", ["close()"]),
    ("func f(x: Desk?) { guard let d = x else { return }\nverify(d.close()) }", ["close()"]),
    ("func f(x: Desk?) { if let d = x { verify(d.close()) } }", ["close()"]),
    ("stub(Chair().stand())", ["stand()"]),
    ("stub(Chair.legs())", ["legs()"]),
  ]

  @Test(
    "a declaration that a verb names is replaced, with all overloads of its labels",
    arguments: calls)
  func found(test: String, replaced: [String]) {
    let made = GeneratedMocks(.tests("import Understudy\nimport Shop\n" + test), Self.shop)
    #expect(made.messages == [])
    #expect(made.replaced() == replaced)
  }

  /// What tests say that replaces nothing.
  static let others = [
    "let d = MockPrinter()\nstub(d.print())",
    "let d = Desk()\nfunc f() { let d = MockPrinter(); stub(d.close()) }",
    "let d = Desk()\nfunc f() { use { d in stub(d.close()) } }",
    "struct T { var d: any Printer\nfunc f() { stub(d.print()) } }",
    "let (d, e) = (Desk(), 1)\nverify(d.close())",
    "let d = Desk()\nfor d in all { stub(d.close()) }",
    "enum Desk { static func limit() -> Int { 1 } }\nstub(Desk.limit())",
    "stub(now)",
    "box.stub(Desk.limit())",
    "#expect(Desk.limit() == 1)",
    "stub(Desk.missing())",
    "struct T { enum Int {}\nfunc f() { stub(Int.answer()) } }",
    "verify(mail.send(), now())",
    "stub(Desk.limit(of: 1))",
    "stub(Desk.shared.limit())",
    "// understudy:ignore limit\nstub(Desk.limit())",
    "let text = \"stub(now())\" // stub(now())",
    "extension Desk { @_dynamicReplacement(for: limit()) static func hook() {} }\nstub(Desk.limit())",
    "@_dynamicReplacement(for: now()) func hook() {}\nstub(now())",
    "final class Fake: Mock {}\nlet d = Fake()\nstub(d.close())",
  ]

  @Test(
    "mocks, what cannot be read off and what is replaced by hand is left alone", arguments: others)
  func notFound(test: String) {
    let made = GeneratedMocks(.tests("import Understudy\nimport Shop\n" + test), Self.shop)
    #expect(made.messages == [])
    #expect(made.replaced() == [])
  }

  @Test("verbs of another framework are ignored")
  func otherFramework() {
    #expect(GeneratedMocks(.tests("import Shop\nexpect(now())"), Self.shop).replaced() == [])
  }

  @Test("a module that re-exports Understudy counts as an import")
  func exported() {
    let made = GeneratedMocks(
      .tests("import Shop\nimport Support\nstub(now())"), Self.shop,
      .testable("Support", "@_exported import Understudy"))
    #expect(made.replaced() == ["now()"])
  }

  @Test("the hooks of a type with the name of a type in the tests are qualified")
  func shadowed() {
    let made = GeneratedMocks(
      .tests("import Understudy\n@testable import Shop\nstruct Lamp {}\nstub(Desk.find())"),
      .testable("Shop", "enum Desk { static func find() -> Lamp { Lamp() } }\nstruct Lamp {}"))
    #expect(made.text("Shop").contains("private static func __find() -> Shop.Lamp {"))
    #expect(
      made.lines("Shop", "import", "@testable") == [
        "@testable import Shop", "import UnderstudyCore",
      ])
  }

  /// Calls of a member that an extension adds to a mocked class, and what they replace.
  static let additions: [(call: String, replaced: [String])] = [
    ("stub(Archive().empty())", ["empty()"]),
    ("let a = Archive()\nstub(a.empty())", ["empty()"]),
    ("let a = MockArchive()\nstub(a.empty())", ["empty()"]),
    ("let a: ArchiveMock = ArchiveMock()\nstub(a.empty()); stub(a.keep())", ["empty()"]),
    ("stub(MockArchive().fill())", []),
    ("stub(MockArchive().sort())", []),
    ("stub(Archive().fill())", ["fill()"]),
  ]

  @Test("members of an extension of a mocked class have hooks", arguments: additions)
  func extensionOfMockedClass(call: String, replaced: [String]) {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\nlet m = MockArchive()\n\(call)"),
      .testable(
        "Shop",
        """
        class Archive { func keep() {}; func sort() {} }
        extension Archive { dynamic func empty() {}; func fill() {}; dynamic func sort(_ a: Int) {} }
        """))
    #expect(made.messages == [])
    #expect(made.replaced() == replaced)
  }

  @Test("only static members of a mocked class have hooks")
  func mockedClass() {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\nlet m = MockChair()\nstub(Base().stand())"),
      Self.shop)
    #expect(
      made.messages == [
        """
        Tests/ShopTests/Tests.swift:4:1: error: 'Base.stand()' (Sources/Shop/File2.swift:6) cannot be \
        replaced: the mock of 'Base', which the tests use, overrides it; stub the mock, or a \
        real object with partialMock(of: object, as: MockBase.self)
        """
      ])
  }
}
