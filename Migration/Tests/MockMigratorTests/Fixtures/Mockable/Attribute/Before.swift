import Foundation
import Mockable

/// Pumps water.
@Mockable
protocol Pump {
  func stop()
}

@Mockable public protocol Log {
  func note(_ text: String)
}
