import UnderstudyCore

// Arguments of the wrong type.

func matchers(_ greeter: MockGreeter, _ name: String) {
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  stub(greeter.greet(3)).returns("hi")
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  stub(greeter.greet(.equal(3))).returns("hi")
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  verify(greeter.greet("bob", times: "twice"))
  // error: cannot convert value of type 'Matcher<Int>' to expected argument type 'Matcher<String>'
  verify(greeter.greet(Matcher<Int>.any))
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  expect(greeter.greet(.where("long") { $0 > 3 }))
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  expect(greeter.greet(.not(3)))
  // error: no exact matches in call to instance method 'greet'
  verify(greeter.greet(.any, times: name))
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  verify(greeter[key: "k"].set("3"))
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  verify(greeter[key: 3])
}

func nils(_ greeter: MockGreeter) {
  // error: 'isNil' is unavailable: the type is not an optional
  stub(greeter.greet(.isNil)).returns("hi")
  // error: 'notNil' is unavailable: the type is not an optional; write .any
  verify(greeter.fetch(.notNil))
  // error: 'isNil' is unavailable: the type is not an optional
  verify(greeter[key: "k"].set(.isNil))
  // error: 'nil' is not compatible with expected argument type 'String'
  verify(greeter.greet(nil))
}

func constrained(_ greeter: MockGreeter) {
  // error: 'hasPrefix' is unavailable: the type is not a string; for an optional, write
  verify(greeter.fetch(.hasPrefix("b")))
  // error: 'hasSuffix' is unavailable: the type is not a string; for an optional, write
  verify(greeter.fetch(.hasSuffix("b")))
  // error: 'isEmpty' is unavailable: the type is not a collection; for an optional, write
  verify(greeter.fetch(.isEmpty))
  // error: 'hasCount' is unavailable: the type is not a collection; for an optional, write
  verify(greeter.fetch(.hasCount(3)))
  // error: 'closeTo(_:within:)' is unavailable: the type is neither a number nor a duration
  verify(greeter.greet(.closeTo("b", within: "c")))
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  verify(greeter.greet(.hasPrefix(3)))
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  verify(greeter.fetch(.greaterThan("b")))
  // error: 'greaterThan' is unavailable: the type is not Comparable; write .where { ... }
  _ = Matcher<Rude>.greaterThan(Rude())
}

func parameters(_ greeter: MockGreeter) {
  // error: missing argument for parameter #1 in call
  stub(greeter.greet()).returns("hi")
  // error: missing argument label 'times:' in call
  stub(greeter.greet("bob", 2)).returns("hi")
}
