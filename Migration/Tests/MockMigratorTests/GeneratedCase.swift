import MockMigrator

/// A generated case: the files of a small project, before a migration.
///
/// Its dimensions are the statements, what is around them, names that hide verbs, files without imports, generated
/// files and targets.
struct GeneratedCase {
  /// The files.
  private(set) var files: [SourceText] = []

  /// A Boolean value that indicates whether the mocks stay, because a file of another target declares them.
  private(set) var isStanding = false

  /// What can be around a statement. `#` stands for it, and `%` for a number that is used once.
  private static let shapes = [
    "#", "#", "#", "if isOn {\n  #\n}", "for bed in beds where bed != \"\" {\n  #\n}",
    "do {\n  #\n}", "#if DEBUG\n#\n#endif", "// A comment.\n#", "#  // A comment.",
    "switch mode {\ncase .on:\n  #\ndefault: break\n}", "guard isOn else {\n  #\n  return\n}",
    "defer {\n  #\n}", "func fill%() {\n  #\n}\nfill%()", "apply {\n  #\n}", "apply { #\n}",
    "let check% = { #\n}\n_ = check%",
  ]

  /// The number of shapes that can contain a statement with `await`.
  private static let asyncShapes = 11

  /// Names that hide verbs, in the scope of the statement `#`.
  private static let hiding = [
    "do {\n  let stub = 1; use(stub)\n  #\n}", "do {\n  let verify = [1]; use(verify)\n  #\n}",
    "do {\n  #\n  let calls = [1]; use(calls)\n}",
    "do {\n  let reset = 1; use(reset)\n  #\n}", "if let stub = Optional(1) {\n  use(stub)\n  #\n}",
    "for verify in [1] {\n  use(verify)\n  #\n}", "apply(1) { stub in\n  use(stub)\n  #\n}",
    "func inner%(verify: Int, stub: Int) {\n  use(verify)\n  #\n}\ninner%(verify: 1, stub: 2)",
  ]

  /// Members that hide verbs.
  private static let members = [
    "", "", "", "  let stub = 1\n", "  var calls = [1]\n", "  func verify() {}\n",
    "  var setStrictness = false\n", "  func inOrder(_ text: String) {}\n",
  ]

  /// Statements that no rule rewrites.
  private static let others = [
    "let value% = 3; use(value%)", "XCTAssertEqual(beds.count, 1)", "try await load()",
    "print(\"given pump\")", "use(pump)",
  ]

  /// Makes the case of a number.
  init(_ suite: GeneratedSuite, _ seed: Int) {
    var random = LinearRandom(seed: UInt64(seed) &+ 7)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let statements = Self.statements(suite, &random)
    let module = suite.module.map { "import \($0)\n" } ?? ""
    let inherits = chance(30)
    // A base class or a fixture gets the module from another file.
    let isGuest = suite.module != nil && chance(30)
    let name = "Case\(seed)"
    let members = Self.free(Self.members, suite).randomElement(using: &random) ?? ""
    let mock = suite.creation.before.replacing("let pump = ", with: "")
    var test = (isGuest ? "" : module) + "import XCTest\n\n"
    test += "final class \(name): \(inherits ? "\(name)Base" : "XCTestCase") {\n"
    test += (inherits ? "" : members) + "  func testCase() async throws {\n"
    test += "    \(chance(20) ? "let pump = make\(name)()" : suite.creation.before)\n"
    test += Self.indented(statements) + "  }\n}\n"
    var base = "import XCTest\n\nclass \(name)Base: XCTestCase {\n\(members)}\n"
    base += "\nfunc make\(name)() -> \(Self.mockType(suite)) {\n  \(mock)\n}\n"
    add("Tests/ATests/\(name).swift", test)
    add("Tests/ATests/\(name)Base.swift", base)
    let isMockable = suite.description == "Mockable"
    let attribute = isMockable ? "import Mockable\n\n@Mockable\n" : ""
    // The declarations of mockolo contain a mock.
    let folder = suite.description == "mockolo" ? "Tests/ATests" : "Sources/A"
    add("\(folder)/Pump.swift", attribute + suite.contract + suite.declarations.before)
    if let module = suite.module {
      add("Tests/ATests/Exports.swift", "@_exported import \(module)\nimport XCTest\n")
    }
    guard let generated = Self.generatedMock(suite, isMarked: chance(50)) else { return }
    isStanding = chance(15)
    add(isStanding ? "Sources/AMocks/Mocks.swift" : "Tests/ATests/Mocks.swift", generated)
  }

  /// Adds a file.
  private mutating func add(_ path: String, _ text: String) {
    if !text.isEmpty { files.append(SourceText(path: path, text: text)) }
  }

  /// Returns the statements of a test.
  private static func statements(
    _ suite: GeneratedSuite, _ random: inout LinearRandom
  ) -> String {
    let stubs = suite.stubs.shuffled(using: &random)
    var body = ""
    for index in 0..<Int.random(in: 1...6, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0 {
        body += (others.randomElement(using: &random) ?? "").replacing("%", with: "\(index)") + "\n"
        continue
      }
      let isStub = index < stubs.count && Bool.random(using: &random)
      let idiom = isStub ? stubs[index] : suite.verifications.randomElement(using: &random)
      let statement = (idiom?.before ?? "")
        .replacing("#", with: "\(Int.random(in: 2...9, using: &random))")
      let isAsync = statement.hasPrefix("await ")
      let isHiding = !isAsync && Int.random(in: 0..<5, using: &random) == 0
      let shape =
        (isHiding ? free(hiding, suite)[...] : isAsync ? shapes.prefix(asyncShapes) : shapes[...])
        .randomElement(using: &random)
      body += fill(shape ?? "#", statement, index) + "\n"
    }
    return body
  }

  /// Returns a shape with a statement in it.
  private static func fill(_ shape: String, _ statement: String, _ index: Int) -> String {
    shape.replacing("%", with: "\(index)").split(separator: "\n").map { line in
      line.hasPrefix("#if") || line == "#endif"
        ? String(line) : String(line).replacing("#", with: statement)
    }.joined(separator: "\n")
  }

  /// Returns the lines of a method.
  private static func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "    \($0)\n" }.joined()
  }
}

extension GeneratedCase {
  /// The name of the mock before the migration.
  private static func mockType(_ suite: GeneratedSuite) -> String {
    switch suite.description {
    case "Mockable", "Cuckoo": "MockPump"
    case "Spyable": "PumpSpy"
    default: "PumpMock"
    }
  }

  /// The verbs of the library itself, which no test hides.
  private static func ownVerbs(_ suite: GeneratedSuite) -> [String] {
    switch suite.description {
    case "Cuckoo": ["verify", "stub"]
    case "Mockable", "Mockingbird": ["verify", "reset"]
    default: []
    }
  }

  /// Returns the scopes or members that hide no verb of the library itself.
  private static func free(_ texts: [String], _ suite: GeneratedSuite) -> [String] {
    texts.filter { text in !ownVerbs(suite).contains { text.contains($0) } }
  }

  /// Returns a file that a library has generated, with its comment or without, or `nil`.
  private static func generatedMock(_ suite: GeneratedSuite, isMarked: Bool) -> String? {
    let (header, mock): (String, String)
    switch suite.description {
    case "Cuckoo":
      (header, mock) = (
        "// MARK: - Mocks generated from file: Pump.swift",
        "class MockPump: Pump, Cuckoo.ProtocolMock"
      )
    case "Mockingbird":
      (header, mock) = ("// Generated by Mockingbird", "class PumpMock: Pump, Mockingbird.Mock")
    case "SwiftyMocky":
      (header, mock) = ("// Generated with SwiftyMocky", "class PumpMock: Pump, SwiftyMocky.Mock")
    default: return nil
    }
    return (isMarked ? header + "\n\n" : "") + "import \(suite.description)\n\n\(mock) {}\n"
  }

  /// What the statements of all cases use, for a module in which they are compiled.
  static let support = """
    import XCTest

    enum Mode { case on, off }
    struct Empty: Error {}
    struct Leak: Error { init(_ liters: Int = 0) {} }
    let isOn = true
    let mode = Mode.on
    let beds = ["ivy"]
    let limit = 1
    func apply(_ body: () -> Void) {}
    func apply(_ value: Int, _ body: (Int) -> Void) {}
    func use<Value>(_ value: Value) {}
    func load() async throws {}

    """
}
