// On Linux, only this module declares a part of the locks.
import CoreFoundation
import Foundation

/// A ticket, which is used once.
struct Ticket: ~Copyable {
  /// The number of the ticket.
  let number: Int

  /// Uses the ticket up, and returns its number.
  consuming func use() -> Int { number }
}

/// Sells tickets.
protocol TicketOffice {
  /// The next ticket.
  var next: Ticket { get }

  /// Returns the ticket for a seat.
  func ticket(seat: Int) throws -> Ticket

  /// Returns the ticket for a row, or `nil` if there is none.
  func find(row: Int) async -> Ticket?

  /// Takes a ticket back, and returns what was paid.
  func refund(_ ticket: consuming Ticket) -> Int
}

/// A machine that prints tickets.
class TicketPrinter {
  /// Prints a ticket.
  func print() -> Ticket { Ticket(number: 1) }

  /// Returns the number of tickets that were printed.
  func count() -> Int { 1 }
}

/// A lock that counts its uses.
class CountingLock: NSLock, @unchecked Sendable {
  /// Returns the number of uses.
  func uses() -> Int { 0 }
}

/// A part of a ticket printer.
protocol PrinterPart: TicketPrinter {
  /// The name of the part.
  var name: String { get set }

  /// Cleans the part, and returns the number of runs.
  func clean(thoroughly: Bool) -> Int
}

/// Sorts tickets.
class Sorter<Key: Hashable> {
  /// A tray for tickets.
  class Tray {
    /// The key of the tray.
    var key: Key? { nil }

    /// Returns the number of tickets with a key.
    func count(of key: Key) -> Int { 0 }
  }
}
