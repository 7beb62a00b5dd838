import Understudy
import UnderstudyMacros

/// The protocol that the acceptance tests of failure messages mock.
@Mockable
protocol Appliance: Sendable {
  func start()
  func stop()
  func title() -> String?
  func speed() -> Int
  func note(_ text: String, loud: Bool)
}
