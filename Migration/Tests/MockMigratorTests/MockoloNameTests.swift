import MockMigrator
import Testing

/// Members of a protocol, and what a member of mockolo's mock becomes. No file has the mock.
struct MockoloCase: Sendable, CustomStringConvertible {
  /// What it shows.
  let description: String

  /// The members of the protocol.
  let members: String

  /// A statement of a test.
  let before: String

  /// The statement after the migration, or `nil` if the mock stays and the line is named.
  let after: String?

  /// Creates a case.
  init(_ description: String, _ members: String, _ before: String, _ after: String?) {
    self.description = description
    self.members = members
    self.before = before
    self.after = after
  }

  /// Overloads that differ in their labels, in their types, and in the number of parameters.
  private static let overloads = """
    func update()
    func update(with id: Int)
    func update(with name: String)
    func update(with name: String, and other: [Int])
    func update(_ flag: Bool) -> Int?
    """

  /// Overloads that differ only in the result.
  private static let results = "func read(_ id: Int) -> Int\nfunc read(_ id: Int) -> String"

  /// The cases.
  static let all: [MockoloCase] = [
    // Properties.
    MockoloCase(
      "the count of assignments", "var level: Int { get set }",
      "XCTAssertEqual(pump.levelSetCallCount, 2)", "verify(pump.level.set(.any), 2)"),
    MockoloCase(
      "a property", "var level: Int { get set }", "pump.level = 4", "stub(pump.level).stores(4)"),
    MockoloCase(
      "a get-only property", "var isOn: Bool { get }", "pump.isOn = true",
      "stub(pump.isOn).stores(true)"),
    MockoloCase(
      "the count of assignments to a get-only property", "var isOn: Bool { get }",
      "XCTAssertEqual(pump.isOnSetCallCount, 1)", nil),
    MockoloCase(
      "a property whose getter throws", "var level: Int { get throws }",
      "pump.levelHandler = { 3 }", nil),
    MockoloCase(
      "a static property", "static var count: Int { get set }",
      "XCTAssertEqual(PumpMock.countSetCallCount, 1)", nil),
    MockoloCase(
      "the subject of a publisher", "var levels: AnyPublisher<Int, Never> { get }",
      "pump.levelsSubject.send(3)", nil),
    // Functions.
    MockoloCase(
      "a function without parameters", "func stop()", "XCTAssertEqual(pump.stopCallCount, 1)",
      "verify(pump.stop())"),
    MockoloCase(
      "a handler", "func stop()", "pump.stopHandler = { print(1) }",
      "stub(pump.stop()).answers { print(1) }"),
    MockoloCase(
      "a function with parameters", "func water(_ bed: String, liters: Int) -> Int",
      "pump.waterHandler = { _, liters in liters }",
      "stub(pump.water(.any, liters: .any)).answers { _, liters in liters }"),
    MockoloCase(
      "the arguments of calls", "func water(_ bed: String, liters: Int) -> Int",
      "XCTAssertEqual(pump.waterArgValues.map { $0.liters }, [2])",
      "XCTAssertEqual(calls(pump.water(.any, liters: .any)).map(\\.arguments.1), [2])"),
    MockoloCase(
      "the arguments of calls by their positions", "func water(_ bed: String, liters: Int)",
      "XCTAssertEqual(pump.waterArgValues[0].1, 2)",
      "XCTAssertEqual(calls(pump.water(.any, liters: .any))[0].arguments.1, 2)"),
    MockoloCase(
      "the only argument", "func find(id: Int)", "XCTAssertEqual(pump.findArgValues, [2])",
      "XCTAssertEqual(calls(pump.find(id: .any)).map(\\.arguments), [2])"),
    MockoloCase(
      "the only argument beside a closure",
      "func load(_ id: Int, done: @escaping (Int) -> Void)",
      "XCTAssertEqual(pump.loadArgValues, [2])",
      "XCTAssertEqual(calls(pump.load(.any, done: .any)).map(\\.arguments.0), [2])"),
    MockoloCase(
      "a function that throws", "func find(id: Int) throws -> Int",
      "pump.findHandler = { _ in throw Leak() }",
      "stub(pump.find(id: .any)).answers { _ in throw Leak() }"),
    MockoloCase(
      "an asynchronous function", "func find(id: Int) async throws -> Int",
      "pump.findHandler = { id in await other(id) }",
      "stub(pump.find(id: .any)).answers { id in await other(id) }"),
    MockoloCase(
      "a handler that is removed", "func stop()", "pump.stopHandler = nil", ""),
    // Overloads.
    MockoloCase(
      "the first overload", overloads, "XCTAssertEqual(pump.updateCallCount, 1)",
      "verify(pump.update())"),
    MockoloCase(
      "an overload by its label", overloads, "XCTAssertEqual(pump.updateWithCallCount, 1)",
      "verify(pump.update(with: .any(Int.self)))"),
    MockoloCase(
      "an overload by its type", overloads, "XCTAssertEqual(pump.updateWithStringCallCount, 1)",
      "verify(pump.update(with: .any(String.self)))"),
    MockoloCase(
      "an overload by its second label", overloads,
      "pump.updateWithAndHandler = { name, _ in print(name) }",
      "stub(pump.update(with: .any, and: .any)).answers { name, _ in print(name) }"),
    MockoloCase(
      "an overload by the name of a parameter", overloads,
      "XCTAssertEqual(pump.updateFlagCallCount, 1)", "verify(pump.update(.any))"),
    MockoloCase("an overload that is none", overloads, "pump.updateWithIntHandler = { _ in }", nil),
    MockoloCase(
      "a label that the name ends with", "func loadBed()\nfunc loadBed(bed: [String: Int?])",
      "XCTAssertEqual(pump.loadBedStringIntOptionalCallCount, 1)",
      "verify(pump.loadBed(bed: .any))"),
    MockoloCase("overloads by the result", results, "pump.readHandler = { $0 }", nil),
    MockoloCase(
      "an overload of a property", "var level: Int { get }\nfunc level(of bed: String) -> Int",
      "pump.levelOfHandler = { _ in 3 }",
      "stub(pump.level(of: .any)).answers { _ in 3 }"),
    MockoloCase(
      "a key that two functions have",
      "func read()\nfunc read(all: Int)\nfunc readAll(_ bed: Int)",
      "XCTAssertEqual(pump.readAllCallCount, 1)", nil),
    // What no pattern stands for.
    MockoloCase(
      "a generic function", "func put<T>(_ value: T)", "XCTAssertEqual(pump.putCallCount, 1)", nil),
    MockoloCase(
      "an opaque parameter", "func put(_ value: some Equatable)",
      "XCTAssertEqual(pump.putCallCount, 1)", nil),
    MockoloCase(
      "an inout parameter", "func put(_ value: inout Int)",
      "XCTAssertEqual(pump.putCallCount, 1)", nil),
    MockoloCase(
      "a variadic parameter", "func put(_ values: Int...)",
      "XCTAssertEqual(pump.putCallCount, 1)", nil),
    MockoloCase(
      "a subscript", "subscript(bed: String) -> Int { get }",
      "pump.subscriptHandler = { _ in 3 }", nil),
    MockoloCase(
      "a static function", "static func reset()",
      "XCTAssertEqual(PumpMock.resetCallCount, 1)", nil),
    MockoloCase(
      "a name that no function has", "func stop()", "XCTAssertEqual(pump.startCallCount, 1)", nil),
    MockoloCase(
      "a member of the protocol that looks like one", "var tapHandler: Int { get set }",
      "pump.tapHandler = 3", "stub(pump.tapHandler).stores(3)"),
  ]
}

@Suite("Names that mockolo derives")
struct MockoloNameTests {
  /// Returns the sources of a project that does not commit its mocks, after the migration.
  private func migrated(
    annotation: String = "/// @mockable", _ source: String, creation: String = "PumpMock()",
    _ statement: String
  ) -> (source: String, test: [String], files: [FileMigration]) {
    let test = """
      import XCTest

      final class Tests: XCTestCase {
        func testPump() async throws {
          let pump = \(creation)
          \(statement)
        }
      }

      """
    let production = "\(annotation)\n\(source)\n"
    let files = Migration().run([
      SourceText(path: "Sources/A/Pump.swift", text: production),
      SourceText(path: "Tests/ATests/Tests.swift", text: test),
    ])
    let lines = files[1].text(of: test).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
    return (files[0].text(of: production), lines, files)
  }

  @Test("a member of a mock that no file declares", arguments: MockoloCase.all)
  func members(_ found: MockoloCase) {
    let result = migrated("protocol Pump {\n\(found.members)\n}", found.before)
    guard let after = found.after else {
      #expect(result.source.contains("@mockable"))
      #expect(result.test.contains(found.before))
      #expect(
        result.files[0].findings.contains {
          $0.kind == .kept && $0.reason.contains("Tests/ATests/Tests.swift:6")
        }, "\(result.files[0].findings)")
      return
    }
    #expect(!result.source.contains("@mockable"))
    #expect(after.isEmpty || result.test.contains(after), "\(result.test)")
    #expect(!result.test.contains(found.before))
    #expect(result.files.flatMap(\.findings) == [])
    #expect(result.files.allSatisfy { $0.constructs.addUp })
  }

  @Test(
    "the arguments of an annotation say what the mock is called",
    arguments: [
      ("/// @mockable(module: prefix = Garden)", "PumpMock"),
      ("/// @mockable(history: stop = true)", "PumpMock"),
      ("/// A pump.\n/// @mockable(override: name = PumpFake)", "PumpFake"),
      ("/// @mockable(history: stop = true; override: name = PumpFake)", "PumpFake"),
      ("/// @mockable(override: name = PumpFake; history: stop = true)", "PumpFake"),
      ("// @mockable\n/// A pump.", "PumpMock"),
    ])
  func annotations(_ annotation: String, _ name: String) {
    let result = migrated(
      annotation: annotation, "protocol Pump {\n  func stop()\n}", creation: "\(name)()",
      "XCTAssertEqual(pump.stopCallCount, 1)")
    #expect(!result.source.contains("@mockable"))
    let mock = name == "PumpMock" ? "PumpMock" : "MockPump"
    #expect(result.test.contains("let pump = \(mock)()"))
    #expect(result.test.contains("verify(pump.stop())"))
  }

  @Test(
    "functions without a default value, and properties without one, become strict",
    arguments: [
      ("func find() -> Bed", "PumpMock(.strictForResults)"),
      ("func find() -> Int", "PumpMock()"), ("func find() -> Bed?", "PumpMock()"),
      ("func find() -> [Bed]", "PumpMock()"), ("func find() -> [Int: Bed]", "PumpMock()"),
      ("var bed: Bed { get }", "PumpMock(.strictForResults)"),
      (
        "var level: Int { get set }", "PumpMock { stub($0.level).stores(0).lenient() }"
      ),
      (
        "var beds: [String: Int] { get set }", "PumpMock { stub($0.beds).stores([:]).lenient() }"
      ),
    ])
  func values(_ member: String, _ creation: String) {
    let result = migrated("protocol Pump {\n  \(member)\n}", "run(pump)")
    #expect(result.test.contains("let pump = \(creation)"), "\(result.test)")
  }

  @Test("arguments of the initializer become stubs, and unknown ones are left")
  func initializers() {
    let source = "protocol Pump {\n  init(size: Int)\n  var level: Int { get set }\n}"
    let known = migrated(source, creation: "PumpMock(level: 3)", "run(pump)")
    #expect(known.test.contains("let pump = PumpMock { stub($0.level).stores(3).lenient() }"))
    let unknown = migrated(source, creation: "PumpMock(size: 3)", "run(pump)")
    #expect(unknown.test.contains("let pump = PumpMock(size: 3)"))
    #expect(unknown.files.flatMap(\.findings).count == 1)
  }

  @Test("the members of inherited protocols have their names")
  func inherited() {
    let source = """
      protocol Pump: Device {
        func stop()
        func stop(after delay: Int)
      }

      protocol Device: AnyObject {
        func stop()
        func start(_ name: String)
      }
      """
    let result = migrated(source, "XCTAssertEqual(pump.startCallCount, 1)")
    #expect(result.test.contains("verify(pump.start(.any))"))
    // Whether the mock of the inherited protocol is in the same file decides about this name.
    let unclear = migrated(source, "XCTAssertEqual(pump.stopCallCount, 1)")
    #expect(unclear.test.contains("XCTAssertEqual(pump.stopCallCount, 1)"))
    #expect(unclear.source.contains("@mockable"))
  }

  @Test(
    "what decides about the names is not guessed",
    arguments: [
      ("protocol Pump: Device {\n  func stop()\n}", "no file that was read declares 'Device'"),
      (
        "protocol Pump {\n  func stop()\n  static func make() -> Bed\n}",
        "its static 'make' stops the process without an answer"
      ),
      (
        "protocol Pump {\n  func stop()\n  func make<T>() -> T\n}",
        "its generic 'make' stops the process without an answer"
      ),
      (
        "protocol Pump {\n  func stop()\n  static var shared: Bed { get }\n}",
        "its static 'shared' has no value until a test sets one"
      ),
      (
        "protocol Pump {\n  associatedtype Bed\n  func stop()\n}", "it has associated types"
      ),
    ])
  func guesses(_ source: String, _ reason: String) {
    let result = migrated(source, "XCTAssertEqual(pump.stopCallCount, 1)")
    #expect(result.source.contains("@mockable"))
    #expect(result.test.contains("XCTAssertEqual(pump.stopCallCount, 1)"))
    #expect(
      result.files.flatMap(\.findings).contains { $0.reason.contains(reason) },
      "\(result.files.flatMap(\.findings))")
  }

  @Test("a mock that a file declares has priority over the derived names")
  func declared() {
    let sources = [
      SourceText(
        path: "Sources/A/Pump.swift", text: "/// @mockable\nprotocol Pump {\n  func stop()\n}\n"),
      SourceText(
        path: "Tests/ATests/PumpMock.swift",
        text: """
          ///
          /// @Generated by Mockolo
          ///
          class PumpMock: Pump {
            var stops = 0
            func stop() { stops += 1 }
          }

          """),
      SourceText(
        path: "Tests/ATests/Tests.swift",
        text: "import XCTest\nfunc f() {\n  let pump = PumpMock()\n"
          + "  XCTAssertEqual(pump.stops, 1)\n}\n"),
    ]
    let files = Migration().run(sources)
    #expect(files[1].change == .removed)
    #expect(files[2].text(of: "").contains("verify(pump.stop())"))
  }

  @Test("code outside of test targets that uses the mock keeps it")
  func previews() {
    let production = "/// @mockable\nprotocol Pump {\n  func stop()\n}\nlet preview = PumpMock()\n"
    let files = Migration().run([SourceText(path: "Sources/A/Pump.swift", text: production)])
    #expect(files[0].text(of: production) == production)
  }
}
