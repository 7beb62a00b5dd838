/// Sells tickets.
protocol TicketCounter {
  func sell() throws -> Int
}
