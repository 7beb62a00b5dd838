import Foundation

/// The code under test: it asks singletons and free functions, and posts a notification.
struct Door {
  /// Lets a member in.
  ///
  /// - Returns: The words of the porter.
  func open(for id: Int) throws -> String {
    let member = try MemberManager.shared.member(id)
    NotificationCenter.default.post(
      name: .memberDidEnter, object: nil, userInfo: ["name": member.name])
    let greeting = currentHour() < 12 ? "Good morning" : "Good evening"
    return "\(greeting), \(member.name)"
  }

  /// Whether one more fits in.
  func hasRoom(beside count: Int) -> Bool { count < MemberManager.limit() }
}

extension Notification.Name {
  /// A member has come in; `userInfo` has the name.
  static let memberDidEnter = Notification.Name("memberDidEnter")
}
