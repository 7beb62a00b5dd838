import Foundation
import MockGenerator

/// Ends the process if parsing a file takes too long, with an error that names the file.
///
/// A thread cannot be ended while it parses, and a build system shows nothing of a process that does
/// not end.
///
/// Unchecked, because a lock guards the only variable.
final class ParsingWatch: @unchecked Sendable {
  /// The files that are being parsed, with the time of their beginning.
  private var files: [String: ContinuousClock.Instant] = [:]

  /// The lock that guards the files.
  private let lock = NSLock()

  /// The longest time for a file.
  private let limit: Duration

  /// Called with the error.
  private let fail: @Sendable (String) -> Void

  /// Creates a watch.
  ///
  /// - Parameters:
  ///   - limit: The longest time for a file.
  ///   - interval: The seconds between two checks, on a thread that ends with the watch, or `nil` for
  ///     none.
  ///   - fail: Called with the error.
  init(
    limit: Duration = .seconds(60), checkingEvery interval: TimeInterval? = 1,
    fail: @escaping @Sendable (String) -> Void = ParsingWatch.exit
  ) {
    self.limit = limit
    self.fail = fail
    guard let interval else { return }
    let thread = Thread { [weak self] in
      while true {
        Thread.sleep(forTimeInterval: interval)
        guard let self else { return }
        check()
      }
    }
    thread.start()
  }

  /// Records that the parser begins or finishes a file.
  func note(_ path: String, _ state: Codebase.ParsingState) {
    lock.withLock { files[path] = state == .parsing ? .now : nil }
  }

  /// Fails if a file takes too long.
  func check() {
    let now = ContinuousClock.now
    let slow = lock.withLock { files.filter { now - $0.value > limit }.keys.min() }
    guard let slow else { return }
    fail(
      "\(slow):1:1: error: the file cannot be read: parsing it takes longer than "
        + "\(limit.components.seconds) s; shorten its longest expression or line")
  }

  /// Prints an error, and ends the process.
  private static func exit(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    Foundation.exit(1)
  }
}
