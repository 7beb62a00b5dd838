/// Chooses the thread that runs next.
package protocol Search: AnyObject {
  /// Prepares for the next schedule.
  func begin()

  /// Chooses one of several threads.
  ///
  /// - Parameter point: The threads that can run.
  /// - Returns: The number of the thread.
  func choose(_ point: ChoicePoint) -> Int
}

/// A point of a run at which more than one thread can run.
package struct ChoicePoint {
  /// The number of the choice, from 0.
  let index: Int

  /// The running thread, or `nil` if it is blocked or has finished.
  let current: Int?

  /// The other threads that can run.
  let others: ThreadSet

  /// The thread that runs by default.
  var standard: Int { current ?? others.first }
}

/// Repeats one schedule.
package final class Replay: Search {
  private let threads: [Int: Int]

  /// Creates a search of a single schedule.
  package init(_ schedule: Schedule) {
    threads = Dictionary(schedule.choices.map { ($0.point, $0.thread) }) { $1 }
  }

  package func begin() {}

  package func choose(_ point: ChoicePoint) -> Int {
    guard let thread = threads[point.index] else { return point.standard }
    guard thread == point.current || point.others.contains(thread) else {
      fatalError("choice \(point.index): thread \(thread) cannot run; the schedule is out of date")
    }
    return thread
  }
}
