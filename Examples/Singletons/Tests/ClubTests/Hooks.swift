import Understudy

@testable import Club

// What the tests replace. A hook asks the current scope, and falls through to the original; beside it
// stands the pattern, which `stub`, `expect` and `verify` take.

private enum Members {
  static let manager = __Members("MemberManager", ["static limit()", "member(_:)"])
  static let functions = __Members("Club", ["currentHour()"])
}

extension MemberManager {
  private static var owner: __ReplacedOwner { __ReplacedOwner(Self.self, "MemberManager") }
  private var owner: __ReplacedOwner { __ReplacedOwner(object: self, "MemberManager") }

  @_dynamicReplacement(for:limit())
  static func __limit() -> Int {
    guard let mock = Mock.__replacing(owner, Members.manager, 0) else { return limit() }
    return mock.__callReplaced(Members.manager, 0, (), Never.self) { limit() }
  }

  @_disfavoredOverload static func limit() -> CallPattern<Void, Int, Never> {
    Mock.__replaced(owner).__pattern(Members.manager, 0)
  }

  @_dynamicReplacement(for:member(_:))
  func __member(_ p0: Int) throws -> Member {
    guard let mock = Mock.__replacing(owner, Members.manager, 1) else { return try member(p0) }
    return try mock.__callReplaced(Members.manager, 1, p0, (any Error).self) { try member(p0) }
  }

  @_disfavoredOverload func member(_ p0: Matcher<Int>) -> CallPattern<Int, Member, any Error> {
    Mock.__replaced(owner).__pattern(Members.manager, 1, p0)
  }
}

private var functions: __ReplacedOwner { __ReplacedOwner(Members.self, "Club") }

@_dynamicReplacement(for:currentHour())
func __currentHour() -> Int {
  guard let mock = Mock.__replacing(functions, Members.functions, 0) else { return currentHour() }
  return mock.__callReplaced(Members.functions, 0, (), Never.self) { currentHour() }
}

@_disfavoredOverload func currentHour() -> CallPattern<Void, Int, Never> {
  Mock.__replaced(functions).__pattern(Members.functions, 0)
}
