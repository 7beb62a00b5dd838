import UnderstudyCore

/// The protocol that both mocks implement.
protocol Service: Sendable {
  func ping()
  func log(_ text: String)
  func price(of item: String) -> Int
}

// The expansion of `@Mockable`, so that the benchmarks do not need an optimized build of the macro.

enum __MembersOfService {
  static let all = __Members("Service", ["ping()", "log(_:)", "price(of:)"])
}

extension Service where Self: Mockable {
  func ping() {
    return self.__call(__MembersOfService.all, 0, (), Never.self, real: (any Service).self) {
      $0.ping()
    }
  }

  @_disfavoredOverload func ping() -> CallPattern<Void, Void, Never> {
    self.mock.__pattern(__MembersOfService.all, 0)
  }

  func log(_ p0: String) {
    return self.__call(__MembersOfService.all, 1, (p0), Never.self, real: (any Service).self) {
      $0.log(p0)
    }
  }

  @_disfavoredOverload func log(_ p0: Matcher<String>) -> CallPattern<String, Void, Never> {
    self.mock.__pattern(__MembersOfService.all, 1, p0)
  }

  func price(of p0: String) -> Int {
    return self.__call(__MembersOfService.all, 2, (p0), Never.self, real: (any Service).self) {
      $0.price(of: p0)
    }
  }

  @_disfavoredOverload func price(of p0: Matcher<String>) -> CallPattern<String, Int, Never> {
    self.mock.__pattern(__MembersOfService.all, 2, p0)
  }
}

final class MockService: Service, Mockable, Sendable {
  let mock = Mock("service")
}
