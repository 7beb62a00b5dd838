import Understudy

/// What every test mocks. The code that `@Mockable` generates is handwritten.
protocol Lamp {
  func light(_ name: String) -> Int
  func send(_ object: Parcel)
}

/// An object that mocks retain.
final class Parcel: Sendable {}

enum __MembersOfLamp {
  static let all = __Members("Lamp", ["light(_:)", "send(_:)"])
}

extension Lamp where Self: Mockable {
  func light(_ p0: String) -> Int {
    self.mock.__call(__MembersOfLamp.all, 0, p0, Never.self)
  }
  @_disfavoredOverload func light(_ p0: Matcher<String>) -> CallPattern<String, Int, Never> {
    self.mock.__pattern(__MembersOfLamp.all, 0, p0)
  }

  func send(_ p0: Parcel) { return self.mock.__call(__MembersOfLamp.all, 1, p0, Never.self) }
  @_disfavoredOverload func send(_ p0: Matcher<Parcel>) -> CallPattern<Parcel, Void, Never> {
    self.mock.__pattern(__MembersOfLamp.all, 1, p0)
  }
}

final class MockLamp: Mock, Lamp, @unchecked Sendable {}

/// The body of most tests: 500 calls, with a stub, an expectation and a verification.
func useLamp() {
  let lamp = MockLamp("lamp")
  stub(lamp.light(.any)).answers { [lamp] name in name.count + (lamp.mock === lamp ? 0 : 1) }
  expect(lamp.send(.any))
  lamp.send(Parcel())
  for _ in 0..<499 { _ = (lamp as any Lamp).light("lamp with a long name") }
  verify(lamp.light(.any), 499)
}
