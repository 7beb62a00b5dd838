import Testing
import Understudy
import UnderstudyMacros

@testable import Bookshop

/// An amount of money.
struct Money: Equatable, Sendable {
  var cents: Int
}

/// Holds money.
@Mockable
protocol Wallet {
  func balance() -> Money
}

extension Money: DefaultValueProviding {
  static var defaultValue: Money { Money(cents: 0) }
}

/// The samples about calls and default values in documentation comments.
@Suite(.verifyingMocks) struct CommentsEngineSamples {
  let gateway = MockGateway("gateway")

  @Test func arguments() {
    let mailer = MockSubjectMailer("mailer")
    mailer.send("Sale")
    let subjects = verify(mailer.send(.any), .atLeast(1)).map(\.arguments)
    #expect(subjects == ["Sale"])
  }

  @Test func outcomes() throws {
    stub(gateway.charge(.any, currency: .any)).throws(OutOfPaper())
    #expect(throws: OutOfPaper()) { try gateway.charge(5, currency: "EUR") }
    let charge = try #require(calls(gateway.charge(.any, currency: .any)).first)
    if case .threw(let error) = charge.outcome { print(error) }
    guard case .threw(is OutOfPaper) = charge.outcome else {
      Issue.record("The outcome is \(charge.outcome).")
      return
    }
  }

  @Test func noncopyableArguments() {
    let archive = MockTokenArchive("archive")
    archive.store(ArchiveToken(), under: "a")
    verify(archive.store(.any, under: "a"))
  }

  @Test func providedDefaults() {
    let wallet = MockWallet("wallet")
    #expect(wallet.balance() == Money(cents: 0))
    withDefault(Money(cents: 7)) {
      #expect(wallet.balance() == Money(cents: 7))
    }
  }

  @Test func childMocks() throws {
    let client = MockSessionClient("client")
    let page = "page"
    let session = try #require(client.session(id: 7) as? MockSession)
    stub(session.load(.any)).returns(page)
    #expect(client.session(id: 7).load("/") == "page")
  }

  @Test func scopedDefaults() {
    let repository = MockUserRepository("repository")
    withDefault(User(name: "unknown"))
    #expect(repository.user(id: 7).name == "unknown")
  }

  @Test func defaultValues() throws {
    var user = try #require(defaultValue(of: User.self))
    user.name = "Ann"
    #expect(user == User(name: "Ann"))
  }

  @Test func strictness() {
    let text = failures {
      let gateway = MockGateway("gateway", .strict)
      setStrictness(.naggy, for: gateway.rate(of: .any))
      try? gateway.charge(5, currency: "EUR")
    }
    #expect(text.contains("Unexpected call"))
  }

  @Test func unansweredCalls() throws {
    let text = try failures {
      let gateway = MockGateway(.strict)
      do { try gateway.charge(1250, currency: "USD") } catch is UnansweredCall {
        print("The call was reported, because nothing was set up for it.")
      }
      #expect(throws: UnansweredCall.self) { try gateway.charge(1250, currency: "USD") }
    }
    #expect(text.contains("Unexpected call"))
  }

  @Test func parts() throws {
    try gateway.charge(5, currency: "EUR")
    stub(gateway.rate(of: .any)).returns(2).lenient()
    reset(gateway, .calls)
    reset(gateway, [.calls, .stubs])
    verify(gateway.charge(.any, currency: .any), .never)
    #expect(gateway.rate(of: "USD") == 0)
  }

  @Test func requirement() {
    stub(gateway.rate(of: "USD")).returns(2)
    _ = (gateway.rate(of: "USD"), gateway.rate(of: "EUR"))
    reset(gateway.rate(of: "USD"))  // the calls with "USD"
    verify(gateway.rate(of: .any))
    #expect(gateway.rate(of: "USD") == 2)

    reset(gateway.rate(of: .any))  // the calls, stubs and expectations of `rate(of:)`
    verify(gateway.rate(of: .any), .never)
    #expect(gateway.rate(of: "USD") == 0)
  }

  @Test func minimums() {
    expect(gateway.rate(of: "USD"), .atLeast(2))
    let twice = CallCount(lower: 2, upper: 2)
    for _ in 1...2 { _ = gateway.rate(of: "USD") }
    verify(gateway.rate(of: "USD"), twice)
  }

  @Test func counts() {
    expect(gateway.rate(of: "USD"), 3)
    expect(gateway.rate(of: "EUR"), 1...2)
    verify(gateway.rate(of: "GBP"), .never)
    for currency in ["USD", "EUR", "USD", "USD"] { _ = gateway.rate(of: currency) }
  }
}
