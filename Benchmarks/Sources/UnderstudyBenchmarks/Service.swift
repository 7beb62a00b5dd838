import UnderstudyCore

/// The protocol that both mocks implement.
protocol Service: Sendable {
  func ping()
  func log(_ text: String)
  func price(of item: String) -> Int
}

// The expansion of `@Mockable`, so that the benchmarks do not need an optimized build of the macro.
// Without the parts for other features: they do not run.

enum __MembersOfService {
  nonisolated static let all = __Members("Service", "ping()\nlog(_ text:)\nprice(of item:)")
}

nonisolated final class MockService: __MockObject, Service, __SpyableMock, @unchecked Sendable {
  typealias __Real = any Service
}

extension Service where Self: Mockable {
  func ping() {
    return self.__call(__MembersOfService.all, 0, (), real: (any Service).self) {
      $0.ping()
    }
  }

  @_disfavoredOverload nonisolated func ping() -> CallPattern<(), (), Never> {
    self.__pattern(__MembersOfService.all, 0)
  }

  func log(_ p0: String) {
    return self.__call(__MembersOfService.all, 1, p0, real: (any Service).self) {
      $0.log(p0)
    }
  }

  @_disfavoredOverload nonisolated func log(_ p0: String) -> CallPattern<String, (), Never> {
    self.__patternV(__MembersOfService.all, 1, p0)
  }

  func price(of p0: String) -> Int {
    return self.__call(__MembersOfService.all, 2, p0, real: (any Service).self) {
      $0.price(of: p0)
    }
  }

  @_disfavoredOverload nonisolated func price(of p0: String) -> CallPattern<String, Int, Never> {
    self.__patternV(__MembersOfService.all, 2, p0)
  }
}

extension Service where Self: __OneMatcher {
  @_disfavoredOverload nonisolated func log(_ p0: Matcher<String>) -> CallPattern<String, (), Never>
  {
    self.__patternM(__MembersOfService.all, 1, p0)
  }

  @_disfavoredOverload
  nonisolated func price(of p0: Matcher<String>) -> CallPattern<String, Int, Never> {
    self.__patternM(__MembersOfService.all, 2, p0)
  }
}
