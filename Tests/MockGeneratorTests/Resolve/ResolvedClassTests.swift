import MockGenerator
import Testing

@Suite("Resolved classes")
struct ResolvedClassTests {
  @Test("the mock of a class overrides members of superclasses in other files and modules")
  func superclasses() {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet p = MockPrinter()"),
      .testable(
        "Shop", "import Base\nclass Printer: Machine<Int> { func print() {} }",
        "import Base\nclass Machine<Part>: Device { func add(_ part: Part) {} }"),
      .published(
        "Base", "open class Device: NSObject { open func turnOn() {}; public func turnOff() {} }"))
    #expect(made.messages == [])
    #expect(
      made.lines("Shop", "import", "@testable", "final class", "override func") == [
        "@testable import Shop", "import Base", "import UnderstudyCore",
        "import class Shop.Machine", "import class Shop.Printer",
        "final class MockPrinter: Printer, UnderstudyCore.Mockable {",
        "  override func print() {", "  override func add(_ p0: Int) {",
        "  override func turnOn() {",
      ])
  }

  @Test(
    "a method that cannot be overridden has an overload that says so, unless a pattern has its name"
  )
  func unmockableMethods() {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet p = MockPrinter()"),
      .testable(
        "Shop",
        """
        class Printer {
          func print(_ text: String) {}
          final func feed(_ sheets: Int, slowly: Bool = false) async throws -> Int { 1 }
          final func stop() {}
        }
        extension Printer {
          func print(_ number: Int) {}
          func clean<Cloth>(with cloth: Cloth) {}
          func isEqual(_ other: Any) -> Bool { true }
        }
        """))
    #expect(made.messages == [])
    let overloads = made.lines("Shop", "@_disfavoredOverload nonisolated func")
      .filter { $0.contains("<Any?>") }.map { String($0.prefix { $0 != "{" }) }
    let expected: [String] = [
      "  @_disfavoredOverload nonisolated func clean(with p0: UnderstudyCore.Matcher<Any?>) -> "
        + "UnderstudyCore.CallPattern<Any, Any, Swift.Never> ",
      "  @_disfavoredOverload nonisolated func isEqual(_ p0: UnderstudyCore.Matcher<Any?>) -> "
        + "UnderstudyCore.CallPattern<Any, Any, Swift.Never> ",
      "  @_disfavoredOverload nonisolated func feed(_ p0: UnderstudyCore.Matcher<Any?>, slowly p1: "
        + "UnderstudyCore.Matcher<Any?> = .any) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> ",
    ]
    #expect(overloads == expected)
  }

  @Test("members of extensions in other files are not overridden")
  func extensions() {
    let made = GeneratedMocks(
      .tests("import Kit\nlet d = MockDevice(), s = Outer.MockDevice()"),
      .compiled(
        "Kit",
        """
        import Kernel

        extension Device {

            public func reset()
        }

        extension Outer.Device {

            public func reset()
        }

        """),
      .compiled(
        "Kernel",
        """
        open class Device {

            open func reset()

            open func start()
        }

        public enum Outer {

            open class Device {

                open func reset()
            }
        }

        """))
    #expect(made.messages == [])
    #expect(
      made.lines(nil, "override func", "final class").map { $0.prefix(27) } == [
        "final class MockDevice: Dev", "  override func start() {", "  final class MockDevice: D",
      ])
  }

  @Test("an alias of a class gives its mock another name")
  func alias() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet b = MockBoth(), d = MockDevice()"),
      .testable("Shop", "typealias Both = Device\nclass Device { func reset() {} }"))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockBoth", "MockDevice"])
    #expect(
      made.lines("Shop", "final class", "typealias").map { $0.prefix(29) } == [
        "typealias MockBoth = MockDevi", "final class MockDevice: Devic",
      ])
  }

  @Test("a class with the name of a type in the tests is qualified")
  func shadowed() {
    let made = GeneratedMocks(
      .tests("import Shop\nstruct Page {}\nlet p = MockPrinter()"),
      .testable("Shop", "class Printer { func print(_ page: Page) {} }\nstruct Page {}"))
    #expect(made.text("Shop").contains("override func print(_ p0: Shop.Page) {"))
  }

  /// What is reported for a class of the module under test, or of another package.
  static let failures: [(mock: String, message: String)] = [
    (
      "MockSealed",
      """
      Sources/Shop/File1.swift:1:1: error: 'Sealed' cannot be mocked: it is final, and its mock \
      would be a subclass; remove 'final', or mock a protocol that 'Sealed' conforms to
      """
    ),
    (
      "MockClosed",
      """
      Sources/Base/File1.swift:1:14: error: 'Closed' cannot be mocked: it is not open, so only its \
      own module has subclasses of it; declare a protocol with the members to mock and let \
      'Closed' conform to it, or import the module with '@testable' if it is yours
      """
    ),
    (
      "MockFixed",
      """
      Sources/Base/File1.swift:2:8: error: 'Fixed' cannot be mocked: it is final, and its mock \
      would be a subclass; declare a protocol with the members to mock and let 'Fixed' conform to it
      """
    ),
    (
      "MockMixed",
      """
      Sources/Shop/File1.swift:2:11: error: 'Mixed' cannot be mocked: it composes the class \
      'Plain' with protocols; let a subclass of your own conform to them, and mock it
      """
    ),
  ]

  @Test("a class that cannot have subclasses is reported", arguments: failures)
  func failure(mock: String, message: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nimport Base\nlet c = \(mock)()"),
      .testable(
        "Shop",
        "final class Sealed {}\ntypealias Mixed = Plain & Sorted\nclass Plain {}; protocol Sorted {}"
      ),
      .published("Base", "public class Closed {}\npublic final class Fixed {}"))
    #expect(made.messages == [message])
    #expect(
      made.diagnostics.map(\.note?.description)
        == ["Tests/ShopTests/Tests.swift:3:9: note: '\(mock)' is used here"])
    #expect(made.mocks == [])
  }

  @Test("a class that only its own module can inherit from is reported, and so are its subclasses")
  func sealed() {
    var kit = SourceModule.compiled("Kit", "open class Lock {}\nopen class Latch : Lock {}\n")
    kit.nonSubclassableClasses = ["Lock"]
    let made = GeneratedMocks(.tests("import Kit\nlet l = MockLock(), m = MockLatch()"), kit)
    let reason = """
      has members whose types are hidden inside 'Kit', and the compiler lets only 'Kit' \
      itself inherit from it; declare a protocol with the members to mock and let
      """
    #expect(
      made.messages == [
        "Kit.swiftinterface:1:12: error: 'Lock' cannot be mocked: it \(reason) 'Lock' conform to it",
        "Kit.swiftinterface:2:12: error: 'Latch' cannot be mocked: its superclass 'Lock' \(reason) "
          + "'Latch' conform to it",
      ])
    #expect(made.mocks == [])
  }

  @Test("a class that needs a hidden module is mocked with an import of it, and so are subclasses")
  func hiddenModule() {
    var kit = SourceModule.compiled("Kit", "open class Lock { public init() }\n")
    kit.subclassImports = ["Lock": "func Core.load"]
    let made = GeneratedMocks(
      .tests("import Kit\nimport Shop\nlet l = MockLatch()"), kit,
      .testable("Shop", "import Kit\nclass Latch: Lock {}"))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("import func Core.load\n"))
  }

  @Test("a hidden protocol, and one that no mock can conform to, are reported")
  func noMocks() {
    var swift = SourceModule.compiled(
      "Swift",
      "public protocol StringProtocol {}\npublic protocol Sendable {}\npublic protocol Hidden {}")
    swift.hiddenProtocols = ["Hidden"]
    let made = GeneratedMocks(
      .tests("let m = (MockStringProtocol(), MockSendable(), MockHidden())"), swift)
    let reasons = [
      "Swift.swiftinterface:1:17: error: 'StringProtocol' cannot be mocked: it is for String and Substring",
      "Swift.swiftinterface:2:17: error: 'Sendable' cannot be mocked: it has no members",
      "Swift.swiftinterface:3:17: error: 'Hidden' cannot be mocked: 'Swift' declares it",
    ]
    #expect(made.messages.map { String($0.prefix { $0 != "," }) } == reasons)
    #expect(made.mocks == [])
  }

  @Test("a protocol that inherits from one without mocks is reported")
  func heirOfValues() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet t = MockText()"),
      .testable("Shop", "protocol Text: StringProtocol {}"),
      .compiled("Swift", "public protocol StringProtocol {}"))
    #expect(
      made.messages == [
        """
        Sources/Shop/File1.swift:1:16: error: 'Text' cannot be mocked: 'StringProtocol', which it \
        inherits, is for String and Substring, and the standard library allows no other type to \
        conform to it; use a real string
        """
      ])
    #expect(made.mocks == [])
  }

  @Test("only modules that a compiled module does not re-export are imported next to it")
  func requiredImports() {
    var kit = SourceModule.compiled("Kit", "import Base\nimport Kernel\n\nopen class Lock {}\n")
    kit.requiredImports = ["Base"]
    let made = GeneratedMocks(.tests("import Kit\nlet l = MockLock()"), kit)
    #expect(made.lines(nil, "import") == ["import Base", "import Kit", "import UnderstudyCore"])
  }

  @Test("a superclass that is not found is a warning")
  func missing() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet c = MockScreen()"), .testable("Shop", "class Screen: View {}"))
    #expect(made.mocks == ["MockScreen"])
    #expect(
      made.messages == [
        """
        Sources/Shop/File1.swift:1:15: warning: 'View', from which 'Screen' inherits, is not in the \
        modules that can be read; mocks do not override its members
        """
      ])
  }

  @Test("members that the user cannot change are listed without a warning")
  func refusals() {
    let text = "public protocol P { func map(_ b: @escaping () throws -> Int) rethrows }"
    let tests = SourceModule.tests("import Shop\nlet p = MockP()")
    #expect(GeneratedMocks(tests, .published("Shop", text)).messages == [])
    #expect(GeneratedMocks(tests, .testable("Shop", text)).messages.count == 1)
    #expect(GeneratedMocks(tests, .published("Shop", text)).omissions()["MockP"]?.count == 1)
  }
}
