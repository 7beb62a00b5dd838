import MockGenerator
import Testing

@Suite("Noncopyable associated types")
struct NoncopyableAssociatedTypeTests {
  @Test("an associated type that may be noncopyable is a generic parameter that may be, too")
  func associatedTypes() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet a = MockShelf<Int>(), b = MockCabinet<Int>()"),
      .testable(
        "Shop",
        """
        protocol Shelf {
          associatedtype Item: ~Copyable & Sendable
          func put(_ item: consuming Item, at place: Int)
          func take() -> Self.Item?
        }
        protocol Cabinet: Shelf where Item: ~Copyable { func look(at item: borrowing Item) }
        """))
    #expect(made.messages == [])
    #expect(
      made.text("Shop").contains(
        "final class MockShelf<Item: ~Copyable & Sendable>: UnderstudyCore.__MockObject, Shelf,"))
    #expect(
      made.text("Shop").contains(
        "CallPattern<(UnderstudyCore.Unrecordable<Item>, Int), (), Swift.Never>"))
    #expect(
      made.text("Shop").contains(
        "CallPattern<(), @Sendable () -> Self.Item?, Swift.Never>"))
    #expect(
      made.text("Shop").contains(
        "CallPattern<UnderstudyCore.Unrecordable<Item>, (), Swift.Never>"))
  }

  @Test("an associated type that may be nonescapable is a generic parameter, but no result")
  func nonescapable() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet a = MockShelf<Int>(), b = MockMaker<Int>()"),
      .testable(
        "Shop",
        """
        protocol Shelf { associatedtype Item: ~Copyable & ~Escapable; func look(at item: borrowing Item) }
        protocol Maker { associatedtype Item: ~Escapable; func make() -> Item }
        """))
    #expect(made.messages.count == 1)
    #expect(made.messages.first?.contains("a result of type 'Item' cannot be mocked") == true)
    #expect(made.mocks == ["MockShelf"])
    #expect(
      made.text("Shop").contains(
        "final class MockShelf<Item: ~Copyable & ~Escapable>: UnderstudyCore.__MockObject"))
  }
}
