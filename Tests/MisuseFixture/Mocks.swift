import UnderstudyCore

// What stands where a mock must stand.

func noMocks(_ greeter: MockGreeter, _ real: RealGreeter) {
  // error: argument type 'RealGreeter' does not conform to expected type 'Mockable'
  ignore(real)
  // error: argument type 'RealGreeter' does not conform to expected type 'Mockable'
  ignore(greeter, real)
  // error: argument type 'Int' does not conform to expected type 'Mockable'
  ignore(42)
  // error: 'reset' is unavailable: this is a value, not a call on a mock: the variable must have
  reset(real)
  // error: argument type 'RealGreeter' does not conform to expected type 'Mockable'
  reset(real, .calls)
  // error: argument type 'RealGreeter' does not conform to expected type 'Mockable'
  verifyExpectations(real)
  // error: argument type 'RealGreeter' does not conform to expected type 'Mockable'
  verifyNoMoreInteractions(real)
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  verifyNoMoreInteractions(greeter, excluding: real.greet("bob"))
}

func callsForMocks(_ greeter: MockGreeter) {
  // error: 'ignore' is unavailable: ignore takes mocks; write expect(call, .any) to allow a call
  ignore(greeter.greet("bob"))
  // error: 'ignore' is unavailable: ignore takes mocks; write expect(call, .any) to allow a call
  ignore(greeter.greet(.any), greeter.ping())
}
