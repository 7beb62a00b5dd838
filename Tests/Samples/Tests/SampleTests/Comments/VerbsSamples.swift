import Testing
import Understudy

@testable import Bookshop

/// The samples of comments on verbs.
@Suite(.verifyingMocks) struct CommentsVerbs {
  @Test func stubbing() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("ann")

    stub(greeter.greet("bob")).returns("hi bob")
    verify(greeter.greet(.any), .atLeast(1))

    #expect(greeter.greet("bob") == "hi bob")
  }

  @Test func expecting() {
    let subscriber = MockSampleSubscriber()
    let message = "hello"
    expect(subscriber.receive(message))
    expect(subscriber.receive(.any), 1...3)

    subscriber.receive(message)
    subscriber.receive("bye")
  }

  @Test func ignoring() {
    let logger = MockSampleLogger(nil, .strict)
    ignore(logger)
    expect(logger.log("paid"))  // other messages are allowed

    logger.log("started")
    logger.log("paid")
  }

  @Test func expectingInOrder() throws {
    let ledger = MockLedger()
    let gateway = MockSampleGateway()
    inOrder("checkout") {
      expect(ledger.open())
      expect(gateway.charge(1299))
      expect(ledger.commit())
    }

    ledger.open()
    _ = try gateway.charge(1299)
    try ledger.commit()
  }

  @Test func redacting() {
    let text = failures {
      let vault = MockSampleVault()
      redact(CreditCard.self)
      verify(vault.store(CreditCard(number: "4111")))
    }
    #expect(text.contains("<redacted>"))
    #expect(!text.contains("4111"))
  }

  @Test func redactingALabel() {
    let text = failures {
      let session = MockSampleSession()
      redact(label: "password")
      verify(session.logIn("bob", password: "secret"))
    }
    #expect(text.contains("<redacted>"))
    #expect(!text.contains("secret"))
  }

  @Test func resetting() {
    let gateway = MockSampleGateway()
    let ledger = MockLedger()
    expect(gateway.balance())
    ledger.open()

    reset(gateway, ledger)

    verify(ledger.open(), .never)
  }

  @Test func resettingParts() {
    let greeter = MockSampleGreeter()
    stub(greeter.greet(.any)).returns("hi")
    expect(greeter.greet("ann"))
    _ = greeter.greet("bob")

    reset(greeter, .calls)
    reset(greeter, [.stubs, .expectations])

    verify(greeter.greet(.any), .never)
    #expect(greeter.greet("bob") == "")
  }

  @Test func settingStrictness() {
    let gateway = MockSampleGateway()
    setStrictness(.strict, for: gateway.charge(.any))

    let text = failures { _ = try? gateway.charge(1) }
    #expect(!text.isEmpty)
  }

  @Test func verifying() {
    let mailer = MockSampleMailer()
    mailer.send("News", to: "bob")
    mailer.send("Old news", to: "bob")
    mailer.send("Offer", to: "ann")

    verify(mailer.send(.any, to: "bob"), .atLeast(2))
    let subjects = verify(mailer.send(.any, to: "ann")).map(\.arguments.0)

    #expect(subjects == ["Offer"])
  }

  @Test func examiningCalls() throws {
    let gateway = MockGateway()
    try gateway.charge(2, currency: "USD")

    let amounts = calls(gateway.charge(.any, currency: "USD")).map(\.arguments.0)

    #expect(amounts == [2])
  }

  @Test func verifyingExpectations() throws {
    let gateway = MockGateway()
    let till = Till(gateway: gateway)
    stub(gateway.rate(of: "USD")).returns(1.25)

    expect(gateway.charge(1250, currency: "USD"))
    try till.sell(1000, in: "USD")
    verifyExpectations(gateway)
  }

  @Test func verifyingNoMoreInteractions() {
    let gateway = MockSampleGateway()
    let ledger = MockLedger()
    ledger.open()
    gateway.ping()

    verifyNoMoreInteractions(gateway, ledger, excluding: ledger.open(), gateway.ping())
  }

  @Test func verifyingInOrder() throws {
    let gateway = MockSampleGateway()
    let ledger = MockLedger()
    ledger.open()
    _ = try gateway.charge(1299)
    try ledger.commit()

    verifyInOrder(ledger.open(), gateway.charge(1299), ledger.commit())
    verifyInOrder(ledger.open(), gateway.charge(.any).times(1...3), ledger.commit(), exactly: true)
  }

  @Test func countingInOrder() throws {
    let gateway = MockSampleGateway()
    let ledger = MockLedger()
    ledger.open()
    _ = try gateway.charge(1)
    _ = try gateway.charge(2)
    try ledger.commit()

    verifyInOrder(ledger.open(), gateway.charge(.any).times(2), ledger.commit())
  }

  @Test func onlyWhen() throws {
    let gateway = MockSampleGateway()
    let connection = States("connection", initially: "closed")
    when(connection.is("open")) {
      expect(gateway.charge(.any))
      stub(gateway.balance()).returns(100)
    }

    #expect(gateway.balance() == 0)
    connection.become("open")
    _ = try gateway.charge(1)
    #expect(gateway.balance() == 100)
  }
}
