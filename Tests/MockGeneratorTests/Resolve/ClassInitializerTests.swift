import Foundation
import MockGenerator
import Testing

@Suite("Initializers of classes in other modules")
struct ClassInitializerTests {
  /// Returns the text of the mock of a class in a module that tests import as `@testable`, or in
  /// another package.
  private func text(_ members: String, isPublished: Bool = false) -> String {
    let source = "open class Desk { \(members) }"
    return GeneratedMocks(
      .tests("import Shop\nlet d = MockDesk()"),
      isPublished ? .published("Shop", source) : .testable("Shop", source)
    ).text("Shop")
  }

  @Test("a convenience initializer is called only if the mock inherits it")
  func convenience() {
    let convenience = "public convenience init() { self.init(a: 1) }"
    let inherited = text("public init(a: Int) {}; \(convenience)")
    #expect(inherited.contains("    self.init()\n"))
    #expect(inherited.contains("_ name: Swift.String?, _ strictness"))
    let hidden = text("init(a: Int) {}; \(convenience)")
    #expect(!hidden.contains("self.init()"))
    #expect(hidden.contains("    super.init(a: UnderstudyCore.__argument("))
    #expect(hidden.contains("_ name: Swift.String? = nil, _ strictness"))
  }

  @Test("a required convenience initializer that is not inherited is emitted")
  func required() {
    let required = "public required convenience init(b: Int) { self.init(a: 1) }"
    #expect(text("init(a: Int) {}; \(required)").contains("required convenience init(b p0: Int) {"))
    #expect(!text("public init(a: Int) {}; \(required)").contains("required convenience"))
  }

  @Test(
    "a mock without a reachable initializer cannot be created, and says why",
    arguments: [
      ("private init() {}", false, "all designated initializers of 'Desk' are private"),
      ("init() {}", true, "no designated initializer of 'Desk' is public"),
      ("init() {}; public convenience init(a: Int) { self.init() }", true, "no designated"),
      ("open func a() {}", true, "no designated initializer of 'Desk' is public"),
      ("public init(_ a: Int...) {}", true, "'init(_:)': Swift cannot pass variadic arguments"),
    ])
  func unreachable(members: String, isPublished: Bool, reason: String) {
    let text = text(members, isPublished: isPublished)
    let unavailable = "@available(*, unavailable, message: \"MockDesk cannot be created: \(reason)"
    #expect(text.contains(unavailable))
    #expect(!text.contains("super.init"))
  }

  @Test("an unavailable initializer is overridden without a call")
  func unavailable() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet d = MockDesk()"),
      .testable(
        "Shop",
        "class Desk { init() {}\n  @available(*, unavailable) init(size: Int) { fatalError() } }"))
    #expect(made.messages == [])
    #expect(!made.text("Shop").contains("super.init(size:"))
    #expect(!made.text("Shop").contains("self.init(size:"))
    #expect(
      made.text("Shop").contains("override init(size p0: Int) {\n    Swift.fatalError()\n  }"))
  }

  @Test("an initializer with a condition on a generic parameter does not name the mock")
  func constrained() {
    let base = "class Base<U> { init(t: U) where U: Hashable {}\n  init(u: U, v: U) {} }\n"
    let text = { (classes: String) in
      GeneratedMocks(
        .tests("import Shop\nlet d = MockDesk()"), .testable("Shop", base + classes)
      ).text("Shop")
    }
    let generic = text("class Desk<T>: Base<T> {}")
    #expect(generic.contains("override init(t p0: T) where T: Hashable {"))
    #expect(generic.contains("    super.init(u: UnderstudyCore.__argument((T).self"))
    #expect(!generic.contains("super.init(t: UnderstudyCore.__argument"))
    // The superclass fixes the parameter, so the condition is met.
    #expect(text("class Desk: Base<Int> {}").contains("super.init(t: UnderstudyCore.__argument"))
  }

  @Test(
    "initializers that a class of another package inherits are overridden, if its source is known")
  func inherited() {
    let base =
      "open class Base { public init(a: Int) {}\n  public convenience init() { self.init(a: 1) } }\n"
    let text = { (classes: String) in
      GeneratedMocks(
        .tests("import Shop\nlet d = MockDesk()"), .published("Shop", base + classes)
      ).text("Shop")
    }
    for desk in [
      "open class Desk: Base { open func a() {} }",
      "open class Middle: Base {}\nopen class Desk: Middle { open func a() {} }",
      "open class Desk: Base { public convenience init(b: Int) { self.init(a: b) } }",
    ] {
      #expect(text(desk).contains("  override init(a p0: Int) {\n    super.init(a: p0)\n"))
      #expect(!text(desk).contains("__noInitializer"))
    }
    // It inherits none if it has a designated one, even one that the tests do not see.
    let hidden = text("open class Desk: Base { init(c: Int) { super.init(a: c) } }")
    #expect(!hidden.contains("override init(a"))
    let compiled = GeneratedMocks(
      .tests("import Kit\nlet d = MockDesk()"),
      .compiled(
        "Kit", "open class Base {\n    public init(a: Int)\n}\n\nopen class Desk : Base {\n}"))
    #expect(!compiled.files.map(\.text).joined().contains("override init(a"))
  }

  @Test(
    "initializers inside #if are overridden in each branch",
    arguments: [
      ("init(a: Int) {}\n#if A\ninit(b: Int) {}\n#endif", ["a", "b", "", "a"]),
      (
        "init(a: Int) {}\n#if A\nconvenience init(b: Int) { self.init(a: b) }\n#endif",
        ["a", "", "a"]
      ),
      ("#if A\ninit(a: Int) {}\n#else\ninit(b: Int) {}\n#endif", ["a", "", "b"]),
      (
        "#if A\ninit(a: Int) {}\n#if B\ninit(b: Int) {}\n#endif\n#endif\n init(c: Int) {}",
        ["a", "b", "c", "", "a", "c", "", "c"]
      ),
    ])
  func conditional(members: String, labels: [String]) {
    let lines = text("\n\(members)\n").split(separator: "\n")
    let found = lines.compactMap { line -> String? in
      if line.contains("override init(") { return String(line.split(separator: "(")[1].prefix(1)) }
      return line.contains("#elseif") ? "" : nil
    }
    #expect(found.prefix(labels.count) == labels[...])
    #expect(!lines.contains { $0.contains("__noInitializer") })
  }

  @Test("an initializer outside #if has its pattern in each branch of those inside")
  func conditionalPatterns() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockDesk.initialized(a: 1)"),
      .testable("Shop", "class Desk {\ninit(a: Int) {}\n#if A\ninit(b: Int) {}\n#endif\n}"))
    // The branches of the initializers come first, then those of the patterns.
    let parts = made.text("Shop").components(separatedBy: "#elseif ")
    let patterns = parts.map { $0.components(separatedBy: "func initialized(a ").count - 1 }
    #expect(patterns.count == 3)
    #expect(patterns[1] > 0 && patterns[1] == patterns[2])
  }

  @Test("initializers inside too many #if are inherited")
  func tooManyBranches() {
    let branches = (0..<5).map { "#if A\($0)\ninit(a\($0): Int) {}\n#endif\n" }.joined()
    #expect(text("\ninit(a: Int) {}\n" + branches).contains("__noInitializer"))
  }
}
