import MockGenerator
import Testing

@Suite("Requirements with default implementations")
struct DefaultImplementationTests {
  /// Returns the mocks of a protocol that keep the default implementations.
  private func mocks(_ source: String, keeping names: Set<String>? = nil) -> GeneratedMocks {
    let codebase = Codebase([.testable("Shop", source)])
    return MockPipeline(
      in: codebase,
      MockPipeline.Options(own: "ShopTests", defaultImplementations: .kept(in: names))
    ).run(GenerationRequest(.all(module: "Shop", kinds: [.protocol])))
  }

  /// Returns the names of the members that a mock records.
  private func members(_ made: GeneratedMocks, _ name: String) -> String {
    let line = made.lines("Shop", "nonisolated static let all").first {
      $0.contains("(\"\(name)\"")
    }
    guard let quoted = line?.split(separator: "\"", omittingEmptySubsequences: false) else {
      return ""
    }
    return "\(quoted[3].split(separator: "\\n").map(String.init))"
  }

  @Test(
    "requirements that an extension implements for every type are not mocked",
    arguments: [
      ("func f()", "func f() {}", "[]"),
      (
        "func f(_ a: Int) -> [Element]\nassociatedtype Element",
        "func f(_ b: Int) -> [Self.Element] { [] }", "[]"
      ),
      ("func f<T>(_ a: T) -> T", "func f<U>(_ a: U) -> U { a }", "[]"),
      ("func f() async throws", "public func f() {}", "[]"),
      ("static func f()", "static func f() {}", "[]"),
      ("var a: Int { get }", "var a: Int { 1 }", "[]"),
      ("var a: Int { get set }", "var a: Int { get { 1 } set {} }", "[]"),
      ("subscript(a: Int) -> Int { get }", "subscript(a: Int) -> Int { 1 }", "[]"),
      ("func f()\nfunc g()", "func g() {}", "[\"f()\"]"),
    ])
  func kept(requirement: String, implementation: String, members: String) {
    let made = mocks("protocol P {\n\(requirement)\n}\nextension P {\n\(implementation)\n}")
    #expect(made.messages == [])
    #expect(self.members(made, "P") == members)
  }

  @Test(
    "requirements without an implementation for every type are mocked",
    arguments: [
      "extension P where Self: AnyObject { func f(_ a: Int) -> Int { 1 } }",
      "extension P { private func f(_ a: Int) -> Int { 1 } }",
      "private extension P { func f(_ a: Int) -> Int { 1 } }",
      "extension P { func f(_ a: String) -> Int { 1 } }",
      "extension P { func f(_ a: Int) -> String { \"\" } }",
      "extension P { func f(b a: Int) -> Int { 1 } }",
      "extension P { static func f(_ a: Int) -> Int { 1 } }",
      "extension P {\n#if DEBUG\nfunc f(_ a: Int) -> Int { 1 }\n#endif\n}",
      "extension Q { func f(_ a: Int) -> Int { 1 } }\nprotocol Q {}",
    ])
  func mocked(implementation: String) {
    let made = mocks("protocol P { func f(_ a: Int) -> Int }\n\(implementation)")
    #expect(members(made, "P") == "[\"f(_ a:)\"]")
  }

  @Test("a getter does not implement a settable requirement")
  func setters() {
    let made = mocks("protocol P { var a: Int { get set } }\nextension P { var a: Int { 1 } }")
    #expect(members(made, "P") == "[\"a\", \"a=\"]")
  }

  @Test("a refining protocol's extension implements inherited requirements")
  func refining() {
    let made = mocks(
      """
      protocol Base { func f(); func g() }
      protocol P: Base {}
      extension P { func f() {} }
      """)
    #expect(members(made, "Base") == "[\"f()\", \"g()\"]")
    #expect(made.text("Shop").contains("final class MockP: P,"))
    // Nothing in the body of the mock shadows the extension.
    #expect(!made.text("Shop").contains("__MembersOfP.all, 0"))
  }

  @Test("only the named mocks keep the implementations")
  func named() {
    let source = """
      protocol P { func f() }
      extension P { func f() {} }
      protocol Q { func g() }
      extension Q { func g() {} }
      """
    let made = mocks(source, keeping: ["MockQ"])
    #expect(members(made, "P") == "[\"f()\"]")
    #expect(members(made, "Q") == "[]")
  }

  @Test("comments in the tests name the mocks")
  func comments() {
    let codebase = Codebase([.tests("// understudy:keep-defaults MockQ\nlet q = MockQ()")])
    #expect(codebase.defaultImplementations(in: "ShopTests") == .kept(in: ["MockQ"]))
    #expect(Codebase([.tests("")]).defaultImplementations(in: "ShopTests") == .mocked)
  }
}
