import Foundation
import MockEmitter
import MockGenerator
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Attributes on functions and properties")
struct MockedTests {
  /// What the attributes in a source text make, and what they report.
  private func expand(_ source: String) -> (text: String, reports: [String]) {
    let file = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "M.swift", tree: file)
    var texts: [String] = []
    var diagnostics: [Diagnostic] = []
    for found in AttributedDeclaration.all(in: file, attribute: "Mocked") {
      if found.attribute.attributeName.trimmedDescription == "MockedProperty" {
        let parsed = ParsedProperty(
          found.declaration, attribute: found.attribute, lexicalContext: found.lexicalContext,
          file: "Test/M.swift")
        texts += [parsed.emitAccessors(), parsed.emitPeers() ?? ""]
        diagnostics += parsed.diagnostics
      } else {
        let parsed = ParsedFunction(
          found.declaration, attribute: found.attribute, lexicalContext: found.lexicalContext,
          file: "Test/M.swift")
        texts += [parsed.emitBody(of: found.declaration), parsed.emitPeers() ?? ""]
        diagnostics += parsed.diagnostics
      }
    }
    let reports = diagnostics.map { diagnostic in
      let fileLocation = diagnostic.location(converter: converter)
      return "\(fileLocation.line):\(fileLocation.column): \(diagnostic.message)"
    }
    return (texts.joined(separator: "\n"), reports)
  }

  @Test("the expansion is exactly what the fixture says")
  func golden() throws {
    let fixture = Fixture(name: "Mocked")
    let (text, reports) = expand(try fixture.source)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" { try fixture.update(text) }
    #expect(text == (try fixture.expansion))
    #expect(reports == [])
  }

  /// What is reported for a source text, as `line:column: message`.
  static let misuse: [(source: String, report: String)] = [
    (
      "struct S { @Mocked func f() -> Int }",
      """
      1:12: '@Mocked' requires that 'S' conform to 'Mockable': write 'struct S: Mockable { let mock = \
      Mock() }'
      """
    ),
    (
      "actor S: Store { @Mocked func f() -> Int }",
      """
      1:18: '@Mocked' requires that 'S' conform to 'Mockable': write 'actor S: Mockable { let mock = \
      Mock() }'
      """
    ),
    (
      "final class S { @Mocked func f() -> Int }",
      "1:17: '@Mocked' requires that 'S' conform to 'Mockable': write 'final class S: Mock'"
    ),
    (
      "class C { @Mocked var a: Int }",
      "1:11: '@Mocked' gives a body to functions and methods; write '@MockedProperty'"
    ),
    (
      "class C { @Mocked init(a: Int) }",
      "1:11: '@Mocked' gives a body to functions and methods; write the body of an initializer "
        + "yourself"
    ),
    (
      "class C { @Mocked subscript(a: Int) -> Int { 1 } }",
      """
      1:11: '@Mocked' gives a body to functions and methods; Swift lets no attribute write a \
      subscript; declare it in a protocol with '@Mockable'
      """
    ),
    (
      "@Mocked class C {}",
      """
      1:1: '@Mocked' gives a body to functions and methods; put it on a function, or '@Mockable' on a \
      protocol
      """
    ),
    (
      "class C { @Mocked static func + (a: C, b: C) -> C }",
      """
      1:31: operator '+' has no pattern that a test could write; let it call a method, and put \
      '@Mocked' on that
      """
    ),
    (
      "protocol P { @Mocked func f() }",
      """
      1:27: 'f' is a requirement, which has no body; put '@Mockable' on the protocol, or this \
      attribute on the member of the class that is the mock
      """
    ),
    (
      "func g() { @Mocked func f() {} }",
      "1:25: 'f' is declared inside a function, where no test can name it; move it out of the "
        + "function"
    ),
    (
      "@Mocked func f()",
      """
      1:14: 'f' belongs to no mock that could answer; write a body, which runs unless a test \
      replaces it, or declare it in a class that is 'Mockable'
      """
    ),
    (
      "class C { @Mocked func f() -> some Sequence { [1] } }",
      """
      1:31: 'some Sequence' is known from the body of 'f' only, and a mock has other results; return \
      'any Sequence'
      """
    ),
    (
      "class C { @Mocked func f(_ a: Int...) }",
      "1:34: 'f' takes any number of values, which Swift cannot pass on; let it take an array"
    ),
    (
      "class C { @Mocked func f(_: Int) }",
      "1:26: a parameter of 'f' has no name by which it could be recorded; write '_ value:'"
    ),
    (
      "class C { @Mocked func f(of self: Int) }",
      """
      1:29: a parameter of 'f' hides the object that records its calls; give it another name
      """
    ),
    (
      "@Mocked func f<T: ~Copyable>(_ a: borrowing T) {}",
      """
      1:14: 'f' has a parameter that a mock cannot record and pass on to the body as well: one that is \
      isolated, carries an attribute, or cannot be copied; move what tests replace into a function \
      without it
      """
    ),
    (
      "@Mocked(isTest) func f() {}",
      """
      1:9: the condition of '@Mocked' is read from the source and cannot be computed; write '.debug', \
      '.always' or '.when("MOCKS")'
      """
    ),
    (
      "class C { @MockedProperty func f() }",
      """
      1:11: '@MockedProperty' gives accessors to one property of a type; write '@Mocked' on a function
      """
    ),
    (
      "class C { @MockedProperty(accessors) var a: Int }",
      """
      1:27: the accessors are read from the source and cannot be computed; write '.get', '.getSet', \
      '.getAsync', '.getThrows' or '.getAsyncThrows'
      """
    ),
    (
      "@MockedProperty var a: Int",
      "1:21: 'a' belongs to no mock that could answer; declare it in a class that is 'Mockable'"
    ),
    (
      "class C { @MockedProperty var a: Int { 3 } }",
      """
      1:38: 'a' has accessors already; remove them, and write '@MockedProperty(.get)' if it is \
      only read
      """
    ),
    (
      "class C { @MockedProperty var count = 3 }",
      """
      1:37: 'count' has its values from its mock and stores none; remove the initial value, and write \
      'stub(mock.$count).returns(3)' in the test
      """
    ),
    (
      "class C { @MockedProperty let a: Int }",
      "1:27: 'a' is a constant, which has no accessors; write '@MockedProperty(.get) var'"
    ),
  ]

  @Test("misuse is reported at its source location, with what to write", arguments: misuse)
  func reports(source: String, report: String) {
    #expect(expand(source).reports == [report])
  }
}
