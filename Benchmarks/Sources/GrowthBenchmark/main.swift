// Measures how the time of a test grows with what the test writes.
//
//   GrowthBenchmark [WORD]
//
// Each scenario runs with n, 2n and 4n items. The last column is the time of the last run divided by that of
// the first: 4 if the time is linear, 16 if it is quadratic. With a word, runs the scenarios whose names
// contain it.

import Foundation
import UnderstudyCore

/// Reads the first line of each failure, as the reporter of a test framework does.
struct ReadingReporter: __TestReporter {
  let repetitionLimit: Int

  func report(_ failure: MockFailure) -> Bool {
    precondition(!failure.headline.isEmpty)
    return true
  }

  func reportOutsideTests(_ failure: MockFailure) { _ = report(failure) }
}

let word = CommandLine.arguments.dropFirst().first ?? ""
let clock = ContinuousClock()

/// The time that a test of a size takes, in milliseconds.
func time(_ scenario: Scenario, _ count: Int) async -> Double {
  FailureReporting.install(ReadingReporter(repetitionLimit: scenario.repetitionLimit ?? .max))
  let start = clock.now
  await scenario.run(count)
  return start.duration(to: clock.now) / .milliseconds(1)
}

print("| scenario | n | n, ms | 2n, ms | 4n, ms | growth |")
print("| --- | ---: | ---: | ---: | ---: | ---: |")
for scenario in scenarios where word.isEmpty || scenario.name.contains(word) {
  var times: [Double] = []
  for factor in [1, 2, 4] { times.append(await time(scenario, scenario.size * factor)) }
  let cells = times.map { String(format: "%.1f", $0) }.joined(separator: " | ")
  print(
    "| \(scenario.name) | \(scenario.size) | \(cells) | "
      + "\(String(format: "%.1f", times[2] / times[0])) |")
  fflush(nil)
}
