import UnderstudyCore

/// The protocol that most scenarios mock, and by hand what `@Mockable` would generate for it.
protocol Door {
  func open(_ number: Int)
  func ping()
  func hand(_ parcel: Tracked) -> Tracked?
  func code() -> Int
  func load(_ number: Int) async -> Int
}

enum __MembersOfDoor {
  static let all = __Members("Door", ["open(_:)", "ping()", "hand(_:)", "code()", "load(_:)"])
}

extension Door where Self: Mockable {
  func open(_ p0: Int) { return self.mock.__call(__MembersOfDoor.all, 0, p0, Never.self) }
  @_disfavoredOverload func open(_ p0: Matcher<Int>) -> CallPattern<Int, Void, Never> {
    self.mock.__pattern(__MembersOfDoor.all, 0, p0)
  }

  func ping() { return self.mock.__call(__MembersOfDoor.all, 1, (), Never.self) }
  @_disfavoredOverload func ping() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(__MembersOfDoor.all, 1)
  }

  func hand(_ p0: Tracked) -> Tracked? {
    self.mock.__call(__MembersOfDoor.all, 2, p0, Never.self)
  }
  @_disfavoredOverload func hand(_ p0: Matcher<Tracked>) -> CallPattern<Tracked, Tracked?, Never> {
    self.mock.__pattern(__MembersOfDoor.all, 2, p0)
  }

  func code() -> Int { self.mock.__call(__MembersOfDoor.all, 3, (), Never.self) }
  @_disfavoredOverload func code() -> CallPattern<Void, Int, Never> {
    self.mock.__pattern(__MembersOfDoor.all, 3)
  }

  func load(_ p0: Int) async -> Int {
    await self.mock.__callAsync(__MembersOfDoor.all, 4, p0, Never.self)
  }
  @_disfavoredOverload func load(_ p0: Matcher<Int>) -> AsyncCallPattern<Int, Int, Never> {
    self.mock.__asyncPattern(__MembersOfDoor.all, 4, p0)
  }
}

final class MockDoor: Mock, Door, @unchecked Sendable {
  /// Counts the mock among the tracked objects, to show that it is released.
  private let lifetime = Tracked()
}
