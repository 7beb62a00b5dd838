import MockEmitter
import MockGenerator
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  /// What is reported for a source text: `line:column: severity: message`, and fix-its below.
  static let table: [(source: String, reports: [String])] = [
    (
      "@Mockable\nfinal class C {}",
      [
        """
        2:1: error: 'C' cannot be mocked: it is final, and its mock would be a subclass; remove \
        'final', or mock a protocol that 'C' conforms to
          fix-it: remove 'final'
        """
      ]
    ),
    (
      "enum Outer<T> { @Mockable class C {} }",
      [
        """
        1:33: error: 'C' cannot be mocked: it is declared inside the generic 'Outer', where \
        Swift has no stored static properties; move it out, or let the plug-in \
        generate the mock
        """
      ]
    ),
    (
      "@Mockable class C { var mock = 1 }",
      [
        """
        1:25: error: 'C' cannot be mocked: every mock has a property 'mock' that records its \
        calls, and the class has another one; give the property another name
        """
      ]
    ),
    (
      "@Mockable class C { var a = make() }",
      [
        """
        1:25: warning: 'a' cannot be mocked: its type is not written, and only the compiler can \
        infer it; write 'var a: <#Type#> = ...', or declare it 'final'
        """
      ]
    ),
    (
      "@Mockable class C: Equatable {\n  static func == (a: C, b: C) -> Bool { a === b }\n}",
      [
        """
        2:15: error: operator '==' cannot stand in a class with '@Mockable': the compiler counts \
        it twice, and then misses a conformance; declare it outside the class, as 'func == \
        (left: ..., right: ...)'
        """
      ]
    ),
    (
      "@Mockable actor A {}",
      [
        """
        1:1: error: '@Mockable' cannot be applied to an actor: it mocks protocols, classes \
        and structs of closures; declare a protocol with the members to mock and put '@Mockable' \
        on it
        """
      ]
    ),
    (
      "@Mockable(always) class C {}",
      [
        """
        1:11: error: the condition of '@Mockable' is read from the source and cannot be \
        computed; write '.debug', '.always' or '.when("MOCKS")'
        """
      ]
    ),
    (
      "@Mockable\nstruct S {}",
      [
        """
        1:1: error: '@Mockable' cannot be applied to a struct without closures: it mocks \
        protocols, classes and structs of closures; declare a protocol with the members to mock \
        and put '@Mockable' on it
        """
      ]
    ),
    (
      "@Mockable func f() {}",
      [
        """
        1:1: error: '@Mockable' cannot be applied to a function: it mocks protocols, classes \
        and structs of closures; declare a protocol with the members to mock and put '@Mockable' \
        on it
        """
      ]
    ),
    (
      "func f() {\n  @Mockable protocol P {}\n}",
      [
        """
        2:22: error: '@Mockable' cannot be applied to 'P': Swift has no extensions of a protocol \
        that is declared inside a function; move the protocol out of the function
        """
      ]
    ),
    (
      "@Mockable(isTest ? .debug : .always) protocol P {}",
      [
        """
        1:11: error: the condition of '@Mockable' is read from the source and cannot be \
        computed; write '.debug', '.always' or '.when("MOCKS")'
        """
      ]
    ),
    (
      "@Mockable(.when(name)) protocol P {}",
      [
        """
        1:17: error: the condition of '@Mockable' goes into an '#if' and must be a plain string \
        literal; write the condition itself, such as "DEBUG || MOCKS"
        """
      ]
    ),
    (
      #"@Mockable(.when("\(name)")) protocol P {}"#,
      [
        """
        1:17: error: the condition of '@Mockable' goes into an '#if' and must be a plain string \
        literal; write the condition itself, such as "DEBUG || MOCKS"
        """
      ]
    ),
    (
      "@Mockable(noncopyable: File.self, types) protocol P {}",
      [
        """
        1:35: error: the noncopyable types of '@Mockable' are read from the source; write the type \
        itself, such as 'Ticket.self'
        """
      ]
    ),
    (
      "@Mockable(.debug, .always) protocol P {}",
      [
        """
        1:19: error: '@Mockable' takes one argument, the condition under which the mock exists; \
        remove this argument
        """
      ]
    ),
  ]

  @Test(
    "each misuse is reported at its source location, with what to write",
    arguments: table + requirements)
  func reports(source: String, reports: [String]) throws {
    let file = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "P.swift", tree: file)
    let declaration = try #require(AttributedDeclaration.all(in: file).first)
    let found = declaration.parsed.diagnostics.map { diagnostic in
      let fileLocation = diagnostic.location(converter: converter)
      let message = diagnostic.diagMessage
      let fixIts = diagnostic.fixIts.map { "\n  fix-it: \($0.message.message)" }.joined()
      return
        "\(fileLocation.line):\(fileLocation.column): \(message.severity): \(message.message)\(fixIts)"
    }
    #expect(found == reports)
  }

  @Test("an unsupported requirement does not affect the others")
  func others() {
    let expansion = AttributedDeclaration.expansion(
      of: "@Mockable protocol P { func f() -> RawSpan; func g() }")
    #expect(expansion.contains("__Members(\"P\", \"g()\")"))
    #expect(expansion.contains("func g() -> UnderstudyCore.CallPattern"))
    #expect(expansion.contains("func f() -> RawSpan {\n    Swift.fatalError()\n  }"))
  }
}
