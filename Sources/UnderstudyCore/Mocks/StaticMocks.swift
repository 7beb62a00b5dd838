extension Mock {
  /// The mock that stands for the static requirements of a type, in the current test.
  ///
  /// - Warning: For generated code only.
  public static func __static(_ type: Any.Type) -> Mock {
    if let scope = MockScope.current { return scope.staticMock(of: type) }
    if let scope = FailureReporting.scopeForStatics() { return scope.staticMock(of: type) }
    if PartialMocks.areMade(of: type) { return .passthrough }
    FailureReporting.reportMisuse(
      "Static requirement of \(type) used outside of a scope",
      FailureReporting.callSite() ?? .unknown,
      "Its stubs and calls are kept for each test, and there is no test here.",
      "Add .verifyingMocks to the test, derive it from MockingTestCase, or wrap the code in "
        + "MockScope.run { ... }")
    return Mock("\(type)")
  }
}
