import Testing
import Understudy

@testable import Club

/// A second test target that replaces the same functions as the first. Swift calls either hook, and the
/// answers are those of the running test.
@Suite("The house of the club", .verifyingMocks)
struct HouseTests {
  @Test("stub replaces functions that another test target replaces too")
  func twoTargets() throws {
    stub(currentHour()).returns(20)
    stub(MemberManager.limit()).returns(1)
    stub(MemberManager.shared.member(.any)).returns(Member(id: 1, name: "Cid"))
    #expect(try Door().open(for: 1) == "Good evening, Cid")
    #expect(!Door().hasRoom(beside: 1))
    var ledger = Ledger()
    stub(ledger.balance.set(.any)).returns()
    ledger.balance = 10
    #expect(ledger.balance == 0)
    verify(currentHour())
  }
}
