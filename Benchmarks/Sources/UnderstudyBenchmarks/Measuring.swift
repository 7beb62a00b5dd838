/// Something to be timed, batch by batch.
struct Workload {
  /// Nanoseconds for each unit of one batch; set-up and checks apart.
  let measure: () -> Double

  /// Makes a workload.
  ///
  /// - Parameters:
  ///   - units: How many units of work one batch does.
  ///   - setUp: Makes what the batch works on; not measured.
  ///   - check: Looks at what came of it; not measured.
  ///   - work: Does one batch.
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

/// Times a workload against another.
///
/// Their batches take turns, and the ratio is the median of the ratios of neighbours, so that a
/// machine that changes its pace does not favour either.
///
/// - Parameters:
///   - name: What is compared.
///   - ours: What is judged.
///   - reference: What it is judged against.
///   - goal: The greatest ratio that is fine; nil when there is no goal.
///   - batches: How many pairs of batches are measured, after a few that are not.
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

/// One line of the table.
struct Row {
  let name: String
  let ours: String
  let reference: String
  let ratio: Double
  let goal: Double?

  /// The line in Markdown.
  var markdown: String {
    let verdict = goal.map { ratio <= $0 ? "yes" : "**no**" } ?? ""
    let goal = goal.map { "\(rounded($0))" } ?? ""
    return "| \(name) | \(ours) | \(reference) | \(rounded(ratio)) | \(goal) | \(verdict) |"
  }
}

/// A number with two decimals at most.
func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

/// A time as it is read best.
func time(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1000: "\(rounded(nanoseconds)) ns"
  case ..<1_000_000: "\(rounded(nanoseconds / 1000)) µs"
  default: "\(rounded(nanoseconds / 1_000_000)) ms"
  }
}
