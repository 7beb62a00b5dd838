import UnderstudyCore

// What stands where a call of a mock must stand.

func realObjects(_ real: RealGreeter, _ existential: any Greeter, _ opaque: some Greeter) throws {
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(real.greet("bob"))
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(real.greet("bob")).returns("hi")
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(existential.greet("bob")).returns("hi")
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(opaque.greet("bob")).returns("hi").then.returns("ho")
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(real.name).returns("bob")
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(try real.fetch(1)).throws(Rude())
  // error: 'expect' is unavailable: this is a value, not a call on a mock: the variable must have
  expect(existential.greet("bob"), 1...3)
  // error: 'reject' is unavailable: this is a value, not a call on a mock: the variable must have
  reject(existential.greet("bob"))
  // error: 'verify' is unavailable: this is a value, not a call on a mock: the variable must have
  verify(existential.greet("bob"), .never)
  // error: 'calls' is unavailable: this is a value, not a call on a mock: the variable must have
  _ = calls(existential.greet("bob"))
  // error: 'expect' is unavailable: this is a value, not a call on a mock: the variable must have
  expect(existential.ping())
}

func asynchronous(_ real: RealGreeter) async throws {
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(try await real.load(1)).returns("bob")
  // error: 'verify' is unavailable: this is a value, not a call on a mock: the variable must have
  verify(try await real.load(1))
}

func withMatchers(_ real: RealGreeter, _ existential: any Greeter) {
  // error: type 'String' has no member 'any'
  stub(real.greet(.any)).returns("hi")
  // error: type 'String' has no member 'any'
  stub(existential.greet(.any)).returns("hi")
  // error: type 'String' has no member 'any'
  expect(existential.greet(.any))
  // error: type 'String' has no member 'any'
  verify(existential.greet(.any), 2)
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(existential.name).returns("bob")
  // error: value of type 'String' has no member 'set'
  verify(existential.name.set("bob"))
  // error: referencing subscript 'subscript(key:)' on 'Greeter' requires that 'Self' conform to
  stub(existential[key: .any]).returns(3)
}

func plainValues(_ greeter: MockGreeter) {
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(42)
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(42).returns(3)
  // error: 'verify' is unavailable: this is a value, not a call on a mock: the variable must have
  verify(42)
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub("greet").returns("hi")
  // error: 'expect' is unavailable: this is a value, not a call on a mock: the variable must have
  expect(greeter.greet("bob") == "hi")
  // error: 'stub' is unavailable: write the call itself, not a closure: stub(mock.member(...))
  stub { greeter.greet("bob") }
  // error: ambiguous use of 'greet'
  stub(greeter.greet).returns("hi")
}

func mocks(_ greeter: MockGreeter) {
  // error: 'stub' is unavailable: write the call inside the parentheses: stub(mock.member(...))
  stub(greeter)
  // error: 'verify' is unavailable: write the call inside the parentheses:
  verify(greeter)
  // error: 'verify' is unavailable: write the call inside the parentheses:
  // warning: result of call to 'greet' is unused
  verify(greeter).greet("bob")
  // error: value of type 'MockGreeter' has no member 'great'
  verify(greeter.great("bob"))
}
