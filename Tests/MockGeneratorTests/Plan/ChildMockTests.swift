import MockEmitter
import MockGenerator
import Testing

@Suite("Child mocks")
struct ChildMockTests {
  @Test("the mock of a protocol that a requirement returns is made along")
  func requested() {
    let made = made("protocol Client { func session() -> any Session }\nprotocol Session {}")
    #expect(made.mocks == ["MockClient", "MockSession"])
    #expect(made.defaults == ["any Session: MockSession"])
    #expect(made.messages == [])
  }

  @Test(
    "all spellings of a protocol's type are recognized",
    arguments: [
      "any Session", "Session", "any Session & Sendable", "(any Session)", "Shop.Session",
    ])
  func spellings(_ type: String) {
    let made = made("protocol Client { func session() -> \(type) }\nprotocol Session {}")
    #expect(made.mocks == ["MockClient", "MockSession"])
    #expect(made.defaults.count == 1)
  }

  @Test(
    "a type that is not one protocol has no child mock",
    arguments: ["(any Session)?", "[any Session]", "any Session & Other", "any Session.Type"])
  func others(_ type: String) {
    let made = made(
      "protocol Client { func session() -> \(type) }\nprotocol Session {}\nprotocol Other {}")
    #expect(made.mocks == ["MockClient"])
    #expect(made.defaults == [])
  }

  @Test("child mocks have child mocks, up to the third")
  func levels() {
    let source = """
      protocol Client { func a() -> any A }
      protocol A { func b() -> any B }
      protocol B { func c() -> any C }
      protocol C { func d() -> any D }
      protocol D {}
      """
    #expect(made(source).mocks == ["MockA", "MockB", "MockC", "MockClient"])
  }

  @Test("protocols that return each other have one mock each")
  func cycles() {
    let made = made(
      "protocol Client { func a() -> any A; var me: any Client { get } }\n"
        + "protocol A { func c() -> any Client; func a() -> any A }")
    #expect(made.mocks == ["MockA", "MockClient"])
    #expect(made.defaults.count == 4)
  }

  @Test("the requirements of inherited protocols have child mocks")
  func inherited() {
    let made = made(
      "protocol Client: Base {}\nprotocol Base { func a() -> any A }\nprotocol A {}")
    #expect(made.mocks == ["MockA", "MockClient"])
    #expect(made.defaults == ["any A: MockA"])
  }

  @Test(
    "a protocol that is a part of a result has a mock, which the runtime finds",
    arguments: [
      "R", "(Int, any A)", "(R, Int)", "Outer", "Kind", "Box<any A>", "Alias", "Result<R, Never>",
    ])
  func parts(_ type: String) {
    let made = made(
      """
      protocol Client { func r() -> \(type) }
      struct R { var a: any A }
      struct Outer { let inner: Inner; struct Inner { var r: (Int, R) } }
      enum Kind { case one(a: any A), two }
      struct Box<T> { var content: T }
      typealias Alias = any A
      protocol A {}
      """)
    #expect(made.mocks == (type == "Kind" ? ["MockClient"] : ["MockA", "MockClient"]))
    #expect(made.defaults == (type == "Alias" ? ["Alias: MockA"] : []))
    #expect(made.messages == [])
  }

  @Test("a struct that contains itself requests the mocks of its parts once")
  func recursion() {
    let made = made(
      "protocol Client { func r() -> R }\nstruct R { var r: Next; var a: any A }\n"
        + "struct Next { var r: R }\nprotocol A {}")
    #expect(made.mocks == ["MockA", "MockClient"])
  }

  @Test("the generic arguments of a protocol are those of its mock")
  func generic() {
    let made = made(
      """
      protocol Client { func users() -> any Repository<User>; func all() -> any Repository }
      protocol Repository<Entity> { associatedtype Entity; func first() -> Entity }
      struct User { private init() {} }
      """)
    #expect(made.mocks == ["MockClient", "MockRepository"])
    #expect(made.defaults == ["any Repository<User>: MockRepository<User>"])
  }

  /// Declarations of `Step`, and the default value of a requirement that returns it.
  static let enums: [(declaration: String, value: String?)] = [
    ("enum Step { case a, b }", nil),
    ("enum Step { @available(*, unavailable) case a; case b }", "Step.b"),
    (
      "enum Step { @available(*, unavailable) case a, b; case c(Int); case `default` }",
      "Step.`default`"
    ),
    ("enum Step { @available(*, deprecated) case a; case b }", nil),
    ("enum Step { @available(*, unavailable, renamed: \"b\") case a; case b }", "Step.b"),
    ("enum Step { @available(macOS 99, *) case a; case b }", "Step.b"),
    ("enum Step { case a; @available(*, unavailable) case b }", nil),
    ("enum Step { @available(*, unavailable) case a(Int); case b }", nil),
    ("enum Step { @available(*, unavailable) case a; case b(Int) }", ""),
    ("enum Step { @available(*, unavailable) case a }", ""),
    ("enum Step { @available(*, unavailable) case a(Int); case b(Int) }", ""),
    ("struct Step { var part: Part? }", nil), ("struct Step { var parts: [Part] }", nil),
    ("struct Step { var part: Part }", ""), ("struct Step { var part: (Int, Part) }", ""),
    ("enum Step { case a(Part), b(Int) }", ""), ("enum Step { case a(Part), b }", nil),
    ("typealias Step = Part", "Step.b"), ("class Step { var part: Part = .b }", nil),
  ]

  @Test("a default value is never a case that is unavailable", arguments: enums)
  func unavailableCases(declaration: String, value: String?) {
    let source = declaration + "\nenum Part { @available(*, unavailable) case a; case b }\n"
    for requirement in ["func step() -> Step", "var step: Step { get async }"] {
      let made = made(source + "protocol Client { \(requirement) }")
      let defaults = made.lines("Shop", "return").compactMap { line in
        line.firstRange(of: "default: { (_: UnderstudyCore.__DefaultMaker)").map {
          line[$0.upperBound...]
        }
      }
      #expect(made.messages == [])
      #expect(defaults.count == (value == nil ? 0 : 1))
      let expected =
        value == ""
        ? " throws -> Step in throw Swift.CancellationError() }" : " -> Step in \(value ?? "") }"
      #expect(defaults.allSatisfy { $0.hasPrefix(expected) })
    }
  }

  @Test(
    "an enum of a header has no default value unless a case is zero",
    arguments: [
      ("typedef enum { A, B } Step;", true), ("typedef enum { A = 4, B = 7 } Step;", false),
      ("enum Step { A = 1, B = 0 };", true), ("enum Step { A = -1, B };", true),
      (
        "typedef enum __attribute__((enum_extensibility(closed))) Step : int { A = 0x4, B } Step;",
        false
      ),
      ("typedef NS_ENUM(NSInteger, Step) { A = 1, /* B = 0, */ C };", false),
      (
        "typedef enum { A } Other;\n// x\ntypedef enum { A = 1 } Step;\nstruct S { int a; };", false
      ),
      ("typedef enum { A = X | 1 } Step;", false), ("typedef struct { int a; } Step;", true),
    ])
  func headerEnums(header: String, hasDefault: Bool) {
    for source in ["func step() -> Step", "func step() -> Part"] {
      let made = GeneratedMocks(
        .tests("import Shop\nlet client = MockClient()"),
        .testable(
          "Shop", "import Kit\nprotocol Client { \(source) }",
          "import Kit\nstruct Part { var a: Step }"),
        .header("Kit", header))
      #expect(made.messages == [])
      #expect(made.text("Shop").contains("throw Swift.CancellationError()") != hasDefault)
    }
  }

  @Test("a child mock that the tests use as well is made once")
  func usedToo() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet c = MockClient(), s = MockSession()"),
      .testable("Shop", "protocol Client { func session() -> any Session }\nprotocol Session {}"))
    #expect(made.mocks == ["MockClient", "MockSession"])
    #expect(made.defaults.count == 1)
  }

  @Test("a child mock has the name in the form that the tests use")
  func suffix() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet c = ClientMock(), s = SessionMock()"),
      .testable("Shop", "protocol Client { func session() -> any Session }\nprotocol Session {}"))
    #expect(made.mocks == ["ClientMock", "SessionMock"])
    #expect(made.defaults == ["any Session: SessionMock"])
  }

  @Test(
    "a mock whose name the tests use in another sense is not made",
    arguments: [
      "class MockSession {}", "// understudy:ignore MockSession",
      "struct Outer { class MockSession {} }",
    ])
  func taken(_ tests: String) {
    let made = made(
      "protocol Client { func session() -> any Session }\nprotocol Session {}", tests: tests)
    #expect(made.mocks == ["MockClient"])
    #expect(made.defaults == [])
  }

  @Test("a mock does not hide one that an imported module declares")
  func imported() {
    let made = GeneratedMocks(
      .tests("import Shop\nimport Helpers\nlet c = MockClient()"),
      .testable("Shop", "protocol Client { func session() -> any Session }\nprotocol Session {}"),
      .testable("Helpers", "public class MockSession {}"))
    #expect(made.mocks == ["MockClient"])
  }

  @Test("a mock does not hide a type of Understudy")
  func library() {
    let made = GeneratedMocks(
      .tests("import Shop\nimport UnderstudyCore\nlet c = MockClient()"),
      .testable("Shop", "protocol Client { func stream() -> any Stream }\nprotocol Stream {}"),
      .published("UnderstudyCore", "public final class MockStream {}"))
    #expect(made.mocks == ["MockClient"])
  }

  @Test("of two protocols of one name, only one has a child mock")
  func sameName() {
    let made = GeneratedMocks(
      .tests("import Shop\nimport Bank\nlet c = MockClient(), d = MockTeller()"),
      .testable("Shop", "protocol Client { func session() -> any Session }\nprotocol Session {}"),
      .testable("Bank", "protocol Teller { func session() -> any Session }\nprotocol Session {}"))
    #expect(made.mocks.sorted() == ["MockClient", "MockSession", "MockTeller"])
    #expect(made.defaults.count == 1)
  }

  @Test(
    "a type that is imported by its name hides a protocol of that name in another module",
    arguments: [
      ("import Disk\nimport System", "@_exported import struct System.Descriptor"),
      ("import Disk\nimport System\nimport struct System.Descriptor", ""),
    ])
  func importedNames(imports: String, other: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet f = MockFile()"),
      .testable(
        "Shop", "\(imports)\nprotocol File { func open() throws -> Descriptor }", other),
      .published("Disk", "public protocol Descriptor { func close() }"),
      .published("System", "public struct Descriptor { public init(number: Int) {} }"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockFile"])
  }

  @Test("a protocol that cannot be mocked as a whole is left out without a diagnostic")
  func unsupported() {
    let made = made(
      "protocol Client { func session() -> any Session }\n"
        + "protocol Session { func f(_ body: (Int...) -> Void) }")
    #expect(made.mocks == ["MockClient"])
    #expect(made.messages == [])
  }

  @Test("a protocol inside '#if' is left out")
  func conditional() {
    let made = made(
      "protocol Client { func session() -> any Session }\n#if DEBUG\nprotocol Session {}\n#endif")
    #expect(made.mocks == ["MockClient"])
    #expect(made.defaults == [])
  }

  @Test("a protocol with the attribute has its mock already")
  func attributed() {
    let made = made(
      "protocol Client { func session() -> any Session }\n@Mockable protocol Session {}")
    #expect(made.mocks == ["MockClient"])
    #expect(made.defaults == [])
  }

  @Test("all mocks of a module know each other")
  func everything() {
    let codebase = Codebase([
      .testable("Shop", "protocol Client { func session() -> any Session }\nprotocol Session {}")
    ])
    let made = MockPipeline(in: codebase, MockPipeline.Options(access: .internal))
      .run(GenerationRequest(.all(module: "Shop", kinds: [.protocol])))
    #expect(made.mocks == ["MockClient", "MockSession"])
    #expect(made.defaults.count == 1)
  }

  /// Makes the mocks for tests that use `MockClient`.
  private func made(_ source: String, tests: String = "") -> GeneratedMocks {
    GeneratedMocks(
      .tests("import Shop\nlet client = MockClient()\n\(tests)"), .testable("Shop", source))
  }
}

extension GeneratedMocks {
  /// The results whose default values are mocks, each with its mock.
  fileprivate var defaults: [String] {
    let start = "default: { (maker: UnderstudyCore.__DefaultMaker) -> "
    let middle = " in maker.mock { (name: Swift.String?) -> "
    return files.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
      guard let start = line.firstRange(of: start), let middle = line.firstRange(of: middle),
        let end = line[middle.upperBound...].firstRange(of: " in ")
      else { return nil }
      return "\(line[start.upperBound..<middle.lowerBound]): "
        + line[middle.upperBound..<end.lowerBound]
    }
  }
}
