import MockGenerator
import Testing

@Suite("Function bodies")
struct FunctionBodyTests {
  /// Returns the bodies that the scan of a text finds.
  private func bodies(_ text: String) -> [String] {
    SourceOutline(text).bodies.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  @Test(
    "the bodies of functions, initializers and deinitializers are found",
    arguments: [
      ("func f() { 1 }", [" 1 "]),
      ("struct S { func f() {1} \n static func g() {2} }", ["1", "2"]),
      (
        "class C { init?(a: Int) {1}; convenience init() {self.init(a: 1)}; deinit {3} }",
        ["1", "self.init(a: 1)", "3"]
      ),
      ("func f() { if a { b { c } } else { d } }", [" if a { b { c } } else { d } "]),
      ("func f(_ g: () -> Int = { var a = 1; return a }, h: [Int] = [{ 2 }()]) {3}", ["3"]),
      ("func f<T>(_ t: T) async throws(E<Int>) -> [String: (Int) -> T] where T: P {1}", ["1"]),
      ("func == (a: A, b: A) -> Bool {1}", ["1"]),
      ("func f() { func g() {} }", [" func g() {} "]),
      ("func f() { \"\\(a.map { $0 }) }\" }", [" \"\\(a.map { $0 }) }\" "]),
      ("func f() { \"\"\"\n }\n\"\"\" }", [" \"\"\"\n }\n\"\"\" "]),
      ("func f() { #\"}\"# }", [" #\"}\"# "]),
      ("func f() { 1 /* } */ // }\n }", [" 1 /* } */ // }\n "]),
      ("func f() { a / b; a/b; (a)/b; a /= b }", [" a / b; a/b; (a)/b; a /= b "]),
      ("@Mocked func f()\ndeinit {1}", ["1"]),
    ])
  func found(text: String, bodies: [String]) {
    #expect(self.bodies(text) == bodies)
  }

  @Test(
    "other braces are not bodies of functions",
    arguments: [
      "protocol P { func f(); var v: Int { get set } }",
      "protocol P { func f()\n subscript(i: Int) -> Int { get } }",
      "protocol P { func f() -> Int\n init() }\nextension P { var v: Int { 1 } }",
      "protocol P { func f() }\nstruct S {}",
      "struct S { let f = { 1 }; var v: Int { get { 1 } set {} } }",
      "let a = S.init { 1 }", "let a = b.func { 1 }",
    ])
  func others(text: String) {
    #expect(bodies(text) == [])
  }

  @Test(
    "bodies are not left out if they declare types, or if brackets may be hidden",
    arguments: [
      "func f() { class C {} }", "func f() { protocol P {} }", "func f() { typealias T = Int }",
      "func f() { /{/ }\nfunc g() { /}/ }", "func f() { a.split(/{/) }", "func f() { #/}/# }",
      "func f() {", "func f() { } }", "func f() { \"\\(a }",
    ])
  func unsure(text: String) {
    #expect(bodies(text) == [])
  }
}
