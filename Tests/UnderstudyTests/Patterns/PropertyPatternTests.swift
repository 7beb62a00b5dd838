import Testing
import Understudy
import UnderstudyMacros

@Mockable(.always)
private protocol Plank {
  var label: String { get set }
  var size: Int { get }
  func number(_ value: Int) -> Int
  func pair(_ first: Int, _ second: String) -> Int
  func show(_ shelf: any Plank)
  subscript(key: String) -> Int { get set }
}

@Suite("Property patterns", .verifyingMocks)
struct PropertyPatternTests {
  private let shelf = MockPlank("shelf")

  @Test("a property in a verb is a pattern, and elsewhere the property")
  func property() {
    stub(shelf.label).returns("oak")
    stub(shelf.size).returns(3)
    #expect(shelf.label == "oak")
    #expect(shelf.label.count == 3)
    #expect("\(shelf.label)" == "oak")
    #expect([shelf.size, shelf.size] == [3, 3])
    shelf.label = "elm"
    shelf.label += "s"
    verify(shelf.label.set("elm"))
    verify(shelf.label.set(.hasSuffix("s")))
    verify(shelf.size, 2)
  }

  @Test("stores remembers what is set, and reads and writes are recorded")
  func stores() {
    stub(shelf.label).stores("oak")
    #expect(shelf.label == "oak")
    shelf.label = "elm"
    #expect(shelf.label == "elm")
    verify(shelf.label.set("elm"))
    verify(shelf.label, 2)
  }

  @Test("stores remembers a subscript's value for each key")
  func subscriptStores() {
    stub(shelf[.any]).stores(7)
    shelf["a"] = 1
    shelf["b"] = 2
    shelf["a"] += 10
    #expect(shelf["a"] == 11)
    #expect(shelf["b"] == 2)
    #expect(shelf["c"] == 7)
    verify(shelf["b"].set(2))
  }

  @Test("direct calls in array literals and operators are not ambiguous")
  func directCalls() {
    stub(shelf.number(.any)).answers { $0 * 3 }
    #expect([shelf.number(1), shelf.number(3)] == [3, 9])
    #expect(shelf.number(1) + shelf.number(2) == 9)
    #expect(max(shelf.number(1), 4) == 4)
    let numbers = [shelf.number(1), shelf.number(2)]
    #expect(numbers == [3, 6])
  }

  @Test("ranges are matchers next to values")
  func ranges() {
    _ = shelf.pair(2, "k")
    verify(shelf.pair(1...3, "k"))
    verify(shelf.pair(1..<3, .any))
    verify(shelf.pair(2..., "k"))
    verify(shelf.pair(...2, "k"))
    verify(shelf.pair(..<2, "k"), .never)
  }

  @Test("a mock is described by its name, and can be made with a strictness only")
  func names() {
    let other = MockPlank("other")
    shelf.show(other)
    #expect("\(other)" == "other")
    #expect(
      (shelf.show(other) as CallPattern<any Plank, Void, Never>).description == "shelf.show(other)")
    #expect("\(MockPlank(.strict))" != "")
  }
}
