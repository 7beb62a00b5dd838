import Understudy
import UnderstudyMacros

/// A result without a default value.
final class Value: Sendable {
  let number: Int

  private init(number: Int) { self.number = number }
}

/// What every cell mocks.
@Mockable(.always) protocol Service: Sendable {
  func ping()
  func pong()
  func number(_ key: Int) -> Int
  func value() throws -> Value
}
