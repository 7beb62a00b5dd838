import MockGenerator
import Testing

@Suite("Classes inside generic types")
struct GenericContextTests {
  /// A module with classes inside generic types.
  private let shop = SourceModule.testable(
    "Shop",
    """
    class Outer<T> {
      class Inner { init() {}; var size: Int { 1 }; func load(_ t: T) -> T? { nil } }
    }
    extension Outer { class Added { init() {}; func list() -> [T] { [] } } }
    class Inner { init() {}; func top() {} }
    """)

  @Test("the helpers of a mock are at the top of the file, and the mock is in an extension")
  func helpers() {
    let made = GeneratedMocks(
      .tests(
        "import Shop\nlet m = (Outer<Int>.MockInner(), Outer<[Int]>.MockAdded(), MockInner())"),
      shop)
    #expect(made.messages == [])
    #expect(made.mocks == ["MockAdded", "MockInner", "MockInner"])
    let lines = made.text("Shop").split(separator: "\n").filter {
      $0.hasPrefix("enum") || $0.hasPrefix("extension") || $0.contains("class Mock")
        || $0.contains("protocol __")
    }.map { $0.prefix { $0 != ":" } }
    #expect(
      lines == [
        "enum __MembersOfInner {", "final class MockInner",
        "enum __MembersOfOuter_Added {", "extension Outer {", "  final class MockAdded",
        "enum __MembersOfOuter_Inner {", "nonisolated protocol __PatternsOfOuter_Inner {",
        "extension Outer {", "  final class MockInner",
      ])
  }

  @Test("a name without the generic arguments is reported, with the one to write")
  func alias() {
    let made = GeneratedMocks(.tests("import Shop\nlet m = MockOuterAdded()"), shop)
    #expect(
      made.messages == [
        "Tests/ShopTests/Tests.swift:2:9: error: 'MockOuterAdded' cannot be made: 'Outer.Added' "
          + "(Sources/Shop/File1.swift:4) is declared inside a generic type, whose arguments must be "
          + "written; write 'Outer<...>.MockAdded'"
      ])
    #expect(made.mocks == [])
  }

  @Test("types around a nested declaration are qualified, because extensions do not see them")
  func enclosingTypes() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet d = Desk.Drawer.MockLock(), h = Desk.Drawer.MockHinge()"),
      .testable(
        "Shop",
        """
        struct Paint {}
        enum Desk {
          struct Key: ~Copyable {}
          struct Wood {}
          enum Drawer {
            struct Wood {}
            protocol Lock { func turn(_ key: consuming Key, in d: Drawer) -> [Wood] }
            class Hinge { func oil(_ d: Drawer?, _ p: Paint) -> Drawer.Wood { Wood() } }
          }
        }
        """))
    #expect(made.messages == [])
    #expect(
      made.text("Shop").contains(
        "func turn(_ p0: consuming Desk.Key, in p1: Desk.Drawer) -> [Wood] {"))
    #expect(made.text("Shop").contains("Unrecordable<Desk.Key>"))
    #expect(
      made.text("Shop").contains(
        "override func oil(_ p0: Desk.Drawer?, _ p1: Paint) -> Desk.Drawer.Wood {"))
  }
}
