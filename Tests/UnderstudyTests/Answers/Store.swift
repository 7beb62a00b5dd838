import Understudy
import UnderstudyMacros

/// The protocol that the tests of answers mock.
@Mockable
protocol Store: Sendable {
  func save(_ text: String) -> Bool
  func load(_ id: Int) async -> String
  func each(_ body: (String) -> Void)
  func both(_ first: () -> Void, then second: (Int) -> Void)
}

/// Methods whose only argument is a closure that can be called on another thread.
@Mockable
protocol CompletionCaller: Sendable {
  func depart(_ completion: @escaping @Sendable () -> Void)
  func deliver(_ completion: @escaping @Sendable (Int) -> Void)
  func track(_ completion: (@Sendable (Int, String) -> Void)?)
  func sign(_ completion: @escaping @Sendable (Int) throws -> Void)
  func hand(_ completion: (@Sendable (Int) throws -> Void)?)
}
