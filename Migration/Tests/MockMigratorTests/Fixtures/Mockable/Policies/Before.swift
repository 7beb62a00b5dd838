import Mockable
import Testing

protocol Pump: Device {
  var pressure: Double { get set }
  var name: String? { get }
  func stop()
  func water(_ bed: String, liters: Int) throws -> Int
  func find(_ bed: String) -> Bed?
  func note(_ text: String, at place: Int)
  func note(_ text: Int, at place: Int)
}

protocol Device {
  func reset() -> Void
}

@Suite struct PolicyTests {
  let strict = MockPump()
  let voids = MockPump(policy: .relaxedVoid)
  let optionals = MockPump(policy: [.relaxedOptional, .relaxedVoid])
  let relaxed = MockPump(policy: .relaxed)
  let unknown = MockScanner(policy: .strict)
  let mocked = MockPump(policy: .relaxedMocked)

  @Test func policies() {
    given(strict).pressure().willReturn(2.5)
    given(strict).stop().willReturn()
  }
}
