import UnderstudyCore

// Answers that the requirement cannot give.

func errors(_ greeter: MockGreeter) {
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(greeter.greet("bob")).throws(Rude())
  // error: 'throws' is unavailable: this requirement is not declared to throw
  expect(greeter.greet(.any)).throws(Rude())
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(greeter.name).throws(Rude())
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(greeter[key: "k"]).throws(Rude())
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(greeter.wait()).throws(Rude())
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(greeter.greet("bob")).returns("hi").then.throws(Rude())

  // error: 'throws' is unavailable: this requirement is declared to throw errors of another type
  stub(greeter.greet("bob", times: 2)).throws(Cold())
  // error: 'throws' is unavailable: this requirement is declared to throw errors of another type
  reject(greeter.greet(.any, times: .any)).throws(Cold())
  // error: argument type 'String' does not conform to expected type 'Error'
  stub(greeter.fetch(1)).throws("rude")
}

func values(_ greeter: MockGreeter, _ name: String?) {
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  stub(greeter.greet("bob")).returns(3)
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  stub(greeter.greet(.any)).returns("hi", 3)
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  stub(greeter.load(1)).returns(3)
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  stub(greeter.name).returns(3)
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  stub(greeter[key: "k"]).returns("3")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  stub(greeter.decode(Int.self, from: .any)).returns("3")

  // error: 'returns' is unavailable: this call does not return an optional: return a value, or
  stub(greeter.greet("bob")).returns(nil)
  // error: 'returns' is unavailable: this call does not return an optional: return a value, or
  stub(greeter.greet("bob")).returns(name)

  // error: cannot convert value of type 'Int' to expected argument type 'Void'
  stub(greeter.ping()).returns(3)
  // error: cannot convert value of type 'String' to expected argument type 'Void'
  stub(greeter.name.set(.any)).returns("bob")
  // error: 'returns()' is unavailable: this call returns a value: write .returns(value)
  stub(greeter.greet("bob")).returns()

  // error: value of type 'CallSetup<String, String, Never>' has no member 'gives'
  stub(greeter.greet("bob")).gives("hi")
}

func waits(_ greeter: MockGreeter) {
  // error: 'suspends()' is unavailable: only async requirements can suspend; write .holds()
  stub(greeter.greet("bob")).suspends()
  // error: 'suspends()' is unavailable: only async requirements can suspend; write .holds()
  expect(greeter.fetch(.any)).suspends()
  // error: cannot convert value of type 'String' to expected argument type 'Duration'
  stub(greeter.load(.any)).delays(for: "3")
}
