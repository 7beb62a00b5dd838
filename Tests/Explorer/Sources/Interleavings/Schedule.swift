/// One order in which threads run, as its differences from the default order.
///
/// By default, a thread goes on until it blocks, and then the oldest thread that can run follows. The
/// text of a schedule is the list of choices that differ: `12>1 45>0` runs thread 1 at choice 12, and
/// thread 0 at choice 45. Only points at which several threads can run count as choices.
package struct Schedule: Sendable, Hashable, CustomStringConvertible {
  /// One choice that differs from the default.
  package struct Choice: Sendable, Hashable {
    /// The number of the choice, from 0.
    package let point: Int

    /// The number of the thread that runs, from 0.
    package let thread: Int
  }

  /// The choices that differ from the default, in order.
  package private(set) var choices: [Choice] = []

  /// How many times a thread that could go on was interrupted.
  package private(set) var preemptions = 0

  /// Creates the default schedule.
  package init() {}

  /// Creates a schedule from its text, or `nil` if the text is malformed.
  package init?(_ text: String) {
    for word in text.split(separator: " ") {
      let numbers = word.split(separator: ">").map { Int($0) }
      guard numbers.count == 2, let point = numbers[0], let thread = numbers[1] else { return nil }
      choices.append(Choice(point: point, thread: thread))
    }
  }

  /// Adds a choice that differs from the default.
  mutating func add(_ choice: Choice, isPreemption: Bool) {
    choices.append(choice)
    if isPreemption { preemptions += 1 }
  }

  /// A Boolean value that indicates whether the schedule is easier to read than another one.
  package func isSimpler(than other: Schedule) -> Bool {
    sortKey < other.sortKey
  }

  private var sortKey: (Int, Int, Int) {
    (preemptions, choices.count, choices.last?.point ?? 0)
  }

  /// The text that the environment variable takes.
  package var description: String {
    choices.map { "\($0.point)>\($0.thread)" }.joined(separator: " ")
  }
}
