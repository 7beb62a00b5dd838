import UnderstudyMacros

// Arguments: values, literals, matchers.

func arguments(
  _ gateway: MockGateway, _ mailer: MockMailer, _ accounts: MockAccounts, _ till: Till,
  _ journal: MockJournal
) throws {
  let currency = "USD"
  // Row 1. Compiles.
  stub(gateway.charge(.any, currency: currency)).throws(Unknown())

  let c = 1250
  // Row 2. Compiles.
  verify(gateway.charge(c, currency: .any))

  // Row 3. Compiles.
  verify(gateway.charge(.any, currency: "U" + "SD"))

  // Row 4. Compiles.
  verify(accounts.set(.active, for: .any))

  // Row 5. Compiles.
  verify(accounts.set(.closed(reason: "fraud"), for: .any))

  // Row 6. Compiles.
  stub(gateway.limit(of: nil)).returns(3)

  // Row 7.
  // error: closures cannot be compared: write .any for 'onChange'
  // cause: Two closures cannot be compared, so the pattern takes a matcher.
  // write: verify(accounts.watch(3, onChange: .any))
  verify(accounts.watch(3) { _ in })

  // Row 8.
  // error: closures cannot be compared: write .any for 'onChange'
  verify(accounts.watch(.any, onChange: { _ in }))

  // Row 9.
  // error: closures cannot be compared: write .any for 'filter'
  // cause: Two closures cannot be compared, so the pattern takes a matcher.
  // write: stub(accounts.find(.any)).returns([1])
  stub(accounts.find { $0 > 3 }).returns([1])

  let ids = [1, 2]
  // Row 10. Compiles.
  verify(accounts.batch(ids, options: .any))

  // Row 147.
  // error: type 'MatcherOrEqual<Status>' (aka 'Matcher<Status>') has no member 'active'
  // cause: Patterns of more than two parameters that `@Mockable` generates take all values, or all matchers.
  // write: verify(journal.log(.equal(.active), "paid", tags: .any, source: .any, line: .any))
  verify(journal.log(.active, "paid", tags: .any, source: .any, line: .any))

  // Row 11. Compiles.
  verify(gateway.charge(1...3, currency: .any))

  // Row 12.
  // error: no exact matches in call to instance method 'rate'
  // cause: A type is not a matcher.
  // write: stub(gateway.rate(of: .any)).returns(1)
  stub(gateway.rate(of: Any)).returns(1)

  // Row 13.
  // error: 'eq' has been renamed to 'equal(_:)'
  // cause: The matcher has another name here.
  // write: stub(gateway.rate(of: .equal("x"))).returns(1)
  stub(gateway.rate(of: .eq("x"))).returns(1)

  // Row 14.
  // error: write the value itself; it needs no matcher
  // cause: Values and matchers mix.
  // write: stub(gateway.rate(of: "x")).returns(1)
  stub(gateway.rate(of: .value("x"))).returns(1)

  let captor = Captor<Int>()
  // Row 15.
  // error: no exact matches in call to instance method 'charge'
  // cause: A captor is not a matcher. The notes contain `Captor<Int>` and `Matcher<Int>`.
  // write: expect(gateway.charge(.captured(by: captor), currency: .any))
  expect(gateway.charge(captor, currency: .any))

  // Row 16.
  // error: write .captured(by: captor)
  // cause: A captor is not a matcher.
  // write: expect(gateway.charge(.captured(by: captor), currency: .any))
  expect(gateway.charge(captor.capture(), currency: .any))

  // Row 17.
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  // cause: The argument has another type than the parameter.
  // write: stub(gateway.rate(of: "5")).returns(1)
  stub(gateway.rate(of: 5)).returns(1)

  let texts = Captor<String>()
  // Row 18.
  // error: cannot convert value of type 'Captor<String>' to expected argument type 'Captor<Int>'
  // cause: The captor has another type than the parameter.
  // write: let amounts = Captor<Int>()
  expect(gateway.charge(.captured(by: texts), currency: .any))

  // Row 19.
  // error: incorrect argument label in call (have '_:for:', expected '_:currency:')
  // cause: Patterns have the labels of the requirement.
  // write: stub(gateway.charge(1250, currency: "USD")).throws(Unknown())
  stub(gateway.charge(1250, for: "USD")).throws(Unknown())

  // Row 20.
  // error: value of type 'MockGateway' has no member 'charg'
  // cause: Patterns have the name of the requirement.
  // write: stub(gateway.charge(1250, currency: "USD")).throws(Unknown())
  stub(gateway.charg(1250, currency: "USD")).throws(Unknown())

  // Row 98.
  // error: write .any, without parentheses
  // cause: The matcher is a property.
  // write: stub(gateway.rate(of: .any)).returns(1)
  stub(gateway.rate(of: .any())).returns(1)

  // Row 98, next to a value.
  // error: write .any, without parentheses
  verify(gateway.charge(3, currency: .any()))

  // Row 21.
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  verify(gateway.charge(.greaterThan("3"), currency: .any))

  // Row 22.
  // error: type 'Int' has no member 'any'
  // cause: Only patterns take matchers. This calls the code under test.
  // write: try till.sell(3, in: "USD")
  try till.sell(.any, in: "USD")

  // Compiles: the elements of an array literal are matchers.
  verify(accounts.batch([.any, 2], options: .any))
}
