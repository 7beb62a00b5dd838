import UnderstudyValues
package import UnderstudyCore

/// The calls on some mocks as text, for comparison with a file.
package struct InteractionSnapshot {
  /// The calls, one per line, with their outcomes. Ends with a line break.
  package let text: String

  /// Describes the calls on some mocks, oldest first, and marks them as verified. Runs user code.
  ///
  /// - Parameter mocks: The mocks.
  package init(of mocks: [any Mockable]) {
    let calls = mocks.flatMap { $0.mock.core.recordedValues(marksVerified: true).map(\.copy) }
    let lines = calls.sorted { $0.order < $1.order }.map {
      Self.line($0.describe(number: 0, isForFile: true))
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ description: CallDescription) -> String {
    let call = VisibleText.line(description.description)
    return switch description.outcome {
    case .pending, nil: "\(call) is pending"
    case .returned("()"): call
    case .returned(let value): "\(call) -> \(VisibleText.line(value))"
    case .threw(let error): "\(call) throws \(VisibleText.line(error))"
    }
  }

  /// Returns a Boolean value that indicates whether the mocks can be verified here. Otherwise reports
  /// a failure.
  package static func canVerify(_ mocks: [any Mockable], _ site: MockSourceLocation) -> Bool {
    !AnswerContext.reportsMisuse(of: "verifyInteractions", site)
      && mocks.allSatisfy { $0.mock.core.canBeVerified(site) }
  }

  /// Reports that the calls differ from those in a file.
  ///
  /// - Parameters:
  ///   - expected: The contents of the file, or `nil` if the file has just been written.
  ///   - file: The name of the file.
  ///   - site: The line of the verification.
  package func report(differenceFrom expected: String?, in file: String, _ site: MockSourceLocation)
  {
    FailureReporting.report("The interactions differ from those in a file", at: site) {
      let mismatch = expected.map { ArgumentMismatch(of: text, with: .equal($0), at: 0) }
      return ChangedInteractions(file: file, mismatch: mismatch)
    }
  }

  /// Reports that a file cannot be used.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - detail: The reason, or what to write instead.
  ///   - site: The line of the verification.
  package static func reportMisuse(
    _ problem: String, _ detail: String, _ site: MockSourceLocation
  ) {
    FailureReporting.reportMisuse(VisibleText.line(problem), site, VisibleText.line(detail))
  }
}
