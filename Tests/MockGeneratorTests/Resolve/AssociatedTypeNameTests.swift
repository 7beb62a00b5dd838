import MockGenerator
import Testing

@Suite("Other names of associated types")
struct AssociatedTypeNameTests {
  @Test("a constraint on another name is one on the associated type, which the mock names, too")
  func constraint() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet a = MockList<Int, [Int]>()"),
      .testable(
        "Shop",
        """
        protocol Base { associatedtype Item; associatedtype All; typealias Items = All }
        protocol List: Base where Items: Sequence, Items.Element == Item { func f(_ items: Items) }
        """))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("final class MockList<Item, All>: "))
    #expect(made.text("Shop").contains(" where All: Sequence, All.Element == Item {"))
    #expect(made.text("Shop").contains("typealias Items = All\n"))
  }

  @Test("a type that is fixed by another name fixes the associated type")
  func fixed() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet a = MockIntegers()"),
      .testable(
        "Shop",
        """
        protocol Base { associatedtype All; typealias Items = All; typealias Same = Items }
        protocol Integers: Base where Same == Int { func f(_ items: Items) }
        """))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("typealias All = Int\n"))
  }

  @Test(
    "the elements of a set's literals are those of the set, unless a requirement says otherwise",
    arguments: [
      ("", "MockBag<Element>:", "typealias ArrayLiteralElement = Element"),
      ("where Element == Self", "MockBag:", "typealias ArrayLiteralElement = Element"),
      ("where Element == Int", "MockBag:", "typealias ArrayLiteralElement = Element"),
      (
        "where ArrayLiteralElement == Int", "MockBag<Element>:",
        "typealias ArrayLiteralElement = Int"
      ),
      (
        "where Element == Self, ArrayLiteralElement == Int", "MockBag:",
        "typealias ArrayLiteralElement = Int"
      ),
    ])
  func literals(clause: String, mock: String, alias: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet a = MockBag()"),
      .testable(
        "Shop",
        """
        protocol Literal { associatedtype ArrayLiteralElement
          init(arrayLiteral elements: ArrayLiteralElement...) }
        protocol Algebra: Literal { associatedtype Element; func has(_ element: Element) -> Bool }
        protocol Bag: Algebra \(clause) {}
        """))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("final class \(mock)"))
    #expect(made.lines("Shop", "typealias").contains { $0.hasSuffix(alias) })
    // Without arguments, the mock has no name.
    #expect(made.text("Shop").contains("  @_disfavoredOverload init(arrayLiteral p0: "))
  }

  @Test("a part of an associated type that has a name of its own is constrained")
  func part() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet a = MockNumbers<[Int]>()"),
      .testable(
        "Shop",
        """
        protocol Base { associatedtype All: Collection; typealias Item = All.Element }
        protocol Numbers: Base where Item == Int { func f(_ item: Item) }
        """))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("where All.Element == Int {"))
  }
}
