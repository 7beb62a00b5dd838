package import Foundation
package import MockGenerator

/// Ends the process if parsing a file takes too long, with an error that names the file.
///
/// The parser needs exponential time for some sources. A thread cannot be ended while it parses, and a
/// build system shows nothing of a process that does not end.
///
/// Unchecked, because a lock guards the only variable.
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
    var clock = ParsingWatch.uptime

    /// The CPU time of the process in seconds, which is less if the computer has other work, and more if several
    /// threads are parsing.
    var work = ParsingWatch.work

    /// Returns the time since an earlier moment. On a busy computer it is the CPU time, but at least half
    /// of the time that has passed.
    func duration(since start: Moment) -> TimeInterval {
      let passed = clock - start.clock
      return min(passed, max(work - start.work, passed / 2))
    }
  }

  /// The environment variable with the longest time for a file, in seconds.
  static let variable = "UNDERSTUDY_PARSING_LIMIT"

  /// Returns the longest time for a file, in seconds.
  ///
  /// - Parameter environment: The environment of the process.
  /// - Returns: The value of ``variable``, or 30 seconds.
  /// - Throws: ``InvalidLimit`` if the value is not a positive number.
  package static func limit(
    for environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> TimeInterval {
    guard let text = environment[variable] else { return 30 }
    guard let seconds = Double(text), seconds > 0, seconds < 1_000_000 else {
      throw InvalidLimit(text: text)
    }
    return seconds
  }

  /// The error for a limit that is not a number of seconds.
  struct InvalidLimit: CommandError {
    var place: String? { nil }

    var problem: String { "\(description.dropLast()); write one, such as 120" }

    var exitCode: ExitStatus { .misuse }

    /// The value of the variable.
    let text: String

    var description: String {
      "\(ParsingWatch.variable) is '\(text)', which is not a positive number of seconds."
    }
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
  package func note(_ path: String, _ state: Codebase.ParsingState) {
    lock.withLock { files[path] = state == .parsing ? Moment() : nil }
  }

  /// Fails if files take too long.
  func check() {
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

  /// The time since the start of the system in seconds, while it did not sleep.
  private static var uptime: TimeInterval {
    #if canImport(Darwin)
      seconds(CLOCK_UPTIME_RAW)
    #else
      seconds(CLOCK_MONOTONIC)
    #endif
  }

  /// The CPU time of the process in seconds.
  private static var work: TimeInterval { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// Returns the time of a clock in seconds.
  private static func seconds(_ clock: clockid_t) -> TimeInterval {
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// Prints errors, and ends the process. Other threads are still parsing, so nothing is cleaned up.
  private static func exit(_ message: String) {
    Console.standard.report(message)
    _exit(1)
  }
}

extension Codebase {
  /// Ends the process if parsing a file takes longer than ``ParsingWatch/limit(for:)``.
  ///
  /// - Throws: ``ParsingWatch/InvalidLimit`` if the environment has an invalid limit.
  package func limitParsingTime() throws {
    let watch = ParsingWatch(limit: try ParsingWatch.limit())
    observer = { watch.note($0, $1) }
  }
}
