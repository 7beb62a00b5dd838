import Testing
import Understudy
import UnderstudyMacros

infix operator ~> : AdditionPrecedence

@Mockable
protocol Operators {
  static func == (left: Self, right: Self) -> Bool
  static func + (left: Self, right: Int) -> Self
  static func * (factor: Int, value: Self) -> Int
  static func += (left: inout Self, right: Int)
  static prefix func - (value: Self) -> Int
  static func ~> <Value: Equatable>(left: Self, right: Value) throws -> Value
}

@Mockable
protocol Comparing: Equatable {
  static func == (left: Self, right: Self) -> Bool
  static func + (left: Self, right: Self) -> Self
}

extension Theatre {
  @Mockable
  protocol Ranked {
    static func < (left: Self, right: Self) -> Bool
  }
}

// Protocols whose values are compared: with and without requirements of their own, and with and
// without an extension that implements them.

@Mockable protocol Inheriting: Hashable, Comparable { var id: Int { get } }

@Mockable
protocol Redeclaring: Hashable, Comparable {
  static func == (left: Self, right: Self) -> Bool
  static func < (left: Self, right: Self) -> Bool
  static func > (left: Self, right: Self) -> Bool
  static func == (left: Self, right: Int) -> Bool
  func hash(into hasher: inout Hasher)
}

@Mockable protocol Implementing: Hashable, Comparable { var id: Int { get } }

extension Implementing {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  static func < (left: Self, right: Self) -> Bool { left.id < right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Mockable
protocol Repeating: Hashable, Comparable {
  var id: Int { get }
  static func == (left: Self, right: Self) -> Bool
  static func < (left: Self, right: Self) -> Bool
  func hash(into hasher: inout Hasher)
}

extension Repeating {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  static func < (left: Self, right: Self) -> Bool { left.id < right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@MainActor @Mockable protocol Shown: Equatable { var id: Int { get } }

@Mockable protocol Acting: Actor, Hashable { func act() }

final class HandwrittenInheriting: Mock, Inheriting, @unchecked Sendable {}

actor HandwrittenActing: Acting, Mockable {
  let mock = Mock()
}

@Suite("Declared operators", .verifyingMocks)
struct OperatorDeclarationTests {
  @Test(
    "an operator records the call on the first operand that is a mock, and a method is its pattern")
  func operators() throws {
    let mock = MockOperators("number")
    let other = MockOperators("other")
    stub(mock.operatorEqualEqual(other)).returns(true)
    #expect(mock == other)
    #expect(!(other == mock))
    stub(mock.operatorPlus(3)).returns(other)
    #expect(mock + 3 === other)
    stub(mock.operatorStar(.atLeast(2))).returns(6)
    #expect(2 * mock == 6 && 1 * mock == 0)
    var changing = mock
    changing += 4
    verify(mock.operatorPlusEqual(4))
    stub(mock.operatorMinus()).returns(-1)
    #expect(-mock == -1)
    stub(mock.operatorTildeGreater("a")).returns("b")
    #expect(try mock ~> "a" == "b")
    stub(mock.operatorTildeGreater(1)).throws(Refused())
    #expect(throws: Refused()) { try mock ~> 1 }
    let pattern: CallPattern = mock.operatorPlus(3)
    #expect("\(pattern)" == "number.operatorPlus(3)")
  }

  @Test("the mock of a nested protocol implements its operators")
  func nested() {
    let mock = Theatre.MockRanked()
    let other = Theatre.MockRanked()
    stub(mock.operatorLess(other)).returns(true)
    #expect(mock < other && !(other < mock))
  }

  @Test("mocks of Equatable protocols are compared by identity")
  func comparison() {
    let mock = MockComparing()
    #expect(mock == mock && mock != MockComparing())
    stub(mock.operatorPlus(.equal(mock))).returns(mock)
    #expect(mock + mock === mock)
  }

  /// The comparisons that code under test makes, in which only the protocols are known.
  private func compare<Value: Comparable & Hashable>(_ first: Value, _ second: Value) -> [Bool] {
    [first == second, first < second, first > second, Set([first, second]).count == 1]
  }

  @Test("mocks without an extension that compares them are equal if they are the same")
  func identity() {
    func check<Value: Comparable & Hashable & AnyObject>(_ first: Value, _ second: Value) {
      #expect(compare(first, first) == [true, false, false, true])
      let isLess = ObjectIdentifier(first) < ObjectIdentifier(second)
      #expect(compare(first, second) == [false, isLess, !isLess, false])
    }
    check(MockInheriting(.strict), MockInheriting(.strict))
    check(MockRedeclaring(.strict), MockRedeclaring(.strict))
    check(HandwrittenInheriting(), HandwrittenInheriting())
    #expect(MockActing() != MockActing() && HandwrittenActing() != HandwrittenActing())
    let redeclaring = MockRedeclaring()
    stub(redeclaring.operatorEqualEqual(3)).returns(true)
    #expect(redeclaring == 3 && redeclaring != MockRedeclaring())
  }

  @Test("an extension of the protocol that compares its values compares their mocks")
  func extensions() {
    let implementing = (1...3).map { number in
      let mock = MockImplementing(.strict)
      stub(mock.id).returns((number + 1) / 2).lenient()
      return mock
    }
    #expect(compare(implementing[0], implementing[1]) == [true, false, false, true])
    #expect(compare(implementing[0], implementing[2]) == [false, true, false, false])
    let repeating = (1...3).map { number in
      let mock = MockRepeating(.strict)
      stub(mock.id).returns((number + 1) / 2).lenient()
      return mock
    }
    #expect(compare(repeating[0], repeating[1]) == [true, false, false, true])
    #expect(compare(repeating[0], repeating[2]) == [false, true, false, false])
    #expect(repeating[0] == repeating[1] && repeating[0] != repeating[2])
  }

  @Test("mocks of the main actor are compared") @MainActor
  func mainActor() {
    let mock = MockShown()
    #expect(mock == mock && mock != MockShown())
  }
}
