import MockGenerator
import Testing

@Suite("Noncopyable and nonescapable types")
struct UnrecordableTypeTests {
  @Test("noncopyable types are recognized by their declarations in any file")
  func unrecordableTypes() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet s = MockSafe()"),
      .testable(
        "Shop",
        "protocol Safe { func close(_ key: consuming Key, _ box: Box<Int>); func key() -> Key }",
        "struct Key: ~Copyable {}\nstruct Box<Content: ~Copyable> {}"))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("CallPattern<(), @Sendable () -> Key, Swift.Never>"))
    #expect(
      made.text("Shop").contains(
        "CallPattern<(UnderstudyCore.Unrecordable<Key>, Box<Int>), (), Swift.Never>"))
  }

  @Test("a class mock does not override members with results that cannot be recorded")
  func unrecordableResultOfClass() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet s = MockSafe()"),
      .testable(
        "Shop",
        """
        class Safe {
          init(_ key: consuming Key) {}
          func key() -> Key { Key() }
          func look(at key: borrowing Key) {}
          var view: View { View() }
        }
        """, "struct Key: ~Copyable {}\nstruct View: ~Escapable {}"))
    #expect(made.messages.count == 2)
    #expect(
      made.lines("Shop", "override").map { $0.drop { $0 == " " } } == [
        "override init(_ p0: consuming Key) {", "override func look(at p0: borrowing Key) {",
      ])
    // No default value can be a key.
    #expect(!made.text("Shop").contains("__argument"))
  }

  @Test("noncopyable types are recognized in other types and in other modules")
  func nestedTypes() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet s = MockSafe(), d = Desk.MockDrawer()"),
      .testable(
        "Shop",
        """
        import Keys
        protocol Safe {
          func open(_ key: borrowing Ring.Key, _ other: consuming Token, _ last: borrowing Keys.Token)
          func close(_ key: borrowing Box.Key)
        }
        enum Ring { struct Key: ~Copyable {} }
        enum Box { struct Key {} }
        enum Desk {
          struct Key: ~Copyable {}
          protocol Drawer { func turn(_ key: consuming Key) }
        }
        """),
      .published("Keys", "public struct Token: ~Copyable { public struct Part {} }"))
    #expect(made.messages == [])
    #expect(
      made.text("Shop").contains(
        "CallPattern<(UnderstudyCore.Unrecordable<Ring.Key>, UnderstudyCore.Unrecordable<Token>, "
          + "UnderstudyCore.Unrecordable<Keys.Token>), (), Swift.Never>"))
    #expect(made.text("Shop").contains("CallPattern<Box.Key, (), Swift.Never>"))
    #expect(made.text("Shop").contains("CallPattern<UnderstudyCore.Unrecordable<Key>,"))
  }

  @Test(
    "another type of the name of a noncopyable or nonescapable one is recorded",
    arguments: [
      // Of the standard library, hidden by a type of the sources.
      ("func f(_ a: Job) -> Job", "struct Job {}"),
      ("func f(_ a: consuming Job)", "struct Job {}"),
      ("func f(_ a: Job?) -> [Job]", "protocol Job {}"),
      ("func f(_ a: Span<Int>) -> Span<Int>", "enum Span<T> {}"),
      ("func f(_ a: Mutex<Int>)", "class Mutex<T> {}"),
      ("var a: Atomic<Int> { get set }", "class Atomic<T> {}"),
      ("func f(_ a: borrowing Outer.Job, b: Outer.Span<Int>)", "enum Outer {}"),
      // Hidden by an associated type, an alias or a generic parameter.
      ("associatedtype Job\nfunc f(_ a: Job) -> Job", ""),
      ("associatedtype Key\nfunc f(_ a: consuming Key) -> Key?", "struct Key: ~Copyable {}"),
      ("typealias Key = Int\nfunc f(_ a: consuming Key) -> Key", "struct Key: ~Copyable {}"),
      ("func f<Key>(_ a: consuming Key) -> Key", "struct Key: ~Copyable {}"),
      ("func f<Job>(_ a: Job, b: [Job]) -> Job", ""),
      // Swift demands that noncopyable parameters say who owns the value.
      ("func f(_ a: Mutex<Int>, b: Atomic<Int>, c: Job)", ""),
      ("func f() -> Job?", ""),
    ])
  func others(_ members: String, _ types: String) {
    let source = "protocol Safe {\n\(members)\n}"
    let name = members.contains("associatedtype") ? "MockSafe<Int>" : "MockSafe"
    let made = GeneratedMocks(
      .tests("import Shop\nlet s = \(name)()"), .testable("Shop", source, types))
    #expect(made.messages == [])
    #expect(!made.text("Shop").contains("Unrecordable"), "\(made.text("Shop"))")
    #expect(!made.text("Shop").contains("@Sendable () ->"))
  }

  @Test(
    "a noncopyable or nonescapable type is not recorded",
    arguments: [
      ("func f(_ a: consuming Job)", ""), ("func f(_ a: borrowing Mutex<Int>)", ""),
      ("func f(_ a: Span<Int>, b: RawSpan)", ""), ("func f(_ a: Swift.Span<Int>)", ""),
      ("func f(_ a: inout Synchronization.Atomic<Int>)", "class Atomic<T> {}"),
      ("func f(_ a: View)", "struct View: ~Escapable {}"),
      ("func f(_ a: borrowing Key?)", "struct Key: ~Copyable {}"),
      ("typealias Other = Key\nfunc f(_ a: consuming Other)", "struct Key: ~Copyable {}"),
      ("func f<Key: ~Copyable>(_ a: consuming Key)", "struct Key {}"),
    ])
  func unrecorded(_ members: String, _ types: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet s = MockSafe()"),
      .testable("Shop", "protocol Safe {\n\(members)\n}", types))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("Unrecordable"))
  }
}
