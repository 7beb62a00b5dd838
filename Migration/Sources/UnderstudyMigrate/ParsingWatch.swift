package import Foundation

#if canImport(Darwin)
  internal import Darwin
#endif

/// Ends the process if parsing a file takes too long, with an error that names the file.
///
/// The parser needs exponential time for some sources, and a thread cannot be ended while it parses.
///
/// Unchecked, because `lock` guards the only variable.
package final class ParsingWatch: @unchecked Sendable {
  /// The files that are being parsed, with the clocks of the threads that parse them, and the times of these
  /// clocks at the beginning.
  private var files: [String: (clock: ThreadClock, start: TimeInterval)] = [:]

  /// The lock that guards the files.
  private let lock = NSLock()

  /// The longest time for a file, in seconds.
  private let limit: TimeInterval

  /// Called with the errors.
  private let fail: @Sendable (String) -> Void

  /// The environment variable with the longest time for a file, in seconds.
  private static let variable = "UNDERSTUDY_PARSING_LIMIT"

  /// Returns the longest time for a file, in seconds: the value of the variable, or 30 seconds.
  ///
  /// - Throws: An error if the value is not a positive number.
  package static func limit(
    for environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> TimeInterval {
    guard let text = environment[variable] else { return 30 }
    guard let seconds = Double(text), seconds > 0, seconds < 1_000_000 else {
      throw CommandError.misuse(
        "\(variable) is '\(text)', which is not a positive number of seconds; write one, such as 120"
      )
    }
    return seconds
  }

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - limit: The longest time for a file, in seconds.
  ///   - isRunning: A Boolean value that indicates whether a thread checks the files, until the watch
  ///     is released.
  ///   - fail: Called with the errors, on that thread or by ``check()``.
  package init(
    limit: TimeInterval, isRunning: Bool = true,
    fail: @escaping @Sendable (String) -> Void = ParsingWatch.exit
  ) {
    self.limit = limit
    self.fail = fail
    guard isRunning else { return }
    let interval = min(max(limit / 10, 0.01), 1)
    let thread = Thread { [weak self] in
      while true {
        Thread.sleep(forTimeInterval: interval)
        guard let self else { return }
        check()
      }
    }
    thread.start()
  }

  /// Records that the parser begins or finishes a file on the current thread.
  package func note(_ path: String, isFinished: Bool) {
    let clock = ThreadClock()
    lock.withLock { files[path] = isFinished ? nil : (clock, clock.now) }
  }

  /// Fails if files take too long.
  package func check() {
    let slow = lock.withLock {
      files.filter { $0.value.clock.now - $0.value.start > limit }.keys.sorted()
    }
    guard !slow.isEmpty else { return }
    let isWhole = limit == limit.rounded()
    let seconds = isWhole ? "\(Int(limit))" : "\(limit)"
    fail(
      slow.map {
        "\($0):1:1: error: the file cannot be read: parsing it takes longer than \(seconds) s of the "
          + "processor; set \(Self.variable) to a larger number of seconds, leave the file out, or close its "
          + "brackets; nothing was written\n"
      }.joined())
  }

  /// Prints errors, and ends the process. Other threads are still parsing, so nothing is cleaned up.
  private static func exit(_ message: String) {
    Console.standard.report(message)
    _exit(1)
  }
}

/// The CPU time of a thread, which does not pass while a busy computer runs other threads. It can be read on
/// any thread until that thread ends.
private struct ThreadClock {
  #if canImport(Darwin)
    /// The thread.
    private let thread = pthread_mach_thread_np(pthread_self())

    /// The time in seconds.
    var now: TimeInterval {
      var info = thread_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<thread_basic_info>.size / MemoryLayout<integer_t>.size)
      _ = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          thread_info(thread, thread_flavor_t(THREAD_BASIC_INFO), $0, &count)
        }
      }
      return [info.user_time, info.system_time].reduce(0) {
        $0 + TimeInterval($1.seconds) + TimeInterval($1.microseconds) / 1e6
      }
    }
  #else
    /// The clock of the thread.
    private let clock: clockid_t

    /// Creates the clock of the current thread.
    init() {
      var clock = clockid_t()
      let result = pthread_getcpuclockid(pthread_self(), &clock)
      // Without a clock for the thread, the time of the process is an upper bound.
      self.clock = result == 0 ? clock : CLOCK_PROCESS_CPUTIME_ID
    }

    /// The time in seconds.
    var now: TimeInterval {
      var time = timespec()
      clock_gettime(clock, &time)
      return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }
  #endif
}
