import Testing
import Understudy

@testable import Counter

@Suite(.verifyingMocks) struct BrokenTestData {
  @Test func initializerThatThrows() {
    // error: 'Ticket' has no dummy(): it has no initializer that the tests see and that neither throws, fails nor is generic; declare 'static func dummy()' in an extension of it
    _ = Ticket.dummy()
  }

  @Test func protocolWithoutDummy() {
    // error: 'TicketCounter' has no dummy(): it is a protocol; its values are mocks: MockTicketCounter()
    _ = TicketCounter.dummy()
  }

  @Test func noDefaultImplementation() {
    let counter = MockTicketCounter()
    // error: callsDefault() cannot call the default implementation of 'sell': no extension of the protocol that is visible here implements it; write .answers { ... } with the code of the implementation
    stub(counter.sell()).callsDefault()
  }
}
