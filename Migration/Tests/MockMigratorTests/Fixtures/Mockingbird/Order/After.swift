import Understudy
import Mockingbird
import Testing

@Test(.verifyingMocks) func ordered() {
  let pump = PumpMock(.strict)
  verifyInOrder(pump.start(), pump.water(.any, liters: 5).times(2))
  verifyInOrder(pump.start(), pump.stop(), exactly: true)
  #warning("understudy: write verifyInOrder(...) with the calls in their order")
  inOrder(with: .noInvocationsBefore) {
    verify(pump.start()).wasCalled()
  }
}

@Test("waits", .verifyingMocks) func waits() {
  let pump = PumpMock(.strict)
  #warning("understudy: wait for the calls in an async test: await verify(mock.call(), within: .seconds(1))")
  let expectation = eventually {
    verify(pump.start()).wasCalled()
  }
  #warning("understudy: 'not(once).and(not(twice))' is no count that Understudy has; examine the calls that calls(...) returns, or write a range")
  verify(pump.start()).wasCalled(not(once).and(not(twice)))
  #warning("understudy: 'loopingSequence' has no counterpart; write .answers with a counter")
  given(pump.name).willReturn(loopingSequence(of: "a", "b"))
  let real = PumpMock(spying: RealPump())
  #warning("understudy: create the mock as a spy, MockPump(spying: real), or forward single calls: stub(...).forwards()")
  pump.forwardCalls(to: RealPump())
  setStrictness(.nice, for: pump)
}
