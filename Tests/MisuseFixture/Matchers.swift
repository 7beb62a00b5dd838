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
  // error: requires that 'String' conform to 'ExpressibleByIntegerLiteral'
  expect(greeter.greet(.not(3)))
  // error: cannot convert value of type 'String' to expected argument type 'Matcher<String>'
  verify(greeter.greet(name, times: .any))
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  verify(greeter[key: "k"].set("3"))
  // error: requires that 'String' conform to 'ExpressibleByIntegerLiteral'
  verify(greeter[key: 3])
}

func nils(_ greeter: MockGreeter) {
  // error: 'isNil' is unavailable: only an optional can be nil
  stub(greeter.greet(.isNil)).returns("hi")
  // error: 'notNil' is unavailable: only an optional can be nil; .any matches every value
  verify(greeter.fetch(.notNil))
  // error: 'isNil' is unavailable: only an optional can be nil
  verify(greeter[key: "k"].set(.isNil))
  // error: 'nil' is not compatible with expected argument type 'String'
  verify(greeter.greet(nil))
}

func constrained(_ greeter: MockGreeter) {
  // error: 'hasPrefix' is unavailable: only text has a prefix; of an optional: .some(.hasPrefix(_:))
  verify(greeter.fetch(.hasPrefix("b")))
  // error: 'hasSuffix' is unavailable: only text has a suffix; of an optional: .some(.hasSuffix(_:))
  verify(greeter.fetch(.hasSuffix("b")))
  // error: 'isEmpty' is unavailable: only a collection is empty; of an optional: .some(.isEmpty)
  verify(greeter.fetch(.isEmpty))
  // error: 'hasCount' is unavailable: only a collection has a count
  verify(greeter.fetch(.hasCount(3)))
  // error: 'closeTo(_:within:)' is unavailable: only a number or a duration is close to another
  verify(greeter.greet(.closeTo("b", within: "c")))
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  verify(greeter.greet(.hasPrefix(3)))
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  verify(greeter.fetch(.greaterThan("b")))
  // error: 'greaterThan' is unavailable: only a Comparable value is greater than another
  _ = Matcher<Rude>.greaterThan(Rude())
}

func parameters(_ greeter: MockGreeter) {
  // error: missing argument for parameter #1 in call
  stub(greeter.greet()).returns("hi")
  // error: missing argument label 'times:' in call
  stub(greeter.greet("bob", .any)).returns("hi")
}
