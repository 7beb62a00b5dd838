internal import Foundation
internal import Testing
internal import UnderstudyCore

/// Reports failures to whichever test framework runs the current test.
struct TestFrameworkReporter: FailureReporter {
  private static let lock = NSLock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var hasFailedOutsideUnlocked = false

  /// Whether a failure that belongs to no test was reported, so that the run must fail.
  static var hasFailedOutside: Bool { lock.withLock { hasFailedOutsideUnlocked } }

  func report(_ failure: Failure) -> Bool {
    if Test.current != nil {
      record(failure)
      return true
    }
    return XCTestObserver.shared.report(failure)
  }

  func reportOutsideOfTests(_ failure: Failure) {
    Self.print(failure)
    if failure.severity == .error { Self.lock.withLock { Self.hasFailedOutsideUnlocked = true } }
  }

  func callSite() -> SourceSite? { CallSite.find() }

  func scopeOfRunningTest() -> Mockery? { XCTestObserver.shared.scope }

  func scopeForStatics() -> Mockery? {
    XCTestObserver.shared.scope ?? SwiftTestingScopes.scopeOfCurrentTest()
  }

  func isTestRunningHere() -> Bool { Test.current != nil }

  /// Prints a failure to the standard error stream.
  static func print(_ failure: Failure) {
    let kind = failure.severity == .error ? "error" : "warning"
    let text = "\(failure.site.filePath):\(failure.site.line): \(kind): \(FailureText(failure))\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  private func record(_ failure: Failure) {
    let comment = Comment(rawValue: FailureText(failure).description)
    let location = Testing.SourceLocation(failure.site)
    #if compiler(>=6.3)
      Issue.record(
        comment, severity: failure.severity == .error ? .error : .warning, sourceLocation: location)
    #else
      if failure.severity == .error {
        Issue.record(comment, sourceLocation: location)
      } else {
        Self.print(failure)
      }
    #endif
  }
}

extension Testing.SourceLocation {
  /// The place of a verb as Swift Testing wants it, which checks what it is given.
  init(_ site: SourceSite) {
    let fileID = site.fileID.contains("/") ? site.fileID : "Unknown/\(site.fileID)Unknown.swift"
    self.init(
      fileID: fileID, filePath: site.filePath, line: max(site.line, 1), column: max(site.column, 1))
  }
}
