/// The reporter of a process without `Understudy`, such as a preview, a demo or a tool.
///
/// In a test process it stops the process, because a test whose failures are only printed would
/// pass.
struct PrintingReporter: FailureReporter {
  func report(_ failure: MockFailure) -> Bool {
    print("\(failure.site): \(failure.headline)")
    if failure.severity == .error, Self.isTestProcess {
      Self.stop("\(failure.headline) (\(failure.site))")
    }
    return true
  }

  func reportOutsideTests(_ failure: MockFailure) { _ = report(failure) }

  func scopeOfRunningTest() -> MockScope? { nil }

  func scopeForStatics() -> MockScope? { Self.processScope }

  /// The scope of static requirements outside tests.
  private static let processScope = MockScope(standInFor: nil, unusedStubs: .allow)

  /// A Boolean value that indicates whether the process runs tests.
  static var isTestProcess: Bool {
    TypeByName.isTestFrameworkLoaded || TestProcess.current.runner != nil
  }

  private static func stop(_ headline: String) -> Never {
    fatalError("\(headline)\n\(ModuleCopies.problem ?? advice)")
  }

  private static let advice = """
      This test target does not import Understudy, so the failure cannot reach the test.
      Add the product "Understudy" to the test target's dependencies. If it links a static archive of
      Understudy, let the linker load all of it: -force_load, or --whole-archive on Linux.
    """
}

extension ModuleCopies {
  /// The text of a failure that says that the module was loaded twice, or `nil` if it was not.
  package static var problem: String? {
    files.map { files in
      """
        UnderstudyCore was loaded twice, so the failures of one copy cannot reach the tests of the other:
          \(files.first)
          \(files.this)
        Link it only once. Move the mocks from the app to the test target, or link the product to both of
        them as a dynamic library.
      """
    }
  }
}
