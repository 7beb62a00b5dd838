import Foundation

/// Says how far a long run is, to somebody who watches.
final class Progress {
  private let console: Console

  /// When the next line is due; short runs say nothing.
  private var due = ContinuousClock.now + .milliseconds(500)

  /// Whether a line is there.
  private var isShown = false

  /// Creates a reporter.
  init(_ console: Console) { self.console = console }

  /// Says that a number of mocks of all are made.
  func report(_ count: Int, of total: Int) {
    guard console.isWatched, ContinuousClock.now >= due else { return }
    due = ContinuousClock.now + .milliseconds(100)
    isShown = true
    console.report("\r\(count) of \(total)")
  }

  /// Clears the line.
  func end() {
    if isShown { console.report("\r\u{1B}[K") }
  }
}
