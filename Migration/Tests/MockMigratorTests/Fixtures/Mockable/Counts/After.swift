import Understudy
import Testing

@Suite(.verifyingMocks) struct CountTests {
  @Test func counts() async {
    let pump = MockPump(.strict)
    let limit = 3
    verify(pump.stop(), .atLeast(1))
    verify(pump.stop(), 2)
    verify(pump.stop(), .exactly(limit))
    verify(pump.stop(), .between(1, 5))
    verify(pump.stop(), .atMost(2))
    verify(pump.stop(), .atMost(limit - 1))
    verify(pump.stop(), .atMost(3))
    verify(pump.stop(), .atLeast(4))
    verify(pump.stop(), .atLeast(3))
    verify(pump.stop(), 3)
    verify(pump.pressure)
    verify(pump.pressure.set(3), .never)
    verify(pump.pressure.set(.any), 1)
    verify(pump.pressure.set(.any))
    await verify(pump.stop(), .once, within: .seconds(1))
    await verify(pump.stop(), .atLeast(1), within: .seconds(3))
    await verify(pump.pressure, .atLeast(2), within: .seconds(1))
  }
}
