import Foundation

/// Pumps water.
protocol Pump {
  func stop()
}

public protocol Log {
  func note(_ text: String)
}
