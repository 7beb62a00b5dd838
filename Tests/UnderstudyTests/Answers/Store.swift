import Understudy

/// The protocol that the tests of answers mock.
@Mockable
protocol Store: Sendable {
  func save(_ text: String) -> Bool
  func load(_ id: Int) async -> String
  func each(_ body: (String) -> Void)
  func both(_ first: () -> Void, then second: (Int) -> Void)
}
