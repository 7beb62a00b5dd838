import UnderstudyCore

// What stands where a call of a mock must stand.

func realObjects(_ real: RealGreeter, _ existential: any Greeter, _ opaque: some Greeter) {
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(real.greet("bob"))
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(real.greet("bob")).returns("hi")
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(existential.greet("bob")).returns("hi")
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(opaque.greet("bob")).returns("hi").then.returns("ho")
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(real.name).returns("bob")
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(try real.fetch(1)).throws(Rude())
  // error: global function 'expect' requires that 'String' conform to 'CallOfAMock'
  expect(existential.greet("bob"), 1...3)
  // error: global function 'reject' requires that 'String' conform to 'CallOfAMock'
  reject(existential.greet("bob"))
  // error: global function 'verify' requires that 'String' conform to 'CallOfAMock'
  verify(existential.greet("bob"), .never)
  // error: global function 'calls' requires that 'String' conform to 'CallOfAMock'
  _ = calls(existential.greet("bob"))
  // error: type '()' cannot conform to 'CallOfAMock'
  expect(existential.ping())
}

func asynchronous(_ real: RealGreeter) async throws {
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(try await real.load(1)).returns("bob")
  // error: global function 'verify' requires that 'String' conform to 'CallOfAMock'
  verify(try await real.load(1))
}

func withMatchers(_ real: RealGreeter, _ existential: any Greeter) {
  // error: referencing instance method 'greet(_:__m:)' on 'Greeter' requires that 'RealGreeter'
  stub(real.greet(.any)).returns("hi")
  // error: referencing instance method 'greet(_:__m:)' on 'Greeter' requires that 'Self' conform
  stub(existential.greet(.any)).returns("hi")
  // error: referencing instance method 'greet(_:__m:)' on 'Greeter' requires that 'Self' conform
  expect(existential.greet(.any))
  // error: referencing instance method 'greet(_:__m:)' on 'Greeter' requires that 'Self' conform
  verify(existential.greet(.any), 2)
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(existential.name).returns("bob")
  // error: value of type 'String' has no member 'set'
  verify(existential.name.set("bob"))
  // error: referencing subscript 'subscript(key:)' on 'Greeter' requires that 'Self' conform to
  stub(existential[key: .any]).returns(3)
}

func plainValues(_ greeter: MockGreeter) {
  // error: global function 'stub' requires that 'Int' conform to 'CallOfAMock'
  stub(42)
  // error: global function 'stub' requires that 'Int' conform to 'CallOfAMock'
  stub(42).returns(3)
  // error: global function 'verify' requires that 'Int' conform to 'CallOfAMock'
  verify(42)
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub("greet").returns("hi")
  // error: global function 'expect' requires that 'Bool' conform to 'CallOfAMock'
  expect(greeter.greet("bob") == "hi")
  // error: cannot conform to 'CallOfAMock'
  stub { greeter.greet("bob") }
  // error: cannot conform to 'CallOfAMock'
  stub(greeter.greet).returns("hi")
}

func mocks(_ greeter: MockGreeter) {
  // error: global function 'stub' requires that 'MockGreeter' conform to 'CallOfAMock'
  stub(greeter)
  // error: global function 'verify' requires that 'MockGreeter' conform to 'CallOfAMock'
  verify(greeter)
  // error: global function 'verify' requires that 'MockGreeter' conform to 'CallOfAMock'
  verify(greeter).greet("bob")  // error: has no member 'greet'
  // error: value of type 'MockGreeter' has no member 'great'
  verify(greeter.great("bob"))
}
