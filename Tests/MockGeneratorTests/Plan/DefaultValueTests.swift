import MockGenerator
import Testing

@Suite("Default values")
struct DefaultValueTests {
  @Test(
    "a struct is built from the default values of its parts",
    arguments: [
      ("struct R { var a: Int; let b: String }", "{ try .init(a: $0.value(), b: $0.value()) }"),
      ("struct R {}", "{ _ in .init() }"),
      ("struct R { var a = 1; let b = 2; var c: Int? }", "{ _ in .init() }"),
      ("struct R { let c: Int? }", "{ try .init(c: $0.value()) }"),
      ("struct R { var a, b: Int }", "{ try .init(a: $0.value(), b: $0.value()) }"),
      ("struct R { var a: Int { 1 }; static var b = 1; lazy var c = 1 }", "{ _ in .init() }"),
      ("struct R { var a: Int { didSet {} } }", "{ try .init(a: $0.value()) }"),
      ("struct R { private(set) var a: Int }", "{ try .init(a: $0.value()) }"),
      ("struct R { private var a = 1 }", "{ _ in .init() }"),
      ("struct R { var `in`: Int }", "{ try .init(in: $0.value()) }"),
      ("struct R { init(_ a: Int, b: Int = 1) {} }", "{ try .init($0.value()) }"),
      ("struct R { init(a: Int) {}; init() {} }", "{ _ in .init() }"),
      ("struct R { var a: Int }; extension R { init() { a = 1 } }", "{ try .init(a: $0.value()) }"),
      ("struct R { private var a: Int }; extension R { init() { a = 1 } }", "{ _ in .init() }"),
      ("struct R { init?(a: Int) {}; init(b: Int) {} }", "{ try .init(b: $0.value()) }"),
      (
        "struct R { var p: Part }; struct Part { var a: Int }",
        "{ try .init(p: $0.value { try .init(a: $0.value()) }) }"
      ),
      (
        "struct R { var p: Part; struct Part { var k: Kind }; enum Kind { case a, b } }",
        "{ try .init(p: $0.value { try .init(k: $0.value { _ in .a }) }) }"
      ),
      (
        "struct R { var p: Alias }; typealias Alias = Part; struct Part {}",
        "{ try .init(p: $0.value { _ in .init() }) }"
      ),
      (
        "struct R { var p: (Int, Part) }; struct Part {}",
        "{ try .init(p: $0.value { try ($0.value(), $0.value { _ in .init() }) }) }"
      ),
      ("struct R { var r: [R]; var o: R? }", "{ try .init(r: $0.value()) }"),
      ("public struct R: Sendable { let id: UUID }", "{ try .init(id: $0.value()) }"),
    ])
  func structs(_ source: String, _ closure: String) {
    #expect(defaults(source) == [closure])
  }

  @Test(
    "a struct without a suitable initializer has no default value",
    arguments: [
      "struct R { private var a: Int }",
      "struct R { fileprivate let a: Int }",
      "struct R { private init() {} }",
      "struct R { init?() {} }",
      "struct R { init() throws {} }",
      "struct R { init() async {} }",
      "struct R { init<T>(_ a: T) {} }",
      "struct R { @MainActor init() {} }",
      "struct R { init(_ a: inout Int) {} }",
      "struct R { init(_ a: some Equatable) {} }",
      "struct R { @Wrapped var a: Int }",
      "struct R { var f: () -> Void }",
      "struct R { var f: @Sendable () -> Void }",
      "struct R { var t: Int.Type }",
      "struct R { var next: Next }; struct Next { var r: R }",
      "struct R { var hidden: Hidden }; struct Hidden { private init() {} }",
      "struct R { var a: Int }; extension R { init(a: String) { self.a = 1 } }",
      "struct R { init(a: Int) {}; init(a: String, b: Int = 1) {} }",
      "struct R: Decodable { var from: Int }",
      "@MainActor struct R {}",
      "@Unknown struct R {}",
      "@available(*, deprecated) struct R {}",
      "struct R: ~Copyable {}",
      "struct R {\n#if DEBUG\nvar a: Int\n#endif\n}",
      "private struct R {}",
      "class R { init() {} }",
      "actor R {}",
    ])
  func unsuitable(_ source: String) {
    #expect(defaults(source) == [])
  }

  @Test(
    "an enum is its first case whose payload has default values",
    arguments: [
      ("enum R { case a, b }", "{ _ in .a }"),
      ("enum R { case `default` }", "{ _ in .`default` }"),
      ("enum R { case a(Int, b: String) }", "{ try .a($0.value(), b: $0.value()) }"),
      ("enum R { case a(b: Int = 1) }", "{ _ in .a() }"),
      ("enum R { case a(() -> Void), b }", "{ _ in .b }"),
      ("indirect enum R { case a(R), b(Int) }", "{ try .b($0.value()) }"),
      ("enum R { case a(Part) }; struct Part {}", "{ try .a($0.value { _ in .init() }) }"),
    ])
  func enums(_ source: String, _ closure: String) {
    #expect(defaults(source) == [closure])
  }

  @Test(
    "an enum without a case that can be built has no default value",
    arguments: ["enum R {}", "indirect enum R { case a(R) }", "enum R { case a(() -> Void) }"])
  func noCase(_ source: String) {
    #expect(defaults(source) == [])
  }

  @Test(
    "the arguments of a generic struct are the types of its parts",
    arguments: [
      ("Box<Part>", "{ try .init(a: $0.value { _ in .init() }) }"),
      ("Box<Int>", "{ try .init(a: $0.value()) }"),
      ("Box<Box<Part>>", "{ try .init(a: $0.value { try .init(a: $0.value { _ in .init() }) }) }"),
      ("Box<() -> Void>", nil),
      ("(Part, Int)", "{ try ($0.value { _ in .init() }, $0.value()) }"),
      ("Part?", nil), ("[Part]", nil), ("Int", nil),
    ] as [(String, String?)])
  func types(_ type: String, _ closure: String?) {
    let source = "struct Box<T> { var a: T }; struct Part {}"
    #expect(defaults(source, returning: type) == [closure].compactMap { $0 })
  }

  @Test("properties and subscripts have default values, setters have none")
  func accessors() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockLoader()"),
      .testable(
        "Shop",
        """
        protocol Loader {
          var first: R { get set }
          subscript(_ n: Int) -> R { get async throws }
        }
        struct R {}
        """))
    #expect(made.defaults == ["{ _ in .init() }", "{ _ in .init() }"])
  }

  @Test("a generic parameter hides the type of its name")
  func hidden() {
    let source = "struct R {}; protocol Base { associatedtype R }"
    #expect(defaults(source, inherits: ": Base") == [])
    #expect(
      GeneratedMocks(
        .tests("import Shop\nlet p = MockLoader()"),
        .testable("Shop", "struct R {}\nprotocol Loader { func load<R>() -> R; func next() -> R }")
      ).defaults == ["{ _ in .init() }"])
  }

  @Test("a requirement that is isolated on its own uses no written initializer")
  func isolation() {
    let written = "struct R { init() {} }"
    #expect(defaults(written, inherits: ": Actor") == [])
    #expect(defaults(written, modifiers: "nonisolated ") == [])
    #expect(defaults("struct R {}", inherits: ": Actor") == ["{ _ in .init() }"])
    #expect(defaults("struct R {}", modifiers: "nonisolated ") == ["{ _ in .init() }"])
  }

  @Test("the tests of a class mock have default values too")
  func classes() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet d = MockDesk()"),
      .testable("Shop", "class Desk { func top() -> R { R() } }\nstruct R {}"))
    #expect(made.defaults == ["{ _ in .init() }"])
  }

  @Test("only public initializers of another package are used")
  func published() {
    let declarations = """
      public protocol Loader { func load() -> R; func kind() -> Kind; func part() -> Part }
      public struct R { var a: Int }
      public enum Kind { case a }
      public struct Part { public init() {} }
      """
    let tests = SourceModule.tests("import Shop\nlet p = MockLoader()")
    #expect(
      GeneratedMocks(tests, .published("Shop", declarations)).defaults
        == ["{ _ in .a }", "{ _ in .init() }"])
  }

  @Test("internal initializers are used only if the tests import the module as @testable")
  func testable() {
    let shop = SourceModule.testable(
      "Shop", "public protocol Loader { func load() -> R }\npublic struct R {}")
    let plain = GeneratedMocks(.tests("import Shop\nlet p = MockLoader()"), shop)
    #expect(plain.defaults == [])
    #expect(!plain.text("Shop").contains("@testable"))
    let opened = GeneratedMocks(.tests("@testable import Shop\nlet p = MockLoader()"), shop)
    #expect(opened.defaults == ["{ _ in .init() }"])
    #expect(opened.text("Shop").contains("@testable import Shop"))
  }

  @Test("types of compiled modules have the default values of the runtime only")
  func compiled() {
    let made = GeneratedMocks(
      .tests("import Base\nlet d = MockDesk()"),
      .compiled(
        "Base", "public protocol Desk {\n  func kind() -> Kind\n}\npublic enum Kind {\n  case a\n}")
    )
    #expect(made.mocks == ["MockDesk"])
    #expect(made.defaults == [])
  }

  @Test("the modules of parts are imported")
  func otherModules() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockLoader()"),
      .testable(
        "Shop",
        "import Money\nprotocol Loader { func load() -> R; func price() -> Price }"
          + "\nstruct R { var price: Price }"),
      .published("Money", "public struct Price { public init() {} }"))
    #expect(
      made.defaults == ["{ try .init(price: $0.value { _ in .init() }) }", "{ _ in .init() }"])
    #expect(made.lines("Shop", "import").contains("import Money"))
  }

  /// Returns the closures of default values in the mock of a protocol that returns `R`.
  private func defaults(
    _ source: String, returning type: String = "R", inherits: String = "", modifiers: String = ""
  ) -> [String] {
    GeneratedMocks(
      .tests("import Shop\nlet p = MockLoader()"),
      .testable(
        "Shop",
        "protocol Loader\(inherits) { \(modifiers)func load() -> \(type) }\n"
          + source.replacing("; ", with: "\n"))
    ).defaults
  }
}

extension GeneratedMocks {
  /// The closures of default values.
  var defaults: [String] {
    files.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
      guard let start = line.firstRange(of: "default: "),
        let end = [" }, Swift.", " }, (any", " }, real: "].lazy
          .compactMap({ line.firstRange(of: $0) }).first
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound]) + " }"
    }
  }
}
