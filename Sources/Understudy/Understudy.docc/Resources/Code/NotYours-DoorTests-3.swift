import Foundation
import Testing
import Understudy

@testable import Club

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

  // …
}
