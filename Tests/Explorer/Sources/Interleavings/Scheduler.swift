internal import Dispatch
internal import UnderstudyCore

/// Runs virtual threads one at a time, in the order that a search chooses.
///
/// Each virtual thread runs on a thread of the operating system that waits for its turn. Jobs of Swift
/// tasks become virtual threads too.
package final class Scheduler: InterleavingScheduler, @unchecked Sendable {
  // Only one thread runs at a time, and semaphores order the handovers.

  /// How a run ended.
  package enum End {
    /// All threads finished.
    case finished

    /// Every thread that is left waits for another one: the names of the threads.
    case deadlock([String])

    /// A thread waits for something that the scheduler does not control.
    case hung
  }

  private struct VirtualThread {
    let name: String
    let host: PooledThread
    var blockade: ObjectIdentifier?
  }

  private let search: any Search
  private let trace: Trace?
  private let driver = DispatchSemaphore(value: 0)
  private var idle: [PooledThread] = []
  private var threads: [VirtualThread] = []
  private var ready = ThreadSet()
  private var blocked = ThreadSet()
  private var current = 0
  private var isRunning = false
  private var isAtomic = false
  private var points = 0
  private var end = End.finished

  /// The choices of the run so far that differ from the default.
  package private(set) var schedule = Schedule() {
    didSet { onChange?(schedule) }
  }

  /// Runs after each change of the schedule, to note it in case the process crashes.
  package var onChange: ((Schedule) -> Void)?

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - search: Chooses the thread that runs.
  ///   - trace: Records the switches, or `nil` if nothing does.
  package init(_ search: any Search, trace: Trace? = nil) {
    self.search = search
    self.trace = trace
  }

  /// Makes the runtime and Swift's tasks use this scheduler.
  package func install() {
    Interleaving.scheduler = self
    TaskJobs.run(on: self)
  }

  /// Adds a thread. It runs when the search chooses it.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - body: The code of the thread.
  package func spawn(_ name: String, _ body: @escaping () -> Void) {
    precondition(threads.count < 64, "too many threads")
    let host = idle.popLast() ?? PooledThread()
    host.prepare(body) { [unowned self] in finish(host) }
    ready.insert(threads.count)
    threads.append(VirtualThread(name: name, host: host))
  }

  /// Runs the threads that were added until all have finished.
  ///
  /// - Returns: How the run ended. After a deadlock, the threads that are left stay blocked.
  package func run() -> End {
    guard !ready.isEmpty else { return .finished }
    (points, schedule, end) = (0, Schedule(), .finished)
    search.begin()
    isRunning = true
    current = pick(nil, ready)
    threads[current].host.resume()
    if driver.wait(timeout: .now() + 20) == .timedOut { end = .hung }
    isRunning = false
    threads = []
    return end
  }

  /// Runs code during which no other thread runs.
  ///
  /// For calls that hold a lock which the scheduler does not control.
  package func withoutPreemption(_ body: () -> Void) {
    let wasAtomic = isAtomic
    isAtomic = true
    defer { isAtomic = wasAtomic }
    body()
  }

  /// The name of the running thread.
  package var currentName: String { isRunning ? threads[current].name : "the driver" }
}

// MARK: - What threads call

extension Scheduler {
  package func step() {
    guard isRunning, !isAtomic else { return }
    let others = ready.removing(current)
    guard !others.isEmpty else { return }
    let next = pick(current, others)
    if next != current { switchOver(to: next) }
  }

  package func block(on object: AnyObject) {
    guard isRunning else { fatalError("deadlock on the only thread") }
    precondition(!isAtomic, "a thread blocks in code that no other thread must interrupt")
    threads[current].blockade = ObjectIdentifier(object)
    ready.remove(current)
    blocked.insert(current)
    if ready.isEmpty {
      let host = threads[current].host
      stopInDeadlock()
      host.pause()
    } else {
      switchOver(to: pick(nil, ready))
    }
  }

  package func wake(_ object: AnyObject) {
    guard !blocked.isEmpty else { return }
    let key = ObjectIdentifier(object)
    for index in threads.indices where threads[index].blockade == key {
      threads[index].blockade = nil
      blocked.remove(index)
      ready.insert(index)
    }
  }
}

// MARK: - Handovers

extension Scheduler {
  private func pick(_ current: Int?, _ others: ThreadSet) -> Int {
    if current == nil, others.count == 1 { return others.first }
    let point = ChoicePoint(index: points, current: current, others: others)
    points += 1
    let chosen = search.choose(point)
    if chosen != point.standard {
      schedule.add(
        Schedule.Choice(point: point.index, thread: chosen), isPreemption: current != nil)
    }
    trace?.note(
      point, chosen, isSwitch: chosen != self.current, names: { self.threads[$0].name })
    return chosen
  }

  private func switchOver(to next: Int) {
    let host = threads[current].host
    current = next
    threads[next].host.resume()
    host.pause()
  }

  private func finish(_ host: PooledThread) {
    ready.remove(current)
    idle.append(host)
    if !ready.isEmpty {
      current = pick(nil, ready)
      threads[current].host.resume()
    } else if blocked.isEmpty {
      driver.signal()
    } else {
      stopInDeadlock()
    }
  }

  private func stopInDeadlock() {
    end = .deadlock(threads.indices.filter { blocked.contains($0) }.map { threads[$0].name })
    driver.signal()
  }
}
