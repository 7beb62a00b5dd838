/// What is wrong with the run of a cell, if anything is.
enum Verdict {
  case holds
  case wrong(String)

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - cell: The cell that was run.
  ///   - run: Its run.
  ///   - file: The file with the cell's test.
  ///   - span: The test's lines.
  ///   - declarations: The lines that declare mocks outside the tests.
  init(
    _ cell: Cell, _ run: Run, file: String, _ span: CellWriter.Span, declarations: Range<Int>
  ) {
    self.init(Self.problems(cell, run, file: file, span, declarations))
  }

  /// Creates the verdict for a list of problems.
  init(_ problems: [String]) {
    self = problems.isEmpty ? .holds : .wrong(problems.joined(separator: "; "))
  }

  private static func problems(
    _ cell: Cell, _ run: Run, file: String, _ span: CellWriter.Span, _ declarations: Range<Int>
  ) -> [String] {
    let reports = Report.all(in: run.output)
    switch run.ending {
    case .timeout: return ["hangs"]
    case .signal: return ["stopped by signal \(run.status)"]
    case .exit: break
    }
    // The status of Swift Testing if no test matches the filter.
    guard run.status != 69, run.output.contains(cell.name) else { return ["did not run"] }
    if cell.expectation == .green {
      let failures = reports.map { "reports \"\($0.headline)\" at line \($0.line)" }
      return (run.status == 0 ? [] : ["exit status \(run.status)"]) + failures
    }
    var problems: [String] = []
    if run.status == 0 { problems.append("exit status 0") }
    guard let report = reports.first else { return problems + ["reports nothing"] }
    if reports.count > 1 {
      let lines = reports.map { "\($0.line) (\($0.test ?? "no test")): \($0.headline)" }
      problems.append("reports \(reports.count) failures: \(lines.joined(separator: ", "))")
    }
    let isLate = cell.place.isAfterTheEnd
    if let problem = Self.attributionProblem(report, cell) { problems.append(problem) }
    // A late call is reported at the line of its mock.
    let isInPlace =
      isLate
      ? span.range.contains(report.line)
        || (cell.home != .local && declarations.contains(report.line))
      : report.line == span.blamed
    if report.file != file || !isInPlace {
      let place = isLate ? "lines \(span.range)" : "line \(span.blamed ?? 0)"
      problems.append("at \(report.file):\(report.line) instead of \(place)")
    }
    // A call after the end is reported as such, whatever its rules were.
    let headline = cell.kind?.headline.replacing("mock", with: cell.home.mock)
    if !isLate, let headline, !report.text.contains(headline) {
      problems.append("says \"\(report.headline)\"")
    }
    return problems
  }

  private static func attributionProblem(_ report: Report, _ cell: Cell) -> String? {
    if let test = report.test, test.contains(cell.name) { return nil }
    switch cell.expectation {
    case .green, .ownerless, .impossible: return nil
    case .late where report.test == nil && report.text.contains(cell.name): return nil
    case .late where report.test == nil: return "does not name the test: \"\(report.headline)\""
    case .red, .late: return "attributed to \(report.test ?? "no test")"
    }
  }
}
