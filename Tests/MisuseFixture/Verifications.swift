import UnderstudyCore

// Verifications in order and within a time.

func inOrder(_ greeter: MockGreeter, _ real: RealGreeter, _ existential: any Greeter) {
  // error: cannot convert value of type 'String' to expected argument type 'AnyCallPattern'
  verifyInOrder(real.greet("bob"))
  // error: cannot convert value of type 'String' to expected argument type 'AnyCallPattern'
  verifyInOrder(greeter.ping(), real.name)
  // error: cannot convert value of type 'Int' to expected argument type 'AnyCallPattern'
  verifyInOrder(42)
  // error: cannot convert value of type 'MockGreeter' to expected argument type 'AnyCallPattern'
  verifyInOrder(greeter)
  // error: referencing instance method 'greet(_:__m:)' on 'Greeter' requires that 'Self' conform
  verifyInOrder(greeter.ping(), existential.greet(.any))
  // error: instance method 'times' requires that 'String' conform to 'CallCounting'
  verifyInOrder(greeter.greet("bob").times("2"))
  // warning: result of call to 'times' is unused
  greeter.greet("bob").times(2)
}

func within(_ greeter: MockGreeter, _ real: RealGreeter, _ existential: any Greeter) async {
  // error: global function 'verify(_:_:within:)' requires that 'String' conform to 'CallOfAMock'
  await verify(real.greet("bob"), within: .seconds(1))
  // error: global function 'verify(_:_:within:)' requires that 'String' conform to 'CallOfAMock'
  await verify(real.name, 2, within: .seconds(1))
  // error: referencing instance method 'greet(_:__m:)' on 'Greeter' requires that 'Self' conform
  await verify(existential.greet(.any), within: .seconds(1))
  // error: requires that 'String' conform to 'CallCounting'
  await verify(greeter.greet("bob"), "3", within: .seconds(1))
  // error: cannot convert value of type 'Int' to expected argument type 'Duration'
  await verify(greeter.greet("bob"), within: 1)
  // error: expression is 'async' but is not marked with 'await'
  verify(greeter.greet("bob"), within: .seconds(1))
  // error: argument type 'RealGreeter' does not conform to expected type 'Mockable'
  await verifyExpectations(real, within: .seconds(1))
  // error: cannot convert value of type 'Bool' to expected argument type 'StateCondition'
  await waitUntil(greeter.name == "bob")
}
