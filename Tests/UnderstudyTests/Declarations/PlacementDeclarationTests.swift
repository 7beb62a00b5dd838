import Foundation
import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Base {
  var text: String { get set }
  func base(_ value: Int) -> Int
}

@Mockable
protocol Derived: Base, Identified {
  func derived() -> Int
}

@Mockable
protocol Identified: AnyObject {
  var number: Int { get set }
}

@Mockable
protocol Empty {}

@Mockable(.always)
protocol Values: Hashable & CustomStringConvertible, Comparable {
  func run()
}

@Mockable
protocol Message: Codable, Error {
  func send() -> Int
}

@Mockable
protocol Delegate: NSObjectProtocol {
  func done(_ value: Int)
}

enum Theatre {
  struct Seat: Equatable, Sendable {
    var row = 0
  }

  @Mockable
  protocol Plan {
    var first: Seat { get set }
    func take(_ seat: Seat) -> Seat?
    func merged(with other: Self) -> Self
    static func make() -> Self?
  }
}

extension Theatre {
  @Mockable
  fileprivate protocol Booking {
    associatedtype Guest
    func book(_ guest: Guest, _ seat: Seat) -> Guest?
  }
}

@Mockable
protocol Initialized {
  init(number: Int)
  init?(name: String)
  init(body: () -> Int) throws
  func run() -> Int
}

@Mockable(.when("DEBUG || MOCKS"))
protocol Conditional {
  func first() -> Int
  #if os(Linux) || canImport(Darwin)
    func second(_ value: Int) -> Int
    var third: Int { get }
  #else
    func second(_ value: String) -> Int
  #endif
}

@Mockable
private protocol `Protocol` {
  func run(_ value: Int) -> Int
}

/// A handwritten mock.
final class HandwrittenDerived: Derived, Mockable {
  let mock = Mock()
}

@Suite("Protocols with inheritance, nesting and conditions", .verifyingMocks)
struct PlacementDeclarationTests {
  @Test(
    "a refining protocol's mock implements the inherited requirements, also if it is handwritten")
  func inheritance() {
    func use(_ derived: some Derived & Mockable) {
      stub(derived.base(1)).returns(2)
      #expect(derived.base(1) == 2)
      stub(derived.derived()).returns(3)
      #expect(derived.derived() == 3)
      derived.number = 4
      verify(derived.number.set(4))
      derived.text = "a"
      verify(derived.text.set("a"))
    }
    use(MockDerived())
    use(HandwrittenDerived())
    _ = MockEmpty("empty", .strict)
  }

  @Test("conformances to protocols of the standard library compare mocks by identity")
  func conformances() {
    let first = MockValues()
    let second = MockValues()
    #expect(first == first && first != second)
    #expect(Set([first, second, first]).count == 2)
    #expect((first < second) != (second < first))
    #expect(first.description == "MockValues")
    let message: any Error & Message = MockMessage()
    #expect(message.send() == 0)
  }

  @Test("the mock of an NSObjectProtocol is an NSObject")
  func objects() {
    let mock = MockDelegate()
    mock.done(1)
    verify(mock.done(1))
    #expect(mock.isEqual(mock))
  }

  @Test("the mock of a nested protocol can use the types of its enclosing types")
  func nested() {
    let mock = Theatre.MockPlan()
    stub(mock.take(.equal(Theatre.Seat(row: 1)))).returns(Theatre.Seat(row: 2))
    #expect(mock.take(Theatre.Seat(row: 1)) == Theatre.Seat(row: 2))
    stub(mock.merged(with: .any)).returns(mock)
    #expect(mock.merged(with: Theatre.MockPlan()) === mock)
    mock.first = Theatre.Seat()
    verify(mock.first.set(.any))
    #expect(Theatre.MockPlan.make() == nil)
    let booking = Theatre.MockBooking<String>()
    #expect(booking.book("ann", Theatre.Seat()) == nil)
    verify(booking.book("ann", .any))
  }

  @Test("a required initializer creates a mock and is recorded")
  func initializers() throws {
    let mock = MockInitialized(number: 1)
    stub(mock.run()).returns(2)
    #expect(mock.run() == 2)
    let named = try #require(MockInitialized(name: "a"))
    verify(named.initialized(name: "a"))
    let made = try MockInitialized { 1 }
    verify(made.initialized(body: .any))
    verifyNoMoreInteractions(named, made)
  }

  @Test("a conditionally compiled requirement is mocked under the same condition")
  func conditional() {
    let mock = MockConditional()
    stub(mock.second(1)).returns(2)
    #expect(mock.second(1) == 2)
    #expect(mock.third + mock.first() == 0)
  }

  @Test("a private protocol with a name in backticks is mocked")
  func backticks() {
    let mock = MockProtocol()
    stub(mock.run(.any)).returns(1)
    #expect(mock.run(2) == 1)
  }
}
