import Foundation

/// The code under test. It uses singletons and free functions, and posts a notification.
struct Door {
  /// Lets a member in.
  ///
  /// - Returns: The greeting.
  /// - Throws: `UnknownMember` if there is no such member.
  func open(for id: Int) throws -> String {
    let member = try MemberManager.shared.member(id)
    NotificationCenter.default.post(
      name: .memberDidEnter, object: nil, userInfo: ["name": member.name])
    let greeting = currentHour() < 12 ? "Good morning" : "Good evening"
    return "\(greeting), \(member.name)"
  }

  /// Returns `true` if another member can enter.
  func hasRoom(beside count: Int) -> Bool { count < MemberManager.limit() }
}
