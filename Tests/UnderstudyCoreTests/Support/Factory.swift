import UnderstudyCore

/// A protocol with static requirements. The code that `@Mockable` generates is handwritten.
protocol Factory {
  static func make() -> String
  static var limit: Int { get set }
  func make() -> String
}

enum __MembersOfFactory {
  static let all = __Members(
    "Factory", ["static make()", "static limit", "static limit=", "make()"])
}

extension Factory where Self: __Patterned {
  @_disfavoredOverload static var limit: PropertyPattern<Int> {
    UnderstudyCore.Mock.__static(Self.self).__settablePattern(__MembersOfFactory.all, 1, 2)
  }
}

extension Factory where Self: Mockable {
  static func make() -> String {
    UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfFactory.all, 0, (), Never.self)
  }
  @_disfavoredOverload static func make() -> CallPattern<Void, String, Never> {
    UnderstudyCore.Mock.__static(Self.self).__pattern(__MembersOfFactory.all, 0)
  }

  static var limit: Int {
    get {
      UnderstudyCore.Mock.__static(Self.self).__call(__MembersOfFactory.all, 1, (), Never.self)
    }
    set {
      return UnderstudyCore.Mock.__static(Self.self)
        .__call(__MembersOfFactory.all, 2, (newValue), Never.self)
    }
  }

  func make() -> String { self.mock.__call(__MembersOfFactory.all, 3, (), Never.self) }
  @_disfavoredOverload func make() -> CallPattern<Void, String, Never> {
    self.mock.__pattern(__MembersOfFactory.all, 3)
  }
}

final class MockFactory: Mock, Factory, @unchecked Sendable {}
