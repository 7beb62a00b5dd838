extension UnreportedFailure {
  /// Registers a failure.
  ///
  /// - Parameters:
  ///   - headline: The kind of failure, the mock and the requirement, without values.
  ///   - severity: The effect of the failure on the test.
  ///   - site: The line that the failure belongs to.
  ///   - test: The name of the test. Defaults to that of the running test.
  convenience init(
    _ headline: String, _ severity: MockFailure.Severity = .error, at site: MockSourceLocation,
    test: String? = nil
  ) {
    let test = test ?? MockScope.opened?.test?.name ?? FailureReporting.runningTest()?.name
    let text = """
      \(site.filePath):\(site.line): \(severity == .error ? "error" : "warning"): \(headline)
        belongs to    \(test ?? "(unknown)")
        The process stopped before this failure was described and reported.

      """
    self.init(FailureReporting.printIfStopped(text))
  }
}
