import Testing
import Understudy

@testable import Shop

/// Calls on mocks that other calls return.
@Suite(.verifyingMocks) struct ChainTests {
  let bank = MockBank("bank")
  var bookkeeper: Bookkeeper { Bookkeeper(bank: bank) }

  @Test("a bill is paid from the account if the balance suffices")
  func paying() throws {
    stub(bank.session.account(7).balance).returns(500)
    expect(bank.session.account(7).withdraw(300))

    #expect(try bookkeeper.pay(300, from: 7))
  }

  @Test("a bill is not paid if the account is empty")
  func overdrawn() throws {
    reject(bank.session.account(7).withdraw(.any))

    #expect(try !bookkeeper.pay(300, from: 7))

    verify(bank.session.account(7).balance)
    verifyNoMoreInteractions(bank, bank.session, bank.session.account(7))
  }

  @Test("cash is paid in while the branch is open")
  func branch() async throws {
    stub(bank.branch(in: "Ghent").isOpen(at: 9...17)).returns(true)

    #expect(try await bookkeeper.canPayIn(at: 10))
    #expect(try await !bookkeeper.canPayIn(at: 20))
  }

  @Test("the members of classes and of nested protocols have chains")
  func classes() {
    let counter = MockCashCounter("counter")
    stub(counter.branch.isOpen(at: 10)).returns(true)
    stub(counter.account(7).balance).returns(500)
    let drawer = CashCounter.MockDrawer("drawer")
    expect(drawer.account.withdraw(300))

    #expect(counter.branch.isOpen(at: 10))
    #expect(counter.account(7).balance == 500)
    #expect((try? drawer.account.withdraw(300)) != nil)
    verify(counter.branch)
  }

  @Test("a chain in plain code is a call")
  func plain() {
    stub(bank.session.token).returns("t")

    #expect(bank.session.token == "t")
    let session = bank.session
    #expect(session.token == "t")
    var writable = bank.session
    writable.token = "u"
    #expect([bank].map(\.session.token) == ["t"])

    verify(bank.session.token.set("u"))
    verify(bank.session, 4)
  }
}
