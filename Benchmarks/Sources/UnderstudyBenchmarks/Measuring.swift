/// Work that is measured in batches.
struct Workload {
  /// Runs one batch and returns the nanoseconds for each unit, without setup and checks.
  let measure: () -> Double

  /// Creates a workload.
  ///
  /// - Parameters:
  ///   - units: The number of units of work in one batch.
  ///   - setUp: Creates the subject of the batch. Not measured.
  ///   - check: Checks the subject after the batch. Not measured.
  ///   - work: Runs one batch.
  init<Subject>(
    units: Int, setUp: @escaping () -> Subject, check: @escaping (Subject) -> Void = { _ in },
    work: @escaping (Subject) -> Void
  ) {
    measure = {
      let subject = setUp()
      let elapsed = ContinuousClock().measure { work(subject) }
      check(subject)
      return elapsed / .nanoseconds(1) / Double(units)
    }
  }
}

/// Compares the time of two workloads.
///
/// Their batches alternate, and the ratio is the median of the ratios of adjacent batches. So changes in
/// the speed of the machine affect both.
///
/// - Parameters:
///   - name: The name of the comparison.
///   - ours: The workload to rate.
///   - reference: The workload to compare it with.
///   - goal: The highest acceptable ratio, or `nil` if there is no goal.
///   - batches: The number of measured pairs of batches. A few pairs run first without being measured.
/// - Returns: The row of the table.
func compare(
  _ name: String, _ ours: Workload, _ reference: Workload, goal: Double?, batches: Int = 101
) -> Row {
  var samples: [(ours: Double, reference: Double)] = []
  for batch in 0..<(batches + 5) {
    let sample = (ours: ours.measure(), reference: reference.measure())
    if batch >= 5 { samples.append(sample) }
  }
  return Row(
    name: name,
    ours: time(median(samples.map(\.ours))),
    reference: time(median(samples.map(\.reference))),
    ratio: median(samples.map { $0.ours / $0.reference }),
    goal: goal)
}

private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// A row of the table.
struct Row {
  let name: String
  let ours: String
  let reference: String
  let ratio: Double
  let goal: Double?

  /// The row in Markdown.
  var markdown: String {
    let verdict = goal.map { ratio <= $0 ? "yes" : "**no**" } ?? ""
    let goal = goal.map { "\(rounded($0))" } ?? ""
    return "| \(name) | \(ours) | \(reference) | \(rounded(ratio)) | \(goal) | \(verdict) |"
  }
}

/// Rounds a number to two decimals.
func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

/// Formats a time with a suitable unit.
func time(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1000: "\(rounded(nanoseconds)) ns"
  case ..<1_000_000: "\(rounded(nanoseconds / 1000)) µs"
  default: "\(rounded(nanoseconds / 1_000_000)) ms"
  }
}
