// Protocols and code under test of the samples about verbs.

/// Charges and refunds money.
protocol SampleGateway: Sendable {
  func ping()
  func charge(_ cents: Int) throws -> String
  func refund(_ cents: Int) throws -> String
  func balance() -> Int
}

/// Charges money and returns a receipt.
protocol ReceiptGateway: Sendable {
  func charge(_ cents: Int, currency: String) throws -> String
}

/// Loads pages.
protocol SampleService: Sendable {
  func loadAll()
  func count() async throws -> Int
  func fetch(_ page: Int) async throws -> String
}

/// Stores numbers by name.
protocol SampleCache: AnyObject {
  subscript(key: String) -> Int { get set }
  func load(key: String, into text: inout String?)
}

/// Notes amounts.
protocol AuditLog: Sendable {
  func note(_ amount: Int)
}

/// Receives messages.
protocol SampleSubscriber {
  func receive(_ message: String)
}

/// Logs texts.
protocol SampleLogger {
  func log(_ text: String)
}

/// A credit card.
struct CreditCard: Equatable {
  var number: String
}

/// Stores credit cards.
protocol SampleVault {
  func store(_ card: CreditCard)
}

/// Sends letters to people.
protocol SampleMailer {
  func send(_ subject: String, to name: String)
}

/// A newsletter with several issues.
struct SampleNewsletter {
  let mailer: any SampleMailer

  func publish() {
    mailer.send("News", to: "bob")
    mailer.send("Old news", to: "bob")
  }
}

/// Sends texts from any task.
protocol BackgroundMailer: Sendable {
  func send(_ text: String)
  func retry(_ text: String)
}

/// Sends letters later.
struct BackgroundNewsletter {
  let mailer: any BackgroundMailer

  func sendInBackground() {
    Task { [mailer] in mailer.send("News") }
  }
}

/// Counts what was added.
actor CountingStore {
  private(set) var count = 0
  func add() { count += 1 }
}

/// A model that loads in the background.
@MainActor final class NamesModel {
  private(set) var isLoaded = false
  private(set) var names: [String] = []

  func start() {
    Task {
      names = ["bob", "ann"]
      isLoaded = true
    }
  }
}

/// Receives the end of an operation.
protocol FinishDelegate: Sendable {
  func didFinish()
}

/// Works in the background.
struct BackgroundLoader {
  let delegate: any FinishDelegate

  func start() {
    Task { [delegate] in delegate.didFinish() }
  }
}
