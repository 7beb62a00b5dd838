import Understudy

/// What the acceptance tests of the text of failures mock.
@Mockable
protocol Appliance: Sendable {
  func start()
  func stop()
  func title() -> String?
  func speed() -> Int
  func note(_ text: String, loud: Bool)
}
