extension Verdict {
  /// Judges a run of a story alone, in a process of its own.
  init(_ story: Story, _ run: Run) {
    self.init(Self.problems(of: story, run))
  }

  /// Judges the part of a run of many stories that is about one of them.
  ///
  /// - Parameters:
  ///   - story: The story.
  ///   - reports: What the whole run has reported.
  init(_ story: Story, among reports: [Report]) {
    self.init(Self.problems(of: story, reports, isAlone: false))
  }

  private static func problems(of story: Story, _ run: Run) -> [String] {
    switch run.ending {
    case .timeout: return ["hangs"]
    case .signal where !story.stops: return ["stopped by signal \(run.status)"]
    case .exit where story.stops: return ["exit status \(run.status) instead of a signal"]
    case .exit, .signal: break
    }
    guard run.status != 69, run.output.contains(story.name) else { return ["did not run"] }
    var problems: [String] = []
    let isAlone = story.companions.isEmpty
    let mustFail = story.stops || !story.failures.isEmpty
    // Whether the process fails may be up to the companions.
    if isAlone || mustFail, mustFail != (run.status != 0) {
      problems.append("exit status \(run.status)")
    }
    problems += Self.problems(of: story, Report.all(in: run.output), isAlone: isAlone)
    for text in story.prints where !run.output.contains(text) {
      problems.append("does not print \(text)")
    }
    return problems
  }

  private static func problems(
    of story: Story, _ reports: [Report], isAlone: Bool
  ) -> [String] {
    var problems: [String] = []
    // Alone, all reports are of this test. Otherwise, those that name it or are on its lines.
    var left = reports.filter { isAlone || $0.test?.names(story) == true }
    var nameless = isAlone ? [] : reports.filter { $0.test?.names(story) != true }
    for announcement in story.failures {
      let isMeant = { (report: Report) in announcement.describes(report, in: story.file) }
      var found = left.filter(isMeant)
      left.removeAll(where: isMeant)
      if !isAlone, found.isEmpty, announcement.attribution != .test {
        found = nameless.filter(isMeant)
        nameless.removeAll(where: isMeant)
      }
      let place = announcement.lines.map(String.init).joined(separator: " or ")
      if !announcement.count.contains(found.count) {
        problems.append("reports \(found.count) failures at line \(place)")
      }
      for report in found where !announcement.allows(report, story, isAlone: isAlone) {
        problems.append("at line \(place) attributed to \(report.test ?? "no test")")
      }
      for report in found where !report.mentions(announcement.text) {
        problems.append("at line \(place) does not mention \(announcement.text)")
      }
    }
    for report in left {
      problems.append(
        "reports \"\(report.headline)\" at \(report.file):\(report.line) "
          + "(\(report.test ?? "no test"))")
    }
    return problems
  }
}

extension Story.Announcement {
  /// A Boolean value that indicates whether a report is at the announced place.
  fileprivate func describes(_ report: Report, in file: String) -> Bool {
    if lines.isEmpty { return report.file == "<EXPR>" }
    return report.file == file && lines.contains(report.line)
  }

  /// A Boolean value that indicates whether a report is tied to the test as announced.
  fileprivate func allows(_ report: Report, _ story: Story, isAlone: Bool) -> Bool {
    if report.test?.names(story) == true { return true }
    return switch attribution {
    case .test: false
    case .late: report.test == nil && report.text.contains(story.name)
    case .ownerless: report.test == nil
    }
  }
}

extension Report {
  /// A Boolean value that indicates whether the failure contains a text.
  fileprivate func mentions(_ text: String) -> Bool { text.isEmpty || self.text.contains(text) }
}

extension String {
  /// A Boolean value that indicates whether this is the printed name of a story's test.
  fileprivate func names(_ story: Story) -> Bool {
    if !story.isXCTest { return self.prefix { $0 != "(" } == story.name }
    return self == "\(story.suite).\(story.name)"
  }
}
