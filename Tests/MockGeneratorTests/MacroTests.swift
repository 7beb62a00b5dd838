import MockEmitter
import MockGenerator
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing
import UnderstudyMacrosPlugin

@Suite("Macro roles")
struct MacroTests {
  /// Expands one role as the compiler does.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - source: A file with one attributed declaration.
  ///   - attributeIndex: Which of its attributes is expanded.
  private func expand(
    _ role: MacroRole, of source: String, attributeIndex: Int = 0
  ) throws -> (text: String?, messages: [String], fixIts: [String]) {
    let file = Parser.parse(source: source)
    let found = AttributedDeclaration.all(in: file)[attributeIndex]
    let context = BasicMacroExpansionContext(
      lexicalContext: found.lexicalContext,
      sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
    let text = expandAttachedMacro(
      definition: MockableMacro.self, macroRole: role, attributeNode: found.attribute,
      node: found.declaration, parentDeclNode: nil,
      extendedType: found.extendedType.map {
        TypeSyntax(IdentifierTypeSyntax(name: .identifier($0)))
      },
      conformanceList: nil, in: context)
    let diagnostics = context.diagnostics
    return (
      text, diagnostics.map(\.message), diagnostics.flatMap { $0.fixIts.map(\.message.message) }
    )
  }

  @Test("the roles expand to exactly what the generator emits")
  func equality() throws {
    let source = "@Mockable public protocol Greeter { func greet() -> String }"
    let found = try #require(AttributedDeclaration.all(in: Parser.parse(source: source)).first)
    let peers = try #require(try expand(.peer, of: source).text)
    let extended = try #require(try expand(.extension, of: source).text)
    #expect(peers == found.parsed.emitPeers())
    #expect(peers + "\n" + extended == found.parsed.emitAll())
  }

  @Test("the extension does not depend on the protocol that was expanded before")
  func order() throws {
    let first = "@Mockable protocol P { func f() }"
    let others = [
      "@Mockable protocol P { func g() }", "@Mockable(.always) protocol P { func f() }",
      "class C { @Mockable protocol P { func f() } }",
    ]
    for source in [first] + others {
      _ = try expand(.peer, of: source)
      let own = try expand(.extension, of: source).text
      for other in [first] + others where other != source {
        _ = try expand(.peer, of: other)
        #expect(try expand(.extension, of: source).text == own, "\(source) after \(other)")
      }
    }
  }

  @Test("the expansion of a role parses")
  func parses() throws {
    for fixture in ExpansionTests.fixtures {
      let expansion = try fixture.expansion
      #expect(!Parser.parse(source: expansion).hasError, "\(fixture)")
    }
  }

  @Test("only one role reports diagnostics")
  func reportsOnce() throws {
    let source = "@Mockable protocol P { func f() -> RawSpan }"
    #expect(try expand(.peer, of: source).messages.count == 1)
    #expect(try expand(.extension, of: source).messages.isEmpty)
  }

  @Test("a nested protocol has all members in the mock, and no extension")
  func nested() throws {
    let source = "enum Outer { @Mockable protocol P { func f() } }"
    #expect(try expand(.extension, of: source).text == "")
    #expect(try #require(expand(.peer, of: source).text).contains("func f() {"))
  }

  @Test("a second attribute is reported and expands to nothing")
  func second() throws {
    let source = "@Mockable @Mockable protocol P { func f() }"
    #expect(try expand(.peer, of: source).messages.isEmpty)
    let second = try expand(.peer, of: source, attributeIndex: 1)
    #expect(
      second.messages == [
        "'@Mockable' is already on this declaration, which has one mock; remove this one"
      ])
    #expect(second.fixIts == ["remove this '@Mockable'"])
    #expect(second.text == "")
    #expect(try expand(.extension, of: source, attributeIndex: 1).text == "")
  }
}
