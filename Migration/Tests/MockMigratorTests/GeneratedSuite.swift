import MockMigrator

/// A generated suite of tests in the spelling of a library, and in that of Understudy.
struct GeneratedSuite: Sendable, CustomStringConvertible {
  /// A piece of a test. `#` stands for a number.
  struct Idiom: Sendable {
    /// The statement of the library.
    let before: String

    /// The statement of Understudy.
    let after: String

    /// Creates an idiom.
    init(_ before: String, _ after: String) {
      self.before = before
      self.after = after
    }
  }

  /// The name of the library.
  let description: String

  /// The module to import, or `nil` if the library has none.
  let module: String?

  /// The declarations after the tests, which are not repeated.
  var declarations = Idiom("", "")

  /// The protocol of the mocks, if the declarations do not have it.
  var contract = ""

  /// The creation of a mock.
  let creation: Idiom

  /// The stubs. A test has one of each at most.
  let stubs: [Idiom]

  /// The verifications.
  let verifications: [Idiom]

  /// The suite before the migration, and after it.
  ///
  /// - Parameter count: The number of tests.
  func texts(_ count: Int) -> (before: String, after: String) {
    var random = LinearRandom(seed: UInt64(count))
    let imports =
      module.map { Idiom("import \($0)\nimport XCTest\n", "import Understudy\nimport XCTest\n") }
      ?? Idiom("import XCTest\n", "import XCTest\nimport Understudy\n")
    var before = imports.before + "\nfinal class Tests: XCTestCase {\n"
    var after = imports.after + "\nfinal class Tests: MockingTestCase {\n"
    for number in 1...count {
      let stubs = stubs.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random))
      let checks = (0...3).compactMap { _ in verifications.randomElement(using: &random) }
      let head = "  func test\(number)() async {\n"
      before += head
      after += head
      for idiom in [creation] + stubs + [Idiom("run(pump, #)", "run(pump, #)")] + checks {
        let value = "\(Int.random(in: 2...9, using: &random))"
        before += Self.line(idiom.before, value)
        after += Self.line(idiom.after, value)
      }
      before += "  }\n\n"
      after += "  }\n\n"
    }
    return (before + "}\n" + declarations.before, after + "}\n" + declarations.after)
  }
}

extension GeneratedSuite {
  /// Returns a statement with its number, indented as in a method.
  private static func line(_ statement: String, _ value: String) -> String {
    let text = statement.replacing("#", with: value)
    return "    \(text.replacing("\n", with: "\n    "))\n"
  }
}

extension GeneratedSuite {
  /// The mocked protocol, for sources that are migrated without it.
  static let contract = """
    protocol Pump {
      var pressure: Int { get set }
      func water(_ bed: String, liters: Int) -> Int
      func find(_ id: Int) -> Int
      func fill(_ liters: Int) throws
      func log(_ text: String)
      func next() -> Int
      func stop()
      func load(id: Int) async -> Int
    }

    """
}

/// Random numbers that a seed determines.
struct LinearRandom: RandomNumberGenerator {
  /// The state.
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) { state = seed }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
