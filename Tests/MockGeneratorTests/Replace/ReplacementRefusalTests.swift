import MockGenerator
import Testing

@Suite("Refused replacements")
struct ReplacementRefusalTests {
  /// A member, the call in the test, and what is said of it.
  static let refused: [(member: String, call: String, message: String)] = [
    (
      "func load() async {}", "S().load()",
      """
      'S.load()' (Sources/Shop/File1.swift:1) cannot be replaced: it is 'async', and with \
      current toolchains a replaced async function does not return; mark it with '@Mocked', or \
      let its \
      callers depend on a protocol
      """
    ),
    (
      "var size: Int { get async { 1 } }", "S().size",
      """
      'S.size' (Sources/Shop/File1.swift:1) cannot be replaced: it is 'async', and with current \
      toolchains a replaced async function does not return; mark it with '@Mocked', or let its \
      callers depend on a protocol
      """
    ),
    (
      "static var size = 1", "S.size",
      """
      'S.size' (Sources/Shop/File1.swift:1) cannot be replaced: it is stored, and what reads it makes \
      no call; declare it 'dynamic', or compute it: 'static var size: Swift.Int { ... }'
      """
    ),
    (
      "let size: Int = 1", "S().size",
      """
      'S.size' (Sources/Shop/File1.swift:1) cannot be replaced: it is a constant, which is read without \
      a call; compute it: 'var size: Int { ... }'
      """
    ),
    (
      "dynamic var size: Int = 1 { didSet {} }", "S().size",
      """
      'S.size' (Sources/Shop/File1.swift:1) cannot be replaced: the compiler writes its accessors, and \
      only written ones are replaced; write them, as 'var size: Int { ... }'
      """
    ),
    (
      "lazy var size: Int = 1", "S().size",
      """
      'S.size' (Sources/Shop/File1.swift:1) cannot be replaced: the compiler writes its accessors, and \
      only written ones are replaced; write them, as 'var size: Int { ... }'
      """
    ),
    (
      "var size: Int { _read { yield 1 } }", "S().size",
      """
      'S.size' (Sources/Shop/File1.swift:1) cannot be replaced: it is read through a coroutine, which \
      has no replacement; write 'get'
      """
    ),
    (
      "var size: Int { 1 }", "S().size.set(2)",
      """
      'S.size' (Sources/Shop/File1.swift:1) cannot be replaced: it has no setter that tests can \
      see; write a 'set' accessor
      """
    ),
    (
      "private func hide() {}", "S().hide()",
      """
      'S.hide()' (Sources/Shop/File1.swift:1) cannot be replaced: it is private, and tests \
      cannot see it; make it internal
      """
    ),
    (
      "@inlinable public func copy() {}", "S().copy()",
      """
      'S.copy()' (Sources/Shop/File1.swift:1) cannot be replaced: '@inlinable' lets the compiler copy it \
      into its callers, which then make no call; remove the attribute
      """
    ),
    (
      "func make() -> some Equatable { 1 }", "S().make()",
      """
      'S.make()' (Sources/Shop/File1.swift:1) cannot be replaced: only its body says which type 'some \
      Equatable' is, and an answer would have to be of that type; return 'any Equatable'
      """
    ),
    (
      "func add(_ numbers: Int...) {}", "S().add(1, 2)",
      """
      'S.add(_:)' (Sources/Shop/File1.swift:1) cannot be replaced: Swift cannot pass one of its \
      arguments on to the original: a variadic or a noncopyable one; let it take an \
      array, or a value that can be copied
      """
    ),
    (
      "consuming func end() {}", "S().end()",
      """
      'S.end()' (Sources/Shop/File1.swift:1) cannot be replaced: it consumes its value, which \
      cannot be passed to the original afterward; declare it 'borrowing'
      """
    ),
  ]

  @Test("a refused replacement is reported at the verb, with the alternative", arguments: refused)
  func refusal(member: String, call: String, message: String) {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\nstub(\(call))"),
      .testable("Shop", "public struct S { \(member) }"))
    #expect(made.messages == ["Tests/ShopTests/Tests.swift:3:1: error: \(message)"])
    #expect(made.replaced() == [])
  }

  @Test("members of noncopyable types are not replaced")
  func noncopyable() {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\nstub(Key.make())"),
      .testable("Shop", "struct Key: ~Copyable { static func make() -> Int { 1 } }"))
    #expect(
      made.messages == [
        """
        Tests/ShopTests/Tests.swift:3:1: error: 'Key.make()' (Sources/Shop/File1.swift:1) cannot be \
        replaced: 'Key' is noncopyable, and the runtime cannot name such a type; let its callers \
        depend \
        on a protocol
        """
      ])
  }

  @Test("one overload that can be replaced is enough")
  func overloads() {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\nstub(load())"),
      .testable("Shop", "func load() async {}\nfunc load() {}\nprivate func load() -> Int { 1 }"))
    #expect(made.messages == [])
    #expect(made.replaced() == ["load()"])
  }

  @Test("a function with '@Mocked' has no hook")
  func mocked() {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Shop\nstub(load())"),
      .testable("Shop", "@Mocked func load() async {}"))
    #expect(made.messages == [])
    #expect(made.replaced() == [])
  }

  @Test("only public declarations of another package are replaced")
  func otherPackage() {
    let made = GeneratedMocks(
      .tests("import Understudy\nimport Base\nstub(Device.reset())\nstub(Device.start())"),
      .published(
        "Base",
        "public enum Device { static func reset() {}\npublic dynamic static func start() {} }"))
    #expect(
      made.messages == [
        """
        Tests/ShopTests/Tests.swift:3:1: error: 'Device.reset()' (Sources/Base/File1.swift:1) cannot be \
        replaced: it is not public, and 'Base' belongs to another package, which cannot be imported as \
        @testable; make it public
        """
      ])
    #expect(made.replaced("Base") == ["start()"])
    #expect(made.lines("Base", "import Base") == ["import Base"])
  }

  @Test("a member of a module without sources is not replaced")
  func compiled() {
    let made = GeneratedMocks(
      .tests(
        "import Understudy\nimport Kit\nstub(Device.shared.reset())\nstub(Size.zero())\nstub(No.f())"
      ),
      .compiled("Kit", "open class Device {\n}\n\npublic struct Size {\n}\n"))
    #expect(
      made.messages == [
        """
        Tests/ShopTests/Tests.swift:3:1: error: 'Device.reset' cannot be replaced: 'Kit' has no sources \
        here, and nothing in it is 'dynamic'; use a partial mock of the real object: \
        partialMock(of: object, as: MockDevice.self)
        """,
        """
        Tests/ShopTests/Tests.swift:4:1: error: 'Size.zero' cannot be replaced: 'Kit' has no sources \
        here, and nothing in it is 'dynamic'; let the code depend on a protocol or a closure
        """,
      ])
  }
}
