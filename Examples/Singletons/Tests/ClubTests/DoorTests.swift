import Foundation
import Testing
import Understudy

@testable import Club

/// The examples of "Mocking singletons with OCMock" in Swift. All tests run in parallel, and do not see
/// each other's replacements.
@Suite("The door of the club", .verifyingMocks)
struct DoorTests {
  let door = Door()

  @Test("stub replaces members of a final singleton and a free function")
  func greeting() throws {
    stub(MemberManager.shared.member(7)).returns(Member(id: 7, name: "Ann"))
    stub(currentHour()).returns(9).then.returns(18)
    #expect(try door.open(for: 7) == "Good morning, Ann")
    #expect(try door.open(for: 7) == "Good evening, Ann")
    verify(MemberManager.shared.member(7), 2)
  }

  @Test("a call without a stub runs the original")
  func original() {
    #expect(throws: UnknownMember(id: 7)) { try door.open(for: 7) }
    verify(currentHour(), .never)
    verify(MemberManager.shared.member(7))
  }

  @Test("stub replaces a static function for one test", arguments: [10, 20, 30])
  func limit(number: Int) async {
    stub(MemberManager.limit()).returns(number)
    await Task.yield()
    #expect(door.hasRoom(beside: number - 1) && !door.hasRoom(beside: number))
  }

  @Test("static members of enums, throwing functions, setters and subscripts have hooks")
  func fees() throws {
    stub(Rules.fee(forAge: 30)).returns(50)
    stub(Rules.fee(forAge: .lessThan(18))).throws(TooYoung())
    var ledger = Ledger()
    try ledger.collect(fromAge: 30)
    #expect(throws: TooYoung()) { try ledger.collect(fromAge: 12) }
    verify(ledger.balance.set(50))
    stub(ledger["fees"]).returns(1000)
    #expect(ledger["fees"] == 1000 && ledger["fines"] == 0)
  }

  @Test("opening the door posts a notification")
  func notification() throws {
    let listener = MockListener()
    expect(listener.didEnter("Bob"))
    let observer = NotificationCenter.default.addObserver(
      forName: .memberDidEnter, object: nil, queue: nil
    ) { notification in
      // Other tests post too. Their calls must not reach this test's mock.
      if notification.userInfo?["name"] as? String == "Bob" { listener.didEnter("Bob") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }

    stub(MemberManager.shared.member(.any)).returns(Member(id: 8, name: "Bob"))
    _ = try door.open(for: 8)
  }
}

/// Receives notifications.
protocol Listener: Sendable {
  func didEnter(_ name: String)
}
