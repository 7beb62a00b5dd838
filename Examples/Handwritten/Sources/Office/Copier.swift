import Foundation

/// Copies pages and counts the copies.
public struct Copier {
  private let printer: any Printer
  private let defaults: UserDefaults
  private let now: @Sendable () -> Date

  /// Creates a copier.
  ///
  /// - Parameters:
  ///   - printer: The printer to scan and print with.
  ///   - defaults: The storage for the number of copies.
  ///   - now: Returns the current date.
  public init(
    printer: any Printer, defaults: UserDefaults = .standard,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.printer, self.defaults, self.now) = (printer, defaults, now)
  }

  /// Copies the page on the glass.
  ///
  /// - Parameters:
  ///   - copies: The number of copies.
  ///   - done: Receives the number of the print job, or `nil` if nothing was printed.
  public func copy(_ copies: Int, done: @escaping (Int?) -> Void) {
    guard printer.sheets >= copies else { return done(nil) }
    printer.scan { text in
      guard let text, let job = try? printer.print(text, copies: copies) else { return done(nil) }
      defaults.set(defaults.integer(forKey: "copies") + copies, forKey: "copies")
      defaults.set(now(), forKey: "last copy")
      done(job)
    }
  }

  /// Faxes a page. If that fails, prints it to be sent by mail.
  ///
  /// - Parameters:
  ///   - text: The text on the page.
  ///   - address: The address of the recipient.
  /// - Throws: `OutOfPaper` if the page can be neither faxed nor printed.
  public func send(_ text: String, to address: String) async throws {
    do {
      try await printer.fax(text, to: address)
    } catch {
      _ = try printer.print("To \(address): \(text)", copies: 1)
    }
  }
}
