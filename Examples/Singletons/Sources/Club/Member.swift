/// A member of the club.
struct Member: Equatable, Sendable {
  var id: Int
  var name: String
}

/// An error that is thrown if there is no such member.
struct UnknownMember: Error, Equatable {
  var id: Int
}
