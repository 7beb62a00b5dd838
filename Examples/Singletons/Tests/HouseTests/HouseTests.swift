import Testing
import Understudy

@testable import Club

/// Another test target that replaces what the first one does: whichever hook Swift calls, the answers
/// are those of the test that runs.
@Suite("The house of the club", .verifyingMocks)
struct HouseTests {
  @Test("functions that another target replaces, too, are stubbed")
  func twoTargets() throws {
    stub(currentHour()).returns(20)
    stub(MemberManager.limit()).returns(1)
    stub(MemberManager.shared.member(.any)).returns(Member(id: 1, name: "Cid"))
    #expect(try Door().open(for: 1) == "Good evening, Cid")
    #expect(!Door().hasRoom(beside: 1))
    var ledger = Ledger()
    stub(ledger.setBalance(.any)).returns()
    ledger.balance = 10
    #expect(ledger.balance == 0)
    verify(currentHour())
  }
}
