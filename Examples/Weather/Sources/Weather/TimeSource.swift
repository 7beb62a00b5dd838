import Foundation
import UnderstudyMacros

/// Provides the current time, and waits.
@Mockable
protocol TimeSource: Sendable {
  var now: Date { get }

  func sleep(for duration: Duration) async
}
