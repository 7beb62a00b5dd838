extension Mock {
  /// Returns the mock that stands for the static requirements of a type in the current test.
  ///
  /// - Parameter type: The type.
  /// - Warning: For generated code only.
  public static func __static(_ type: Any.Type) -> Mock {
    if RealCalls.areRunning, PartialMocks.areMade(of: type) { return .passthrough }
    if let scope = MockScope.current {
      if let open = scope.openAncestor { return open.staticMock(of: type) }
      return lateStatic(type, scope)
    }
    if let scope = FailureReporting.scopeForStatics() { return scope.staticMock(of: type) }
    if PartialMocks.areMade(of: type) { return .passthrough }
    FailureReporting.reportMisuse(
      "Static requirement of \(type) used outside a scope",
      FailureReporting.callSite() ?? .unknown,
      "Stubs and calls of static requirements belong to a test, and no test is running.",
      "Add .verifyingMocks to the test, subclass MockingTestCase, or wrap the code in "
        + "MockScope.run { ... }.")
    return Mock("\(type)")
  }

  /// Returns the mock that records the initializers of a class mock, or `nil` outside all scopes, where
  /// nothing could verify them.
  ///
  /// - Parameter type: The class of the mock.
  /// - Warning: For generated code only.
  public static func __initializers(of type: Any.Type) -> Mock? {
    (MockScope.current ?? FailureReporting.scopeForStatics())?.openAncestor?.staticMock(of: type)
  }

  /// Reports the use of a static requirement in a task whose test has ended.
  private static func lateStatic(_ type: Any.Type, _ scope: MockScope) -> Mock {
    let mock = Mock(of: "\(type)", nil, .nice, .unknown)
    guard !LateCalls.areExpected else { return mock }
    FailureReporting.deliver(
      MockFailure(
        Misuse(
          "Static requirement of \(type) used after the test had ended",
          details: ["Make the test wait for the task that uses it."]),
        severity: .error, site: FailureReporting.callSite() ?? .unknown), of: scope)
    return mock
  }
}
