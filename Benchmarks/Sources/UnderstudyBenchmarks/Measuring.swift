/// Nanoseconds for each unit of work: the median over many batches, set-up apart.
///
/// - Parameters:
///   - units: How many units one batch does.
///   - batches: How many batches are measured, after a few that are not.
///   - setUp: Makes what the batch works on; not measured.
///   - work: Does one batch.
func nanoseconds<Subject>(
  units: Int, batches: Int = 101, setUp: () -> Subject, work: (Subject) -> Void
) -> Double {
  var samples: [Double] = []
  for batch in 0..<(batches + 5) {
    let subject = setUp()
    let clock = ContinuousClock()
    let elapsed = clock.measure { work(subject) }
    if batch >= 5 { samples.append(elapsed / .nanoseconds(1) / Double(units)) }
  }
  return samples.sorted()[samples.count / 2]
}

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
