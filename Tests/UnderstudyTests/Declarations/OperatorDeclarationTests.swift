import Testing
import Understudy

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
}
