import MockEmitter
import MockGenerator
import Testing

@Suite("Patterns for the requirements that tests name")
struct MentionedNameTests {
  /// Returns the mocks of a file of tests, with patterns for what its sources mention.
  private func mocks(_ source: String, _ tests: String, _ others: String...) -> GeneratedMocks {
    var module = SourceModule.tests("import Shop\n" + tests)
    module.files += others.enumerated().map {
      SourceFile(path: "Tests/ShopTests/Other\($0).swift", text: $1)
    }
    return Codebase([module, .testable("Shop", source)]).mocksForMentions()
  }

  /// Returns the lines of code that only patterns need: their declarations, overloads for messages, and
  /// protocols for those of properties.
  private func patterns(_ made: GeneratedMocks) -> [String] {
    made.text("Shop").split(separator: "\n").map(String.init).filter {
      $0.contains("CallPattern<") || $0.contains("PropertyPattern<") || $0.contains("__child(")
        || $0.contains("__unavailable()") && !$0.contains("init(spying")
        || $0.contains("protocol __")
    }
  }

  /// Kinds of requirements, and how a verb names them.
  private static let kinds: [(source: String, use: String)] = [
    ("protocol P { func load(_ id: Int, in b: Int) -> Int }", "stub(m.load(1, in: 2))"),
    ("protocol P { func load(_ id: Int) async throws -> Int }", "stub(m.load(.any))"),
    ("protocol P { func load(_ id: Int); func load() async }", "verify(m.load())"),
    ("protocol P { static func load(_ id: Int) }", "verify(MockP.load(1))"),
    ("protocol P { func load<T>() -> T }", "stub(m.load(returning: Int.self))"),
    ("protocol P { func load(_ done: (Int) -> Void) }", "stub(m.load(.any))"),
    ("protocol P { var load: Int { get } }", "stub(m.load)"),
    ("protocol P { var load: Int { get set } }", "verify(m.load.set(1))"),
    ("protocol P { static var load: Int { get } }", "stub(MockP.load)"),
    ("protocol P { var load: Int { get async throws } }", "stub(m.load)"),
    ("protocol P { var load: Q { get } }\nprotocol Q {}", "stub(m.load)"),
    ("protocol P { func load(_ id: Int) -> Q }\nprotocol Q {}", "stub(m.load(1))"),
    ("protocol P { func `default`() }", "stub(m.default())"),
    ("protocol P { func `default`() }", "stub(m.`default`())"),
    ("protocol P { func load() }", "stub(m.`load`())"),
    ("protocol P { static func + (a: Self, b: Self) -> Int }", "stub(m.operatorPlus(.any))"),
    ("protocol P { init(_ id: Int) }", "verify(m.initialized(1))"),
    ("protocol P: Base {}\nprotocol Base { func load(_ id: Int) }", "stub(m.load(1))"),
    ("protocol P {\n#if DEBUG\nfunc load(_ id: Int)\nvar load: Int { get }\n#endif\n}", "m.load"),
    ("enum N { protocol P { func load(_ id: Int); var load: Int { get } } }", "stub(m.load)"),
    ("class P { init() {}; func load(_ id: Int) {} }", "stub(m.load(1))"),
    ("class P { init() {}; var load: Int { 1 } }", "stub(m.load)"),
    ("class P { init() {}; class func load() {} }", "stub(MockP.load())"),
    ("class P { init() {}; final func load(_ id: Int) {} }", "stub(m.load(1))"),
    ("class P { init(_ id: Int) {} }", "verify(MockP.initialized(1))"),
    ("struct P { var load: (Int) -> Int }", "stub(m.load(1))"),
  ]

  @Test("a requirement has patterns if the tests name it", arguments: kinds)
  func named(source: String, use: String) {
    let mock = source.hasPrefix("enum N") ? "let m = N.MockP()\n" : "let m = MockP()\n"
    let made = mocks(source, mock + use)
    #expect(made.messages == [])
    #expect(patterns(made) != [])
  }

  @Test("a requirement has no patterns if the tests do not name it", arguments: kinds)
  func unnamed(source: String, use: String) {
    let mock = source.hasPrefix("enum N") ? "N.MockP" : "MockP"
    let made = mocks(source, "let m = \(mock)()")
    #expect(made.messages == [])
    #expect(patterns(made) == [])
  }

  @Test("a requirement without patterns is recorded like all others", arguments: kinds)
  func table(source: String, use: String) {
    let mock = source.hasPrefix("enum N") ? "let m = N.MockP()\n" : "let m = MockP()\n"
    let tables = [mock, mock + use].map {
      mocks(source, $0).lines("Shop", "nonisolated static let")
    }
    #expect(tables[0] == tables[1])
  }

  @Test(
    "a requirement that is called without its name always has patterns",
    arguments: [
      "subscript(key: String) -> Int { get set }",
      "subscript(dynamicMember name: String) -> Int { get }",
      "func callAsFunction(_ id: Int) -> Int", "func `two words`(_ id: Int)", "func `a\"b`()",
    ])
  func always(requirement: String) {
    #expect(patterns(mocks("protocol P { \(requirement) }", "let m = MockP()")) != [])
  }

  @Test(
    "a name counts in code",
    arguments: [
      "stub(m.load(1))", "extension MockP { func f() { stub(load(1)) } }", "let f = m.load",
      "#if NEVER\nstub(m.load(1))\n#endif", "print(\"\\(stub(m.load(1)))\")", "#stubbed(m.load(1))",
      "print(\"\"\"\n\\(stub(m.load(1)))\n\"\"\")", "let key = \\MockP.load", "stub(m\n  .load(1))",
      "m.load≤1", "m.load\u{A0}(1)", "// understudy:patterns load, save", "// understudy:patterns",
      // The scan cannot be sure of what is code in these.
      "let r = /\"/; stub(m.load(\"1\"))", "let r = #/\"/#; stub(m.load(\"1\"))",
      "let r = /[/][*]/; stub(m.load(1))", "func `5\" pipe`() { stub(m.load(1)) }",
      "func `a // b`() { stub(m.load(1)) }", "stub(m.load(1)) }",
    ])
  func counted(tests: String) {
    let source = "protocol P { func load(_ id: Int) }"
    #expect(patterns(mocks(source, "let m = MockP()\n" + tests)) != [])
    #expect(patterns(mocks(source, "let m = MockP()", tests)) != [], "in another file")
  }

  @Test(
    "a name does not count elsewhere",
    arguments: [
      "// stub(m.load(1))", "/* m.load(1) /* load */ load */", "/// load", "let s = \"load\"",
      "m.loads()", "m.reload()", "m.Load()", "m._load()",
      "let s = #\"\\(load)\"#", "let s = \"\"\"\nload\n\"\"\"", "// understudy:patterns save",
      "let half = 1 / 2 // load",
    ])
  func notCounted(tests: String) {
    let source = "protocol P { func load(_ id: Int) }"
    #expect(patterns(mocks(source, "let m = MockP()\n" + tests)) == [])
  }

  @Test("generated mocks do not count")
  func generated() {
    let made = mocks(
      "protocol P { func load(_ id: Int) }", "let m = MockP()",
      "\(MockFile.firstLine)\nfunc load() {}")
    #expect(patterns(made) == [])
  }

  @Test("other requirements and child mocks have no patterns")
  func others() {
    let made = mocks(
      """
      protocol P { var session: Session { get }; func load(_ id: Int); var name: String { get } }
      protocol Session { var token: String { get }; func close() }
      """, "let m = MockP()\nstub(m.session.token).returns(\"t\")")
    let declared = patterns(made).filter { $0.contains("CallPattern<") || $0.contains("__child") }
    #expect(declared.allSatisfy { !$0.contains("func load") && !$0.contains("var name:") })
    #expect(!declared.contains { $0.contains("close") })
    #expect(declared.contains { $0.contains("var session:") })
    #expect(declared.contains { $0.contains("var token:") })
    let reason = "without patterns, because the tests do not name them: "
    #expect(
      made.omissions() == [
        "MockP": [reason + "load(_:), name"], "MockSession": [reason + "close()"],
      ])
  }

  @Test("the output depends on what is named, and not on where")
  func deterministic() {
    let source = "protocol P { func load(_ id: Int); func save(); var name: String { get } }"
    let made = mocks(source, "let m = MockP()\nm.load(1); m.save()")
    let other = mocks(
      source, "let m = MockP()\nm.save()", "func f() { m.load(2); m.load(3); m.other }")
    #expect(made.files == other.files)
  }
}
