import MockGenerator
import Testing

@Suite("Source outlines")
struct SourceOutlineTests {
  @Test(
    "a declared type is found with its kind",
    arguments: [
      ("protocol P {}", SourceOutline.Kind.protocol, "P"),
      ("public protocol P<A>: Q {}", .protocol, "P"),
      ("open class C {}", .class, "C"),
      ("final class\n  C {}", .class, "C"),
      ("actor A {}", .actor, "A"),
      ("struct S {}", .struct, "S"),
      ("indirect enum E {}", .enum, "E"),
      ("typealias T = A & B", .typealias, "T"),
      ("class `default` {}", .class, "default"),
      ("protocol /* why */ P {}", .protocol, "P"),
      ("protocol Übung {}", .protocol, "Übung"),
    ])
  func kinds(text: String, kind: SourceOutline.Kind, name: String) {
    let found = SourceOutline(text).declarations
    #expect(found.map(\.kind) == [kind])
    #expect(found.map(\.name) == [name])
  }

  @Test(
    "text that resembles a declaration is not found",
    arguments: [
      "class func f() {}", "class var v: Int { 1 }", "override class subscript() -> Int { 1 }",
      "// protocol P {}", "/* /* */ protocol P {} */", "let s = \"protocol P {}\"",
      "let s = \"\"\"\nprotocol P {}\n\"\"\"", "let s = #\"a\" protocol P {} \"#", "x.protocol = y",
      "protocolX P", "`protocol` P", "let s = \"\\\"protocol P {}\"",
    ])
  func noDeclarations(text: String) {
    #expect(SourceOutline(text).declarations == [])
  }

  @Test(
    "the protocol of a contract is a use of its mock",
    arguments: [
      ("verifyContract(of: (any Store).self, with: [])", ["MockStore"], []),
      ("await verifyContract(\n  of: (any Shop.Store<Int>).self)", ["MockStore"], ["Shop"]),
      ("verifyContract(of: MemoryStore.self)", [], []),
      ("verifyContract(of", [], []),
      ("x.contracted(of: (any Store).self)", [], []),
    ] as [(String, [String], [String])])
  func contracts(text: String, names: [String], qualifiers: [String]) {
    let uses = SourceOutline(text).uses
    #expect(uses.map(\.name) == names)
    #expect(uses.flatMap(\.qualifiers) == qualifiers)
  }

  @Test("an interpolation is scanned as code, and its literal is not")
  func interpolation() {
    let outline = SourceOutline(
      ###"let s = "MockA \(MockB() + "MockC \(MockD(")"))") MockE"; let t = ##"\#(MockF) \##(MockG)"##"###
    )
    #expect(outline.uses.map(\.name) == ["MockB", "MockD", "MockG"])
  }

  @Test("a quote in a regular expression ends with its line")
  func regularExpression() {
    #expect(SourceOutline("let r = /\"/\nclass C {}").declarations.map(\.name) == ["C"])
  }

  @Test("nesting and access modifiers of declarations are recorded")
  func levels() {
    let text = "struct A { struct B {} }\nprivate struct C {}\nprivate let d = 1\nstruct E {}"
    let found = SourceOutline(text).declarations
    #expect(found.filter(\.isTopLevel).map(\.name) == ["A", "C", "E"])
    #expect(found.filter(\.isPrivate).map(\.name) == ["C"])
  }

  @Test("imports and re-exports are found")
  func imports() {
    let outline = SourceOutline(
      "@testable import A\nimport struct B.C\n@_exported import D\npublic import E.F\nimport G\n"
        + "@_exported import struct H.I")
    #expect(outline.imports == ["A", "B", "D", "E", "G", "H"])
    #expect(outline.exports == ["D", "H"])
    #expect(outline.exportedNames == ["I"])
    #expect(outline.modulesOfImportedNames == ["C": "B", "F": "E", "I": "H"])
  }

  @Test("a use of a mock records its source location and qualifiers")
  func uses() {
    let outline = SourceOutline("let a = MockA(), b = X.Y.MockB.self // MockC")
    #expect(outline.uses.map(\.name) == ["MockA", "MockB"])
    #expect(outline.uses.map(\.qualifiers) == [[], ["X", "Y"]])
    #expect(outline.uses.map(\.offset) == [8, 25])
  }

  @Test(
    "a name in either form is a use",
    arguments: ["MockA", "AMock", "URLMock", "MockMock", "A1Mock"])
  func forms(name: String) {
    #expect(SourceOutline("let a = \(name)()").uses.map(\.name) == [name])
  }

  @Test(
    "a generic parameter is not a use",
    arguments: [
      "func f<MockA>() {}", "struct S<B, AMock: P> {}",
      "func f<each MockA>(_: repeat each MockA) {}",
      "class C<A: P<B>, MockA> {}",
    ])
  func genericParameters(text: String) {
    #expect(SourceOutline(text).declaredNames.count == 1)
  }

  @Test("a generic argument is a use")
  func genericArguments() {
    let outline = SourceOutline("func f<T: P<MockA>>(_: B<MockC, DMock>) {}\nlet b = B<MockE>()")
    #expect(outline.uses.map(\.name) == ["MockA", "MockC", "DMock", "MockE"])
    #expect(outline.declaredNames == [])
  }

  @Test(
    "a word or variable that may be named like a mock is a use",
    arguments: ["Mockable", "MockiPhone", "Mock_Shim", "aMock", "_AMock"])
  func possibleUses(text: String) {
    #expect(SourceOutline(text).uses.map(\.name) == [text])
  }

  @Test(
    "a name that is not a mock type is not a use",
    arguments: [
      "Mock()", "mockA", "MyMockA", "AMocks", "Amock", "Mock1", "x = .MockA",
      "f().MockA", "@MockA func f()",
      "#MockA", "import MockA", "\"MockA\"",
    ])
  func noUses(text: String) {
    #expect(SourceOutline(text).uses == [])
  }

  @Test(
    "a declaration of a name is not a use",
    arguments: [
      "class MockA {}", "struct MockA {}", "actor MockA {}", "enum MockA {}",
      "typealias MockA = B", "protocol MockA {}", "func MockA() {}", "let MockA = 1",
      "enum E { case MockA }",
    ])
  func declaredNames(text: String) {
    let outline = SourceOutline(text)
    #expect(outline.declaredNames == ["MockA"])
    #expect(outline.uses == [])
  }

  @Test("a comment can name mocks to ignore")
  func ignoredNames() {
    let outline = SourceOutline("/// understudy:ignore MockA, MockB\n// understudy:ignoreMockC")
    #expect(outline.ignoredNames == ["MockA", "MockB"])
  }

  @Test("a comment can name mocks that keep default implementations")
  func namesWithDefaults() {
    let outline = SourceOutline(
      "// understudy:keep-defaults MockA, MockB\n// understudy:keep MockC\n// understudy:")
    #expect(outline.namesWithDefaults == ["MockA", "MockB"])
    #expect(outline.ignoredNames == [])
  }

  @Test(
    "text that is not Swift is scanned to its end",
    arguments: [
      "", "\"", "\"\"\"", "#", "##\"", "\"\\(", "\"\\(\"\\(", "/*", "/* /*", "`", "``", "`a",
      "class", "import", "protocol `", "}}}} class A", "\"\\", "//", "/", "\u{0}class\u{0}A",
    ])
  func garbage(text: String) {
    #expect(SourceOutline(text).declarations.count <= 1)
  }
}
