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
}
