import Understudy

/// A result without a default value.
struct Value: Sendable {
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
