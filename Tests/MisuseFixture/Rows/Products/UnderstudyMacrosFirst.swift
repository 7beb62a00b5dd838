// swift-format-ignore-file: OrderedImports
import UnderstudyMacros
import Understudy

@Mockable protocol Second { func f() -> Int }

@Mockable(.when("DEBUG"), noncopyable: Ticket.self) protocol SecondNoncopyable {
  func f(_ ticket: borrowing Ticket) -> Int
}

final class MockSecondByHand: Mock, @unchecked Sendable {
  @Mocked func f() -> Int
  @Mocked(.always) func g() -> Int
  @MockedProperty var number: Int
  @MockedProperty(.get) var text: String
}

func second() {
  stub(MockSecond().f()).returns(3)
  stub(MockSecondNoncopyable().f(.any)).returns(3)
  stub(MockSecondByHand().f()).returns(3)
}
