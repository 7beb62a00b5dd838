import UnderstudyMacros

// The same through the attribute: what it generates must be misused as clearly.

/// A protocol whose mock the attribute makes.
@Mockable
protocol Clerk {
  var name: String { get }
  func sell(_ item: String, to customer: String) throws -> Int
  func count() async -> Int
}

func clerks(_ clerk: MockClerk, _ anyone: any Clerk) {
  stub(clerk.sell(.any, to: "bob")).returns(3).then.throws(CancellationError())
  verify(clerk.name, .never)

  // error: cannot convert value of type 'String' to expected argument type 'Int'
  stub(clerk.sell(.any, to: "bob")).returns("3")
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(clerk.count()).throws(CancellationError())
  // error: global function 'stub' requires that 'String' conform to 'CallOfAMock'
  stub(anyone.name).returns("bob")
  // error: global function 'expect' requires that 'Int' conform to 'CallOfAMock'
  expect(try anyone.sell("hat", to: "bob"))
  // error: referencing instance method 'sell(_:to:__m:__m:)' on 'Clerk' requires that 'Self'
  expect(anyone.sell(.any, to: .any))
  // warning: result of call to 'sell(_:to:__m:__m:)' is unused
  clerk.sell(.any, to: .any)
}
