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

  // …
}
