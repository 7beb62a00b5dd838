package import Foundation

/// Ends the process if parsing a file takes too long, with an error that names the file.
///
/// The parser needs exponential time for some sources, and a thread cannot be ended while it parses.
///
/// Unchecked, because `lock` guards the only variable.
package final class ParsingWatch: @unchecked Sendable {
  /// The files that are being parsed, with the time of their beginning.
  private var files: [String: Moment] = [:]

  /// The lock that guards the files.
  private let lock = NSLock()

  /// The longest time for a file, in seconds.
  private let limit: TimeInterval

  /// Called with the errors.
  private let fail: @Sendable (String) -> Void

  /// A point in time.
  private struct Moment {
    /// The time that passes while the computer does not sleep, in seconds.
    var uptime = ProcessInfo.processInfo.systemUptime

    /// The CPU time of the process in seconds, which is less if the computer has other work, and more if several
    /// threads are parsing.
    var work = ParsingWatch.work

    /// Returns the time since an earlier moment. On a busy computer it is the CPU time, but at least half
    /// of the time that has passed.
    func duration(since start: Moment) -> TimeInterval {
      let passed = uptime - start.uptime
      return min(passed, max(work - start.work, passed / 2))
    }
  }

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

  /// Records that the parser begins or finishes a file. Can be called on any thread.
  package func note(_ path: String, isFinished: Bool) {
    lock.withLock { files[path] = isFinished ? nil : Moment() }
  }

  /// Fails if files take too long.
  package func check() {
    let now = Moment()
    let slow = lock.withLock {
      files.filter { now.duration(since: $0.value) > limit }.keys.sorted()
    }
    guard !slow.isEmpty else { return }
    let isWhole = limit == limit.rounded()
    let seconds = isWhole ? "\(Int(limit))" : "\(limit)"
    fail(
      slow.map {
        "\($0):1:1: error: the file cannot be read: parsing it takes longer than \(seconds) s; close "
          + "its brackets and shorten its longest line, or leave the file out; nothing was written\n"
      }.joined())
  }

  /// The CPU time of the process in seconds.
  private static var work: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// Prints errors, and ends the process. Other threads are still parsing, so nothing is cleaned up.
  private static func exit(_ message: String) {
    Console.standard.report(message)
    _exit(1)
  }
}
