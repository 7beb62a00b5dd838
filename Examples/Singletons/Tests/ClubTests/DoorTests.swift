import Foundation
import Testing
import Understudy

@testable import Club

/// The story of "Mocking singletons with OCMock", in today's Swift. All tests run in parallel: what
/// one of them replaces, the others do not see.
@Suite("The door of the club", .verifyingMocks)
struct DoorTests {
  let door = Door()

  @Test("a singleton that is final, and a free function, are stubbed where they are")
  func greeting() throws {
    stub(MemberManager.shared.member(7)).returns(Member(id: 7, name: "Ann"))
    stub(currentHour()).returns(9).then.returns(18)
    #expect(try door.open(for: 7) == "Good morning, Ann")
    #expect(try door.open(for: 7) == "Good evening, Ann")
    verify(MemberManager.shared.member(7), 2)
  }

  @Test("what is not stubbed is real")
  func original() {
    #expect(throws: UnknownMember(id: 7)) { try door.open(for: 7) }
    verify(currentHour(), .never)
    verify(MemberManager.shared.member(7))
  }

  @Test("a static function is stubbed, for one test", arguments: [10, 20, 30])
  func limit(number: Int) async {
    stub(MemberManager.limit()).returns(number)
    await Task.yield()
    #expect(door.hasRoom(beside: number - 1) && !door.hasRoom(beside: number))
  }

  @Test("static members of values, functions that throw, and what can be set have hooks as well")
  func fees() throws {
    stub(Rules.fee(forAge: 30)).returns(50)
    stub(Rules.fee(forAge: .lessThan(18))).throws(TooYoung())
    var ledger = Ledger()
    try ledger.collect(fromAge: 30)
    #expect(throws: TooYoung()) { try ledger.collect(fromAge: 12) }
    verify(ledger.setBalance(50))
    stub(ledger["fees"]).returns(1000)
    #expect(ledger["fees"] == 1000 && ledger["fines"] == 0)
  }

  @Test("the notification is posted")
  func notification() throws {
    let listener = MockListener()
    expect(listener.didEnter("Bob"))
    expect(listener.didEnter(.not("Bob")), .any)  // Other tests post too.
    let observer = NotificationCenter.default.addObserver(
      forName: .memberDidEnter, object: nil, queue: nil
    ) { listener.didEnter($0.userInfo?["name"] as? String ?? "") }
    defer { NotificationCenter.default.removeObserver(observer) }

    stub(MemberManager.shared.member(.any)).returns(Member(id: 8, name: "Bob"))
    _ = try door.open(for: 8)
  }
}

/// Who listens to notifications.
@Mockable
protocol Listener: Sendable {
  func didEnter(_ name: String)
}
