import UnderstudyCore

// What stands where a call of a mock must stand.

func realObjects(_ real: RealGreeter, _ existential: any Greeter, _ opaque: some Greeter) throws {
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  stub(real.greet("bob"))
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  stub(real.greet("bob")).returns("hi")
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  stub(existential.greet("bob")).returns("hi")
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  stub(opaque.greet("bob")).returns("hi").then.returns("ho")
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(real.name).returns("bob")
  // error: 'fetch' is unavailable: only a mock has call patterns: declare the variable as
  // warning: no calls to throwing functions occur within 'try' expression
  stub(try real.fetch(1)).throws(Rude())
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  expect(existential.greet("bob"), 1...3)
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  reject(existential.greet("bob"))
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  verify(existential.greet("bob"), .never)
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
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
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  stub(real.greet(.any)).returns("hi")
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  stub(existential.greet(.any)).returns("hi")
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  expect(existential.greet(.any))
  // error: 'greet' is unavailable: only a mock has call patterns: declare the variable as
  verify(existential.greet(.any), 2)
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(existential.name).returns("bob")
  // error: value of type 'String' has no member 'set'
  verify(existential.name.set("bob"))
  // error: 'subscript(key:)' is unavailable: only a mock has call patterns: declare the variable
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
  // error: 'stub' is unavailable: write the call inside the parentheses:
  stub(greeter)
  // error: 'verify' is unavailable: write the call inside the parentheses:
  verify(greeter)
  // error: 'verify' is unavailable: write the call inside the parentheses:
  // warning: result of call to 'greet' is unused
  verify(greeter).greet("bob")
  // error: value of type 'MockGreeter' has no member 'great'
  verify(greeter.great("bob"))
}
