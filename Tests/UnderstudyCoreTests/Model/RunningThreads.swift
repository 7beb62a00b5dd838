import Foundation
import Synchronization

/// The threads that run lines of a program at the same time as the thread of the test.
final class RunningThreads: Sendable {
  private let running = Atomic(0)
  private let finished = DispatchSemaphore(value: 0)
  private let observations = LockedValue<[Observation]>([])
  private let count: Int

  /// Starts one thread for each list of lines, and returns when all of them are running.
  init(_ threads: [[Program.Line]], of run: EngineRun) {
    count = threads.count
    for lines in threads {
      Thread.detachNewThread { [self] in
        running.wrappingAdd(1, ordering: .acquiringAndReleasing)
        while running.load(ordering: .acquiring) < count { sched_yield() }
        let observed = FailureLog.$capturesCallStacks.withValue(false) {
          run.run(lines: lines)
        }
        observations.withLock { $0 += observed }
        finished.signal()
      }
    }
    while running.load(ordering: .acquiring) < count { sched_yield() }
  }

  /// Waits for the threads and returns the observations of their lines.
  func result() -> [Observation] {
    for _ in 0..<count { finished.wait() }
    return observations.withLock { $0 }
  }
}

/// Pauses of different lengths, so that threads interleave in different ways.
enum Pause {
  private static let counter = Atomic(0)

  /// Lets another thread run, sometimes for several microseconds.
  static func now() {
    switch counter.wrappingAdd(1, ordering: .relaxed).newValue % 7 {
    case 0: usleep(30)
    case 1, 4: sched_yield()
    default: break
    }
  }
}

extension Observation {
  /// Adds the observations of concurrent lines.
  mutating func add(_ observations: [Observation]) {
    for observation in observations {
      if let reply = observation.reply { replies[observation.line] = reply }
      if let found = observation.found { findings[observation.line] = found.map(\.call) }
      notes += observation.notes
    }
  }
}
