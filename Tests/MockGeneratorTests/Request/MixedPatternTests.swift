import Foundation
import MockEmitter
import MockGenerator
import Testing

@Suite("Patterns that mix values and matchers, because a test writes them")
struct MixedPatternTests {
  /// Returns the mixed patterns of a name, one letter for each parameter: `V` for a value, `M` for a
  /// matcher, `E` for a matcher of each of several arguments.
  private func mixtures(
    _ source: String, _ tests: String, others: [SourceModule] = [], hasOtherUsers: Bool = false,
    prefix: String = "func load"
  ) -> [String] {
    let codebase = Codebase(
      [.tests("import Shop\nimport Support\nlet m = MockP()\n" + tests), .testable("Shop", source)]
        + others)
    let made = codebase.mocksForMentions(hasOtherUsers: hasOtherUsers)
    #expect(made.messages == [])
    let found = made.text("Shop").split(separator: "\n").filter {
      $0.contains(prefix) && $0.contains("Pattern<") && !$0.contains("unavailable")
        && !$0.contains("deprecated")
    }
    return Set(found.map { letters(of: String($0), prefix) }).filter {
      Set($0).count > 1 || $0.contains("E")
    }.sorted()
  }

  /// Returns the letters of the parameters in a declaration.
  private func letters(of line: String, _ prefix: String) -> String {
    let clause = line[line.range(of: prefix)!.upperBound...].drop { $0 != "(" }
      .components(separatedBy: ") -> ")[0].dropFirst()
    return clause.components(separatedBy: ", ").compactMap { parameter in
      guard !parameter.hasPrefix("__m "), !parameter.hasPrefix("returning "),
        let type = parameter.components(separatedBy: ": ").dropFirst().first
      else { return nil }
      guard type.hasPrefix("UnderstudyCore.Matcher") else { return "V" }
      return type.hasSuffix("...") ? "E" : "M"
    }.joined()
  }

  /// A protocol with a method of parameters without labels.
  private func source(_ count: Int) -> String {
    let list = (0..<count).map { "_ a\($0): Int" }.joined(separator: ", ")
    return "public protocol P { func load(\(list)) }"
  }

  @Test(
    "an argument is a value or a matcher by its text",
    arguments: [
      (".any", "M"), (".equal(3)", "M"), (".where { $0 > 1 }", "M"), (".any.self", "M"),
      ("(.any)", "M"), ("!.any", "M"), (".has(\\.count, .atLeast(1))", "M"),
      ("\n    .any\n", "M"), ("/* , */ .any", "M"), (".any && .atLeast(3)", "M"),
      (".captured(by: captor)", "M"), (".eq(3)", "M"), ("await .any", "M"),
      ("3", "V"), ("x", "V"), ("\"a, .any\"", "V"), ("nil", "V"), (".error", "V"), (".none", "V"),
      (".empty", "V"), ("-3", "V"), ("x.any", "V"), ("f(.any)", "V"), ("[1, 2]", "V"),
      ("x[.any]", "V"), ("Kind.any", "V"), ("x\n  .any", "V"), ("x?.any", "V"), ("x!.any", "V"),
      ("{ $0.run(.any) }", "V"), ("\\.any", "V"), ("3.0", "V"), ("x as Int", "V"),
      ("x<3>.any", "V"),
      ("\"\\(f(.any))\"", "V"), ("#\".any\"#", "V"), ("(x, y)", "V"), ("try x()", "V"),
      (".some(3)", "VM"), (".success(3)", "VM"), (".first", "VM"), ("1...3", "VM"), ("3...", "VM"),
      ("..<x", "VM"), ("x ? .any : .equal(3)", "VM"), ("x ?? .any", "VM"), ("[.any, 3]", "VM"),
      (".init(\"odd\") { $0 % 2 == 1 }", "VM"), ("(x ? .any : .equal(3))", "VM"),
    ])
  func argument(text: String, forms: String) {
    let found = mixtures(source(3), "stub(m.load(1, \(text), .any))")
    #expect(found == forms.map { "V\($0)M" }.sorted())
  }

  @Test("names from files about matchers are either")
  func names() {
    let call = "func test() { stub(m.load(1, anyone, .any)); stub(m.load(1, .adult, .any)) }"
    #expect(mixtures(source(3), call) == ["VVM"])
    let both = ["VMM", "VVM"]
    let own = "extension Matcher where Value == Int { static var adult: Self { .atLeast(18) } }\n"
    #expect(mixtures(source(3), own + call) == both)
    let support = SourceModule.published(
      "Support", "import Understudy\npublic func anyone() -> Matcher<Int> { .any }")
    #expect(mixtures(source(3), call, others: [support]) == both)
    let other = SourceModule.published("Support", "public let anyone = Matcher<Int>.any")
    #expect(mixtures(source(3), call, others: [other]) == ["VVM"])
    #expect(mixtures(source(3), "let a: Matcher<Int> = .any; stub(m.load(1, a, .any))") == both)
  }

  @Test(
    "there are the mixtures that calls need, whatever the number of parameters", arguments: 2...9)
  func count(count: Int) {
    let arguments = ["1"] + Array(repeating: ".any", count: count - 1)
    let expected = "V" + String(repeating: "M", count: count - 1)
    #expect(
      mixtures(source(count), "stub(m.load(\(arguments.joined(separator: ", "))))") == [expected])
    #expect(mixtures(source(count), "stub(m.load(.any)); m.other(1, .any)") == [])
  }

  /// Kinds of requirements, how the pattern begins, a call with a matcher before a value, and the
  /// mixtures.
  private static let kinds: [(source: String, prefix: String, use: String, found: [String])] = [
    ("protocol P { func load(a: Int, b: Int) }", "func load", "m.load(a: .any, b: 1)", ["MV"]),
    ("protocol P { func load(a: Int, b: Int) }", "func load", "m.load(a: .any, c: 1)", []),
    (
      "protocol P { func load(a: Int, for b: Int) }", "func load", "m.load(a: .any, for: x)", ["MV"]
    ),
    ("protocol P { func load(`in` b: Int, _ c: Int) }", "func load", "m.load(in: .any, 1)", ["MV"]),
    (
      "protocol P { func `default`(_ a: Int, _ b: Int) }", "func `default`", "m.default(.any, 1)",
      ["MV"]
    ),
    (
      "protocol P { func load(_ a: Int, _ b: Int) async throws }", "func load", "m.load(.any, 1)",
      ["MV"]
    ),
    (
      "protocol P { static func load(_ a: Int, _ b: Int) }", "func load", "MockP.load(.any, 1)",
      ["MV"]
    ),
    (
      "protocol P { subscript(a: Int, b: Int) -> Int { get set } }", "subscript", "m[.any, 1]",
      ["MV"]
    ),
    (
      "protocol P { subscript(key a: Int, b: Int) -> Int { get } }", "subscript", "m[key: .any, 1]",
      ["MV"]
    ),
    (
      "protocol P { init(_ a: Int, _ b: Int) }", "func initialized", "m.initialized(.any, 1)",
      ["MV"]
    ),
    (
      "protocol P { func callAsFunction(_ a: Int, _ b: Int) }", "func callAsFunction", "m(.any, 1)",
      ["MV"]
    ),
    (
      "protocol P { func callAsFunction(_ a: Int, _ b: Int) }", "func callAsFunction",
      "all[0](.any, 1)",
      ["MV"]
    ),
    (
      "protocol P { func load<T>(_ a: Int, _ b: Int) -> T }", "func load",
      "m.load(.any, 1, returning: Int.self)", ["MV"]
    ),
    ("protocol P { func load<T>(_ a: T, _ b: Int) -> T }", "func load", "m.load(1, .any)", ["VM"]),
    (
      "protocol P { func load(_ a: Int, _ b: Int, _ c: () -> Void) }", "func load",
      "m.load(.any, 1, .any)", ["MVM", "VVM"]
    ),
    (
      "protocol P { func load(_ a: Int, _ b: Int, _ c: () -> Void) }", "func load",
      "m.load(.any, 1) {}", ["MVM", "VVM"]
    ),
    ("protocol P { func load(_ a: Int...) }", "func load", "m.load(.equal(1), 2)", ["E"]),
    ("protocol P { func load(_ a: Int...) }", "func load", "m.load(.any)", ["E"]),
    ("protocol P { func load(_ a: Int...) }", "func load", "m.load(1, 2)", []),
    ("protocol P { func load(_ a: Int..., b: Int) }", "func load", "m.load(b: .any)", ["VM"]),
    ("protocol P { func load(_ a: inout Int, _ b: Int) }", "func load", "m.load(.any, 1)", ["MV"]),
    (
      "protocol P: Q {}\nprotocol Q { func load(_ a: Int, _ b: Int) }", "func load",
      "m.load(.any, 1)",
      ["MV"]
    ),
    (
      "class P { init() {}; func load(_ a: Int, b: Int = 3, c: Int) {} }", "func load",
      "m.load(.any, c: .any)", ["MVM"]
    ),
    (
      "class P { init() {}; func load(_ a: Int, b: Int = 3, c: Int) {} }", "func load",
      "m.load(.any, c: 1)", ["MVV"]
    ),
    (
      "class P { init() {}; func load(_ a: Int, b: Int) {} }", "func load", "m.load(.any, b: 1)",
      ["MV"]
    ),
    ("struct P { var load: (Int, Int) -> Int }", "func load", "m.load(.any, 1)", ["MV"]),
    (
      "enum N {}\npublic protocol P { func load(_ a: Int, _ b: Int) }", "func load",
      "other?.load?(.any, 1)", ["MV"]
    ),
  ]

  @Test("each kind of requirement has the mixtures of its calls", arguments: kinds)
  func kind(source: String, prefix: String, use: String, found: [String]) {
    #expect(mixtures(source, "func f() { stub(\(use)) }", prefix: prefix) == found)
  }

  @Test(
    "a call counts wherever it is written",
    arguments: [
      "extension MockP { func f() { stub(load(.any, 1)) } }", "let pattern = m.load(.any, 1)",
      "#if NEVER\nstub(m.load(.any, 1))\n#endif", "print(\"\\(stub(m.load(.any, 1)))\")",
      "verifyInOrder(m.load(.any, 1), m.load(1, 2))", "stub(m\n  .load(\n    .any,\n    1\n  )\n)",
      "for x in y { if z { stub(m.load(.any, 1)).returns { [1, .any] } } }", "m.`load`(.any, 1)",
      "let r = /\"(/; stub(m.load(.any, 1))", "let r = #/[(]\"/#; stub(m.load(.any, 1))",
      "func `5\" (pipe`() { stub(m.load(.any, 1)) }", "#expect(verify(m.load(.any, 1)).count == 1)",
    ])
  func place(tests: String) {
    #expect(mixtures(source(2), tests) == ["MV"])
  }

  @Test(
    "text in comments and literals is no call",
    arguments: [
      "// m.load(.any, 1)", "/* m.load(.any, 1) */", "_ = \"m.load(.any, 1)\"; m.load(1, 2)",
    ])
  func noCall(tests: String) {
    #expect(mixtures(source(2), tests) == [])
  }

  @Test("with other users, few parameters have all mixtures")
  func others() {
    let use = "stub(m.load(.any))"
    #expect(mixtures(source(2), use, hasOtherUsers: true) == ["MV", "VM"])
    #expect(mixtures(source(3), use, hasOtherUsers: true) == [])
    #expect(mixtures(source(3), "m.load(1, .any, 2)", hasOtherUsers: true) == ["VMV"])
    #expect(mixtures(source(2), "// understudy:patterns load") == ["MV", "VM"])
    #expect(mixtures(source(2), "// understudy:patterns") == ["MV", "VM"])
  }

  @Test("a call of many names has no more than its likeliest mixture")
  func manyNames() {
    let arguments = (0..<6).map { "x\($0)" }.joined(separator: ", ")
    let found = mixtures(source(7), "let x0: Matcher<Int> = .any; m.load(\(arguments), .any)")
    #expect(found == ["VVVVVVM"])
  }

  @Test("the scan knows the members of Matcher")
  func runtime() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/UnderstudyCore").standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = ["init"]
    for case let file as URL in files! where file.pathExtension == "swift" {
      var isMatcher = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("}") { isMatcher = false }
        if line.hasPrefix("extension Matcher"), !line.hasPrefix("extension MatcherC") {
          isMatcher = true
        }
        guard isMatcher, let range = line.firstRange(of: /public static (func|var) `?/) else {
          continue
        }
        names.insert(String(line[range.upperBound...].prefix { $0.isLetter || $0 == "_" }))
      }
    }
    names = names.filter { !$0.hasPrefix("_") }
    #expect(MatcherNames.ofRuntime.union(MatcherNames.ofRuntimeAndValues) == names)
  }
}
