import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "ReadingFailures".
struct ReadingFailuresPage {
  @Test(.verifyingMocks) func redaction() async throws {
    let mailer = MockMailer("mailer")
    redact(Message.self)
    redact(label: "address")
    expect(mailer.send(.any, to: .redacted("ann@example.com")))
    try await mailer.send(Message(subject: "Sale", body: ""), to: "ann@example.com")
  }
}
