import UnderstudyCore

/// A protocol with pointer and closure parameters. The code that `@Mockable` generates is
/// handwritten.
protocol Clerk {
  func fill(_ count: UnsafeMutablePointer<Int>?, _ name: UnsafeMutablePointer<String>?)
  func complete(_ body: @escaping (String, Int) -> Void)
  func fetch(_ name: String, then body: @escaping (String, Int) -> Void)
}

enum __MembersOfClerk {
  static let all = __Members("Clerk", ["fill(_:_:)", "complete(_:)", "fetch(_:then:)"])
}

extension Clerk where Self: Mockable {
  func fill(_ p0: UnsafeMutablePointer<Int>?, _ p1: UnsafeMutablePointer<String>?) {
    return self.mock.__call(__MembersOfClerk.all, 0, (p0, p1), Never.self)
  }
  @_disfavoredOverload func fill(
    _ p0: Matcher<UnsafeMutablePointer<Int>?>, _ p1: Matcher<UnsafeMutablePointer<String>?>
  ) -> CallPattern<(UnsafeMutablePointer<Int>?, UnsafeMutablePointer<String>?), Void, Never> {
    self.mock.__pattern(__MembersOfClerk.all, 0, p0, p1)
  }

  func complete(_ p0: @escaping (String, Int) -> Void) {
    return self.mock.__call(__MembersOfClerk.all, 1, (p0), Never.self)
  }
  @_disfavoredOverload func complete(
    _ p0: Matcher<(String, Int) -> Void>
  ) -> CallPattern<(String, Int) -> Void, Void, Never> {
    self.mock.__pattern(__MembersOfClerk.all, 1, p0)
  }

  func fetch(_ p0: String, then p1: @escaping (String, Int) -> Void) {
    return self.mock.__call(__MembersOfClerk.all, 2, (p0, p1), Never.self)
  }
  @_disfavoredOverload func fetch(
    _ p0: Matcher<String>, then p1: Matcher<(String, Int) -> Void>
  ) -> CallPattern<(String, (String, Int) -> Void), Void, Never> {
    self.mock.__pattern(__MembersOfClerk.all, 2, p0, p1)
  }
}

/// A handwritten mock with an empty body.
final class MockClerk: Mock, Clerk, @unchecked Sendable {}
