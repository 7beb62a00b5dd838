import Foundation
import Testing
import Understudy

@testable import Shop

@Suite("Types that depend on the mock", .verifyingMocks)
struct AisleTests {
  @Test("an associated type is an array of mocks")
  func array() {
    let (aisle, part) = (MockAisle("aisle"), MockAisle("part"))
    #expect(aisle.parts.isEmpty)
    stub(aisle.parts).returns([part])
    #expect(aisle.parts.first === part)
    verify(aisle.parts, 2)
  }

  @Test("an associated type is a stream of mocks")
  func stream() async throws {
    let (queue, next) = (MockQueued("queue"), MockQueued("next"))
    stub(queue.waiting()).returns(
      AsyncThrowingStream { continuation in
        continuation.yield(next)
        continuation.finish()
      })
    var found: [MockQueued] = []
    for try await one in queue.waiting() { found.append(one) }
    #expect(found.count == 1 && found.first === next)
  }

  @Test("a collection changes its elements")
  func collection() {
    let rack = MockRack("rack")
    stub(rack.startIndex).returns(0)
    stub(rack.endIndex).returns(2)
    stub(rack[.any(Int.self)]).returns("tea")
    #expect(rack.last == "tea")
    rack[1] = "soap"
    verify(rack[1].set("soap"))
    rack.tidy()
    verify(rack.tidy())
  }

  @Test("a literal consists of mocks")
  func literal() {
    let hamper: MockHamper = [MockHamper("first"), MockHamper("second")]
    stub(hamper.size).returns(2)
    #expect(hamper.size == 2)
  }

  @Test("a collection of bytes has the requirements of Foundation's protocols")
  func bytes() {
    let barcode = MockBarcode<[Data], Int>("barcode")
    stub(barcode.printed()).returns("x")
    #expect(barcode.printed() == "x")
  }

  @Test("an alias is not hidden by a type of the runtime")
  func alias() {
    let desk = MockCashdesk("desk")
    stub(desk.pay(.any, for: "tea")).returns("paid")
    #expect(desk.pay({ _ in }, for: "tea") == "paid")
    desk.store(4 + 4)
    verify(desk.store(8))
  }

  @Test("an initializer of Swift's protocols is inherited")
  func lossless() {
    let ticket = MockRushTicketed()
    stub(ticket.price).returns(3)
    #expect(ticket.price == 3)
    #expect(MockRushTicketed("tea") != nil)
  }

  @Test("a sequence that steps through itself returns itself")
  func ownIterator() {
    let conveyor = MockConveyor("conveyor")
    stub(conveyor.next()).returns(1).then.returns(2).then.returns(nil)
    #expect(Array(conveyor) == [1, 2])
  }

  @Test("keys in any number and closures that are made late are matched")
  func keys() {
    let board = MockPegboard("board")
    stub(board[1, .any, label: "saw"]).returns([4])
    #expect(board[1, 2, label: "saw"] == [4])
    board[3, label: "saw"] = nil
    verify(board[3, label: "saw"].set(nil))
    stub(board.use(.any)).returns(5)
    #expect(board.use({ 3 }) == 5)
  }

  @Test("an object whose type is a protocol is sent to the real object")
  func sending() {
    final class RealChute: Chute {
      func send(_ object: sending AnyObject) -> sending AnyObject { object }
    }
    let chute = MockChute(spying: RealChute(), "chute")
    let object = NSObject()
    #expect(chute.send(object) is NSObject)
    verify(chute.send(.any))
  }

  @Test("an executor is mocked without warnings")
  func executor() {
    let till = MockTill("till")
    till.open()
    verify(till.open())
  }

  @Test("what a condition surrounds has one implementation and its isolation")
  func conditions() async throws {
    let receipt = MockReceipt("receipt")
    stub(receipt.total).returns(3)
    #expect(receipt.total == 3)
    let decoded = try JSONDecoder().decode(MockReceipt.self, from: Data("{}".utf8))
    stub(decoded.total).returns(4)
    #expect(decoded.total == 4)
    let window = MockWindow()
    stub(window.show()).returns(2)
    #expect(await window.show() == 2)
  }

  @Test("another name of an associated type can be constrained and fixed")
  func otherNames() {
    let price = MockPricePoster<String>("price")
    stub(price.total(["a"])).returns(3)
    #expect(price.total(["a"]) == 3)
    let nested = MockNestedPoster<String, MockPricePoster<String>>("nested")
    stub(nested.show("b")).returns(price)
    #expect(nested.show("b") === price)
    verify(nested.show(.any))
  }

  @Test("members with requirements of the superclass' types are overridden where they exist")
  func constrainedMembers() {
    let numbers = MockNumberShelves()
    stub(numbers.count([1])).returns([1: 1])
    stub(numbers[2]).returns(["two"])
    stub(numbers.take(.any(Set<Int>.self))).returns(3)
    #expect(numbers.count([1]) == [1: 1])
    #expect(numbers[2] == ["two"])
    #expect(numbers.take([4] as Set) == 3)
    let labeled = MockLabeledShelves<[Int]>()
    stub(labeled.flatten([1])).returns(5)
    #expect(labeled.flatten([1]) == 5)
  }

  @Test("types that are tied to what is made of the mock are mocks of the most derived protocol")
  func layouts() {
    let number = MockStorableNumber("number")
    let layout = MockNumberLayout<MockStorableNumber>("layout")
    stub(number.layout).returns(layout)
    number.layout.add(number)
    verify(layout.add(.any))
    let optional = MockLayout<MockStorableNumber?>("optional")
    stub(optional.load()).returns(nil)
    stub(number.optional()).returns(optional)
    #expect(number.optional().load() == nil)
  }
}
