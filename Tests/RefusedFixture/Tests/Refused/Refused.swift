import Testing
import Understudy

@testable import Counter

@Suite(.verifyingMocks) struct Refused {
  @Test func noDefaultImplementation() {
    let counter = MockTicketCounter()
    // error: callsDefault() cannot call the default implementation of 'sell': no extension of the protocol that is visible here implements it; write .answers { ... } with the code of the implementation
    stub(counter.sell()).callsDefault()
  }
}
