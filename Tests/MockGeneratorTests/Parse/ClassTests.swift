import MockEmitter
import MockGenerator
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import Testing

@Suite("Classes")
struct ClassTests {
  /// Reads the first class of a source text, with the others as its superclasses and with all
  /// extensions.
  private func parse(_ text: String, isFromAnotherModule: Bool = false) throws -> ParsedClass {
    let items = Parser.parse(source: text).statements.map(\.item)
    let classes = items.compactMap { $0.as(ClassDeclSyntax.self) }
    return ParsedClass(
      try #require(classes.first),
      extensions: items.compactMap { $0.as(ExtensionDeclSyntax.self) },
      superclasses: classes.dropFirst().map {
        ParsedClass.Superclass($0, isFromAnotherModule: isFromAnotherModule)
      },
      isFromAnotherModule: isFromAnotherModule, isInSameModule: !isFromAnotherModule,
      access: .internal)
  }

  /// The names of the members that a mock overrides.
  private func members(_ text: String, isFromAnotherModule: Bool = false) throws -> [String] {
    try parse(text, isFromAnotherModule: isFromAnotherModule).mocked?.memberNames ?? []
  }

  /// Members of a class that a mock leaves as they are, and why.
  static let refused: [(member: String, name: String, reason: String)] = [
    ("final func f() {}", "f()", "it is final"),
    ("static func f() {}", "static f()", "static members of a class are final"),
    ("final class func f() {}", "static f()", "it is final"),
    ("let a = 1", "a", "it is a constant"),
    ("@available(*, unavailable) func f() {}", "f()", "it is unavailable"),
    ("func hash(into hasher: inout Hasher) {}", "hash(into:)", "comparing, printing and copying"),
    ("func f(_ a: @escaping () throws -> Void) rethrows {}", "f(_:)", "a closure that escapes"),
    ("func all<each T>(_ a: repeat each T) {}", "all(_:)", "Swift has no overrides"),
    ("func take() -> RawSpan {}", "take()", "a mock records the results"),
    ("func opaque() -> some Equatable { 1 }", "opaque()", "return 'any Equatable'"),
    ("var opaque: [some Equatable] { [1] }", "opaque", "only the body of the class"),
    ("var a = make()", "a", "its type is not written"),
    ("func mock() {}", "mock()", "every mock has a property 'mock'"),
  ]

  @Test(
    "a member that cannot be overridden stays as it is, and the reason is told", arguments: refused)
  func refusals(member: String, name: String, reason: String) throws {
    let parsed = try parse("class C { \(member); func other() {} }")
    #expect(parsed.mocked?.memberNames == ["other()"])
    #expect(parsed.refusals.map(\.member) == [name])
    #expect(try #require(parsed.refusals.first).reason.contains(reason))
  }

  @Test(
    "a member that 'NSObject' declares is mocked in every class that does not inherit from it",
    arguments: [
      ("func isEqual(_ other: Any?) -> Bool { true }", "isEqual(_:)"),
      ("func copy() -> Any { 1 }", "copy()"), ("func mutableCopy() -> Any { 1 }", "mutableCopy()"),
      ("func copy(with zone: Int) -> Any { 1 }", "copy(with:)"), ("var hash: Int { 1 }", "hash"),
      ("var description: String { \"\" }", "description"),
      ("var debugDescription: String { \"\" }", "debugDescription"),
    ])
  func namesOfObjects(member: String, name: String) throws {
    for inherited in ["", ": Sendable", ": CustomStringConvertible"] {
      let parsed = try parse("class C\(inherited) { \(member); func other() {} }")
      #expect(parsed.mocked?.memberNames.count == 2)
      #expect(parsed.refusals.map(\.member) == [])
    }
    for inherited in ["NSObject", "Unknown"] {
      let parsed = try parse("class C: \(inherited) { override \(member); func other() {} }")
      #expect(parsed.mocked?.memberNames == ["other()"])
      #expect(parsed.refusals.map(\.member) == [name])
    }
  }

  @Test("a member that the generator cannot override is a warning")
  func severities() throws {
    let text =
      "class C { final func f() {}; let a = 1; func g() -> some Equatable { 1 } }"
    let diagnostics = try parse(text).diagnostics
    #expect(diagnostics.map(\.diagMessage.severity) == [.warning])
  }

  @Test("private members are not reported")
  func privateMembers() throws {
    let parsed = try parse("class C { private func f() {}; fileprivate var a = 1; func g() {} }")
    #expect(parsed.mocked?.memberNames == ["g()"])
    #expect(parsed.refusals.isEmpty)
  }

  @Test("only open members of another module's class are overridden")
  func otherModule() throws {
    let text = """
      open class C { public init() {}; open func f(); public func g(); func h(); open var a: Int; \
      open internal(set) var b: Int; open private(set) var c: Int { get } }
      """
    let parsed = try parse(text, isFromAnotherModule: true)
    #expect(parsed.mocked?.memberNames == ["f()", "a", "a=", "b", "c"])
    #expect(parsed.refusals.map(\.member) == ["g()"])
  }

  @Test("inherited members are overridden once, as the nearest class declares them")
  func inherited() throws {
    let names = try members(
      """
      class C: B { override func f() {}; final override func g() {}; func own() {} }
      class B: A { override func f() {}; override func h(_ value: Optional<Int>) {} }
      class A { func f() {}; func g() {}; func h(_ value: Int?) {}; func h(_ value: Int) {}
        func i() {}; private func j() {} }
      """)
    #expect(names == ["f()", "own()", "h(_ value:)", "h(_ value:)", "h(_ value:)", "i()"])
    let spelled = try members(
      """
      class C: B { override func h(_ value: Optional<Int>) {} }
      class B { func h(_ value: Int?) {} }
      """)
    #expect(spelled == ["h(_ value:)"])
  }

  @Test("inherited members take the generic arguments of the superclass")
  func genericSuperclass() throws {
    let text = try parse(
      """
      class C<Key>: B<[String], Key> {}
      class B<Item, Other>: A<Item> { func find(_ item: Item, _ other: Other?) -> [Item: Other] {} }
      class A<T> { var all: [T] = []; init(first: T) {} }
      """
    ).emitAll()
    #expect(text.contains("final class MockC<Key>: C<Key>,"))
    #expect(
      text.contains("func find(_ p0: [String], _ p1: Key?) -> [[String]: Key] {"))
    #expect(text.contains("override var all: [[String]] {"))
    #expect(text.contains("override init(first p0: [String]) {"))
  }

  @Test("members of extensions, and members that they hide, are not overridden")
  func extensions() throws {
    let parsed = try parse(
      """
      class C { func f() {}; func g() {} }
      extension C: @unchecked Sendable { func f() {}; func h() {}; private func i() {} }
      """)
    #expect(parsed.mocked?.memberNames == ["g()"])
    #expect(parsed.refusals.map(\.member) == ["f()", "h()"])
    #expect(parsed.emitAll().contains("@unchecked Swift.Sendable"))
  }

  @Test("an initializer that the compiler synthesizes and requires is emitted")
  func decodable() throws {
    let text = try parse("class C: Codable { var a: Int; init(a: Int) { self.a = a } }").emitAll()
    #expect(text.contains("  required init(from p0: any Swift.Decoder) throws {"))
    let written = try parse(
      "class C: B {}\nclass B: Decodable { required init(from d: any Decoder) }")
    #expect(!written.emitAll().contains("any Swift.Decoder"))
  }

  /// Parameters of a class's method, and those of the override.
  static let defaults: [(parameter: String, override: String)] = [
    ("a: Int = -1", "a p0: Int = -1"),
    ("a: [String: Int] = [\"b\": 1]", "a p0: [String: Int] = [\"b\": 1]"),
    ("a: Duration = .seconds(1)", "a p0: Duration = .seconds(1)"),
    ("a: Int.Type = Int.self", "a p0: Int.Type = Int.self"),
    ("a: Int = limit()", "a p0: Int"),
    ("a: Int = limit", "a p0: Int"),
    ("a: Int = #line", "a p0: Int"),
    ("a: String = \"\\(limit)\"", "a p0: String"),
  ]

  @Test("default values that mean the same in the mock are repeated", arguments: defaults)
  func repeatedDefaults(parameter: String, override: String) throws {
    let text = try parse("class C { func f(\(parameter)) {} }").emitAll()
    #expect(text.contains("override func f(\(override)) {"))
  }

  @Test("a default value that mentions a private member is not repeated")
  func privateDefaults() throws {
    let text = try parse(
      "class C { private static let a = 1; func f(_ b: Int = C.a, _ c: Int = .max) {} }"
    ).emitAll()
    #expect(text.contains("override func f(_ p0: Int, _ p1: Int = .max) {"))
  }

  @Test("an initializer with a parameter pack is not overridden")
  func packInitializers() throws {
    let parsed = try parse("class C { init<each T>(a: repeat each T) {}; init(b: Int) {} }")
    #expect(parsed.refusals.map(\.member) == ["init(a:)"])
    #expect(parsed.emitAll().contains("override init(b p0: Int) {"))
  }

  @Test("only literal default values of another module's class are repeated")
  func foreignDefaults() throws {
    let text = try parse(
      "open class C { open func f(a: Int = 1, b: Duration = .zero) }", isFromAnotherModule: true
    ).emitAll()
    #expect(text.contains("override func f(a p0: Int = 1, b p1: Duration) {"))
  }

  /// Initializers of a class, and how the mock is made without arguments.
  static let made: [(initializers: String, call: String)] = [
    ("", "super.init()"),
    ("init() {}; init(a: Int) {}", "super.init()"),
    ("init(a: Int = 1) {}", "super.init()"),
    ("init(a: Int..., b: Int = 1) {}; init(c: Int, d: Int) {}; init(e: Int) {}", "super.init(e: "),
    ("init(a: Int) {}; convenience init() { self.init(a: 1) }", "self.init()"),
    ("init(a: Int) throws {}; init(b: Int, c: Int) {}", "super.init(b: "),
    ("init(a: Int) throws {}", "try super.init(a: "),
    ("init?(a: Int) {}", "fileID, filePath, line, column))!"),
    ("init(a: @escaping (Int, Int) -> String) {}", "super.init(a: { _, _ in UnderstudyCore."),
    ("init(a: @escaping () -> Void) {}", "super.init(a: {  })"),
    ("init(_ a: @autoclosure () -> Int) {}", "super.init(UnderstudyCore.__argument((Int).self"),
    ("init(a: any Error) {}", "UnderstudyCore.__argument((any Error).self"),
    ("init(a: ()) {}", "UnderstudyCore.__argument(Swift.Void.self"),
    ("@available(*, deprecated) init() {}; init(a: Int) {}", "super.init(a: "),
  ]

  @Test("a mock calls the initializer with the fewest requirements", arguments: made)
  func naming(initializers: String, call: String) throws {
    let text = try parse("class C { \(initializers) }").emitAll()
    let body = text.components(separatedBy: "column: Swift.Int = #column\n").dropFirst().first
    #expect(try #require(body).components(separatedBy: "Mock.__begin")[0].contains(call))
  }

  @Test("the runtime creates a class mock only if no actor can isolate it")
  func generated() throws {
    let isGenerated = { (text: String) in
      try parse(text).emitAll().contains("UnderstudyCore.__GeneratedMock")
    }
    #expect(try isGenerated("class C {}"))
    #expect(try isGenerated("class C: Hashable, @unchecked Sendable {}"))
    #expect(try isGenerated("class C: B {}\nclass B {}"))
    #expect(try !isGenerated("@MainActor class C {}"))
    #expect(try !isGenerated("class C: Shown {}"))
    #expect(try !isGenerated("class C: B {}\n@MainActor class B {}"))
    #expect(try !isGenerated("class C { init() throws {} }"))
  }

  @Test("the deinit of a mock is isolated if that of the class is")
  func isolatedDeinit() throws {
    #expect(
      try parse("@MainActor class C { isolated deinit {} }").emitAll().contains(
        "  isolated deinit {"))
  }

  @Test("required initializers that Swift may not inherit are emitted")
  func required() throws {
    let text = try parse(
      "open class C: B { public init(a: Int) }\nopen class B { public required convenience init?(c: Int) }",
      isFromAnotherModule: true
    ).emitAll()
    #expect(text.contains("required convenience init?(c p0: Int) {"))
  }
}

extension String {
  /// The parts between occurrences of a text.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
