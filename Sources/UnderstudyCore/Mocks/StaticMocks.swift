extension Mock {
  /// The mock that stands for the static requirements of a type, in the current test.
  ///
  /// - Warning: For generated code only.
  public static func __static(_ type: Any.Type) -> Mock {
    if let scope = Mockery.current { return scope.staticMock(of: type) }
    if let scope = FailureReporting.scopeForStatics() { return scope.staticMock(of: type) }
    let failure = Failure(
      kind: .misuse(
        "Static requirement of \(type) used outside of a scope",
        details: [
          "Its stubs and calls are kept for each test, and there is no test here.",
          "Add .verifyingMocks to the test, derive it from MockingTestCase, or wrap the code in "
            + "Mockery.run { ... }",
        ]),
      severity: .error, site: SourceSite("", "", 1, 1))
    FailureReporting.reportAnywhere(failure)
    return Mock("\(type)")
  }
}
