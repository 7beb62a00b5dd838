/// A letter to the customers.
struct Message: Equatable, Sendable {
  var subject: String
  var body: String
}

/// Sends letters.
protocol Mailer: Sendable {
  func send(_ message: Message, to address: String) async throws
}

/// Writes to customers in the background.
final class Newsletter: Sendable {
  private let mailer: any Mailer

  init(mailer: any Mailer) { self.mailer = mailer }

  /// Sends a message to several customers, without waiting.
  func announce(_ subject: String, to addresses: [String]) {
    let message = Message(subject: subject, body: "Come and see us.")
    for address in addresses {
      Task { try await mailer.send(message, to: address) }
    }
  }
}
