import Depot
import Testing
import Understudy

/// A noncopyable item.
struct Vase: ~Copyable {
  var number: Int

  /// Sells the vase, and returns its number.
  consuming func sell() -> Int { number }
}

@Suite("Associated types that may be noncopyable", .verifyingMocks)
struct DisplayCaseTests {
  @Test("a mock for noncopyable items is stubbed, called and verified")
  func display() throws {
    let display = MockDisplayCase<Vase>("case")
    stub(display.front).returns { Vase(number: 1) }
    stub(display.take()).returns { Vase(number: 2) }
    let front = display.front.sell()
    let taken = try display.take()?.sell()
    var vase = Vase(number: 3)
    display.polish(&vase)
    putAway(vase, on: display)
    #expect(front == 1)
    #expect(taken == 2)
    verify(display.polish(.any))
    verify(display.put(.any, at: 7))
  }

  @Test("a mock of a refining protocol examines noncopyable items")
  func showcase() {
    let showcase = MockShowcase<Vase>("showcase")
    stub(showcase.look(at: .any)).returns(4)
    stub(showcase.look(at: .where("vase 5") { $0.number == 5 })).returns(6)
    let any = showcase.look(at: Vase(number: 1))
    let examined = showcase.look(at: Vase(number: 5))
    #expect(any == 4)
    #expect(examined == 6)
    putAway(Vase(number: 1), on: showcase)
    verify(showcase.put(.any, at: .any))
  }

  @Test("the items can be copyable, too")
  func copyable() throws {
    let display = MockDisplayCase<Int>("case")
    stub(display.take()).returns { 2 }
    #expect(try display.take() == 2)
    display.put(3, at: 1)
    verify(display.put(.any, at: 1))
  }

  @Test("a mock for nonescapable values is stubbed, called and verified")
  func inspector() {
    let inspector = MockInspector<Span<Int>>("inspector")
    stub(inspector.scratches(of: .any)).returns(4)
    let numbers = [1, 2]
    #expect(inspector.scratches(of: numbers.span) == 4)
    verify(inspector.scratches(of: .any))
  }

  /// Puts an item in place 7 of any case.
  private func putAway<Case: DisplayCase>(_ vase: consuming Vase, on display: Case)
  where Case.Item == Vase {
    display.put(vase, at: 7)
  }
}
