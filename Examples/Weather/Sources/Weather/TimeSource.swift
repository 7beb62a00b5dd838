import Foundation
import UnderstudyMacros

/// Tells the time and waits.
@Mockable
protocol TimeSource: Sendable {
  var now: Date { get }

  func sleep(for duration: Duration) async
}
