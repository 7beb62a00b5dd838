import Mockingbird
import Testing

@Test func ordered() {
  let pump = mock(Pump.self)
  inOrder {
    verify(pump.start()).wasCalled()
    verify(pump.water(any(), liters: 5)).wasCalled(twice)
  }
  inOrder(with: .onlyConsecutiveInvocations) {
    verify(pump.start()).wasCalled()
    verify(pump.stop()).wasCalled()
  }
  inOrder(with: .noInvocationsBefore) {
    verify(pump.start()).wasCalled()
  }
}

@Test("waits") func waits() {
  let pump = mock(Pump.self)
  let expectation = eventually {
    verify(pump.start()).wasCalled()
  }
  verify(pump.start()).wasCalled(not(once).and(not(twice)))
  given(pump.name).willReturn(loopingSequence(of: "a", "b"))
  let real = mock(Pump.self).forwardCalls(to: RealPump())
  pump.forwardCalls(to: RealPump())
  useDefaultValues(from: .standardProvider, on: pump)
}
