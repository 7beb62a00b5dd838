import Foundation

/// Copies pages, and remembers how many.
public struct Copier {
  private let printer: any Printer
  private let defaults: UserDefaults
  private let now: @Sendable () -> Date

  /// Makes a copier.
  ///
  /// - Parameters:
  ///   - printer: What it scans and prints with.
  ///   - defaults: Where it remembers how much it has copied.
  ///   - now: What time it is.
  public init(
    printer: any Printer, defaults: UserDefaults = .standard,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.printer, self.defaults, self.now) = (printer, defaults, now)
  }

  /// Copies the page that lies on the glass.
  ///
  /// - Parameters:
  ///   - copies: How many copies.
  ///   - done: Gets the number of the print job; nil where nothing was printed.
  public func copy(_ copies: Int, done: @escaping (Int?) -> Void) {
    guard printer.sheets >= copies else { return done(nil) }
    printer.scan { text in
      guard let text, let job = try? printer.print(text, copies: copies) else { return done(nil) }
      defaults.set(defaults.integer(forKey: "copies") + copies, forKey: "copies")
      defaults.set(now(), forKey: "last copy")
      done(job)
    }
  }

  /// Faxes a page, or prints it to be sent by mail where that fails.
  ///
  /// - Parameters:
  ///   - text: What is on the page.
  ///   - address: Where it goes.
  public func send(_ text: String, to address: String) async throws {
    do {
      try await printer.fax(text, to: address)
    } catch {
      _ = try printer.print("To \(address): \(text)", copies: 1)
    }
  }
}
