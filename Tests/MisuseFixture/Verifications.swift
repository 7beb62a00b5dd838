import UnderstudyCore

// Verifications in order and within a time.

func inOrder(_ greeter: MockGreeter, _ real: RealGreeter, _ existential: any Greeter) {
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  verifyInOrder(real.greet("bob"))
  // error: 'verifyInOrder(_:exactly:)' is unavailable: this is a value, not a call on a mock: the
  verifyInOrder(greeter.ping(), real.name)
  // error: 'verifyInOrder(_:exactly:)' is unavailable: this is a value, not a call on a mock: the
  verifyInOrder(42)
  // error: 'verifyInOrder(_:exactly:)' is unavailable: this is a value, not a call on a mock: the
  verifyInOrder(greeter)
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  verifyInOrder(greeter.ping(), existential.greet(.any))
  // error: instance method 'times' requires that 'String' conform to 'CallCounting'
  verifyInOrder(greeter.greet("bob").times("2"))
  // warning: result of call to 'times' is unused
  greeter.greet("bob").times(2)
}

func within(_ greeter: MockGreeter, _ real: RealGreeter, _ existential: any Greeter) async {
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  await verify(real.greet("bob"), within: .seconds(1))
  // error: 'verify(_:_:within:)' is unavailable: this is a value, not a call on a mock: the
  await verify(real.name, 2, within: .seconds(1))
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  await verify(existential.greet(.any), within: .seconds(1))
  // error: requires that 'String' conform to 'CallCounting'
  await verify(greeter.greet("bob"), "3", within: .seconds(1))
  // error: cannot convert value of type 'String' to expected argument type 'Duration'
  await verify(greeter.greet("bob"), within: "1")
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  await verify(greeter.greet("bob"), within: 1)
  // error: expression is 'async' but is not marked with 'await'
  verify(greeter.greet("bob"), within: .seconds(1))
  // error: the label is within: await verify(call, within: .seconds(1))
  await verify(greeter.greet("bob"), timeout: .seconds(1))
  // error: the label is within: verify(call, 2, within: .seconds(1))
  await verify(greeter.greet("bob"), 2, timeout: .seconds(1))
  // error: write await verify(call, within: .seconds(1))
  await waitUntil(greeter.greet("bob"), timeout: .seconds(1))
  // error: write await waitUntil { condition }
  await waitUntil(greeter.name == "bob", timeout: .seconds(1))
  // error: argument type 'RealGreeter' does not conform to expected type 'Mockable'
  await verifyExpectations(real, within: .seconds(1))
  // error: write await waitUntil { condition }
  await waitUntil(greeter.name == "bob")
}
