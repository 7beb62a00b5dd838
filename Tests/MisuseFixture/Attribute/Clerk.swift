import UnderstudyMacros

// The same through the attribute: what it generates must be misused as clearly.

/// A protocol whose mock the attribute makes.
@Mockable
protocol Clerk {
  var name: String { get }
  func sell(_ item: String, to customer: String) throws -> Int
  func count() async -> Int
}

func clerks(_ clerk: MockClerk, _ anyone: any Clerk) throws {
  stub(clerk.sell(.any, to: "bob")).returns(3).then.throws(CancellationError())
  verify(clerk.name, .never)

  // error: cannot convert value of type 'String' to expected argument type 'Int'
  stub(clerk.sell(.any, to: "bob")).returns("3")
  // error: 'throws' is unavailable: this requirement is not declared to throw
  stub(clerk.count()).throws(CancellationError())
  // error: 'stub' is unavailable: this is a value, not a call on a mock: the variable must have
  stub(anyone.name).returns("bob")
  // error: 'sell(_:to:)' is unavailable: only a mock has call patterns: declare the variable as
  // warning: no calls to throwing functions occur within 'try' expression
  expect(try anyone.sell("hat", to: "bob"))
  // error: 'sell(_:to:)' is unavailable: only a mock has call patterns: declare the variable as
  expect(anyone.sell(.any, to: .any))
  // warning: result of call to 'sell(_:to:)' is unused
  clerk.sell(.any, to: .any)
}
