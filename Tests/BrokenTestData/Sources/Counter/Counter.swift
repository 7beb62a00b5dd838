/// A ticket that can be refused.
struct Ticket {
  let number: Int

  init(number: Int) throws { self.number = number }
}

/// Sells tickets.
protocol TicketCounter {
  func sell() throws -> Ticket
}
