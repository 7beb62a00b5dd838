import Understudy
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

@Suite(.verifyingMocks) struct PolicyTests {
  let strict = MockPump(.strict) { setStrictness(.nice, for: $0.pressure.set(.any)) }
  let voids = MockPump(.strictForResults) { setStrictness(.strict, for: $0.name, $0.find(.any)) }
  let optionals = MockPump(.strictForResults)
  let relaxed = MockPump()
  let unknown = MockScanner(.strict)
  #warning("understudy: policy .relaxedMocked depends on types; write '.strict' and stub the calls that need no registration, or no argument to accept all calls")
  let mocked = MockPump(policy: .relaxedMocked)

  @Test func policies() {
    stub(strict.pressure).returns(2.5)
    stub(strict.stop())
  }
}
