import Testing
import Understudy

@testable import Bookshop

/// The samples of a section of the guide.
struct CaptorsSection {
  @Test(.verifyingMocks) func capturing() throws {
    let gateway = MockGateway("gateway")
    let cents = Captor<Int>()
    expect(
      gateway.charge(.captured(by: cents, .greaterThan(0)), currency: "EUR"),
      1...)

    try gateway.charge(300, currency: "EUR")
    try gateway.charge(500, currency: "EUR")

    #expect(cents.values == [300, 500])
    #expect(cents.value == 500)
  }

  @Test(.verifyingMocks) func parts() async throws {
    let mailer = MockMailer("mailer")
    try await mailer.send(Message(subject: "Sale", body: "Come."), to: "ann@example.com")
    let subjects = Captor<String>()
    verify(mailer.send(.has(\.subject, .captured(by: subjects)), to: .any))
    #expect(subjects.values == ["Sale"])
  }

  @Test(.verifyingMocks) func withoutCaptor() throws {
    let gateway = MockGateway("gateway")
    try gateway.charge(300, currency: "EUR")
    let cents = verify(gateway.charge(.any, currency: "EUR")).map(\.arguments.0)
    #expect(cents == [300])
  }
}
