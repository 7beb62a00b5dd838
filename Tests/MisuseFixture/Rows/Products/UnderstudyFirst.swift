import Understudy
import UnderstudyMacros

// The same attributes in files that import both modules, in each order.

@Mockable protocol First { func f() -> Int }

@Mockable(.when("DEBUG"), noncopyable: Ticket.self) protocol FirstNoncopyable {
  func f(_ ticket: borrowing Ticket) -> Int
}

final class MockFirstByHand: Mock, @unchecked Sendable {
  @Mocked func f() -> Int
  @Mocked(.always) func g() -> Int
  @MockedProperty var number: Int
  @MockedProperty(.get) var text: String
}

func first() {
  stub(MockFirst().f()).returns(3)
  stub(MockFirstNoncopyable().f(.any)).returns(3)
  stub(MockFirstByHand().f()).returns(3)
}
