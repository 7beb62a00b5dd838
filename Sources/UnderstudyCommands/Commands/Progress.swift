import Foundation
import UnderstudyFiles

/// Shows the progress of a long run in a terminal.
final class Progress {
  private let console: Console

  /// The time of the next update, in seconds since the start of the system. Short runs show nothing.
  private var due = ProcessInfo.processInfo.systemUptime + 0.5

  /// A Boolean value that indicates whether a line is shown.
  private var isShown = false

  /// Creates a reporter.
  init(_ console: Console) { self.console = console }

  /// Shows the number of finished mocks.
  func report(_ count: Int, of total: Int) {
    guard console.isWatched, ProcessInfo.processInfo.systemUptime >= due else { return }
    due = ProcessInfo.processInfo.systemUptime + 0.1
    isShown = true
    console.report("\r\(count) of \(total)")
  }

  /// Clears the line.
  func end() {
    if isShown { console.report("\r\u{1B}[K") }
  }
}
