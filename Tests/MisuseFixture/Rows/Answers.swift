import UnderstudyMacros

// Answers of stubs and expectations.

func answers(
  _ gateway: MockGateway, _ lock: MockLock, _ accounts: MockAccounts, _ ledger: MockLedger
) {
  // Row 53.
  // error: cannot convert value of type 'String' to expected argument type 'Double'
  // cause: The result has another type.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  stub(gateway.rate(of: "USD")).returns("1.25")

  // Row 146.
  // error: the answer follows the call: write stub(mock.member(...)).answers { arguments in ... }
  // cause: `stub` takes only the call. The answers are methods of the setup that it returns.
  // write: stub(gateway.rate(of: .any)).answers { _ in 1.25 }
  stub(gateway.rate(of: .any)) { 1.25 }

  // Row 146, with an argument.
  // error: the answer follows the call: write stub(mock.member(...)).answers { arguments in ... }
  stub(gateway.rate(of: .any)) { _ in 1.25 }

  // Row 146, of an expectation.
  // error: the answer follows the call: write expect(mock.member(...)).answers { arguments in ... }
  expect(gateway.rate(of: .any)) { 1.25 }

  // Row 54.
  // error: this call returns a value: write .returns(value)
  // cause: The requirement has a result.
  // write: stub(gateway.rate(of: "USD")).returns(1.25)
  stub(gateway.rate(of: "USD")).returns()

  // Row 55.
  // error: this requirement is not declared to throw
  // cause: The requirement cannot throw.
  // write: stub(gateway.charge(.any, currency: .any)).throws(Unknown())
  stub(gateway.rate(of: .any)).throws(Unknown())

  // Row 56.
  // error: cannot pass function of type '(String) async throws -> Double' to parameter expecting
  //   synchronous function type
  // cause: The requirement is not async.
  // write: stub(gateway.rate(of: .any)).answers { _ in 1 }
  stub(gateway.rate(of: .any)).answers { _ in
    try await Task.sleep(for: .seconds(1)); return 1
  }

  // Row 57.
  // error: returns takes a value; write .answers { arguments in ... } to compute it
  // cause: The argument of `returns` is the result.
  // write: stub(gateway.rate(of: .any)).answers { currency in 1.25 }
  stub(gateway.rate(of: .any)).returns { _ in 1.25 }

  // Row 58.
  // error: this requirement is declared to throw errors of another type
  // cause: The error of the requirement has a type.
  // write: stub(lock.turn()).throws(Jammed())
  stub(lock.turn()).throws(Unknown())

  // Row 95.
  // error: argument passed to call that takes no arguments
  // cause: The default implementation gets the arguments of the call.
  // write: stub(gateway.rate(of: .any)).callsDefault()
  stub(gateway.rate(of: .any)).callsDefault("USD")

  // Row 96.
  // error: has no member 'callsDefault'
  // cause: `verify` looks at the calls so far. An answer belongs to `stub` or `expect`.
  // write: stub(gateway.rate(of: .any)).callsDefault()
  verify(gateway.rate(of: .any)).callsDefault()

  // Row 97.
  // error: an answer follows 'then': write .then.answers { arguments in ... }
  // cause: `then` only separates the answers of one call from those of the next.
  // write: stub(gateway.rate(of: .any)).returns(1).then.answers { currency in 1.25 }
  stub(gateway.rate(of: .any)).returns(1).then { _ in 1.25 }

  // Row 97, with a closure without parameters.
  // error: an answer follows 'then': write .then.answers { arguments in ... }
  stub(gateway.rate(of: .any)).then { 1.25 }

  var count = 0
  // Row 100.
  // error: the closure receives the arguments: write .performs { arguments in ... } or { _ in ... }
  // cause: The closure has no parameter.
  // write: stub(gateway.charge(.any, currency: .any)).performs { _ in count += 1 }
  stub(gateway.charge(.any, currency: .any)).performs { count += 1 }

  // Row 101.
  // error: the closure receives the arguments: write .answers { arguments in ... } or { _ in ... }
  // cause: The closure has no parameter.
  // write: stub(gateway.settle(.any)).answers { _ in Money() }
  stub(gateway.settle(.any)).answers { Money() }

  // Row 106.
  // error: the closure returns a value of the type of the arguments: return the result of the call
  // cause: The closure returns the argument, which has another type than the result.
  // write: stub(gateway.rate(of: .any)).answers { currency in Double(currency.count) }
  stub(gateway.rate(of: .any)).answers { currency in currency }

  // Row 106, with a tuple of arguments.
  // error: the closure returns a value of the type of the arguments: return the result of the call
  stub(ledger.note(.any, .any)).answers { $0 }

  // Row 106, with a value of another type.
  // error: cannot convert value of type '[String]' to closure result type 'Double'
  stub(gateway.rate(of: .any)).answers { _ in ["1.25"] }

  // Row 106, with a value of another type for an expectation.
  // error: cannot convert value of type '[Int]' to closure result type 'Double'
  expect(gateway.rate(of: .any)).answers { _ in [1] }

  // Row 106, with nil.
  // error: this call does not return an optional: return a value, or unwrap it first
  stub(gateway.rate(of: .any)).answers { _ in nil }

  // Row 107.
  // error: expects 0 arguments, but 1 was used in closure body
  // cause: Several arguments are a tuple, which has no such member.
  // write: stub(ledger.note(.any, .any)).answers { text, _ in text.count }
  stub(ledger.note(.any, .any)).answers { $0.count }

  // Row 108.
  // error: cannot convert value of type 'CallPattern<String, Double, Never>' to expected argument type
  //   'AsyncCallPattern<Int, Double, Never>'
  // cause: The types that the closure declares are not those of the call: compare the two lists.
  // write: stub(gateway.rate(of: .any)).answers { currency in 1.25 }
  stub(gateway.rate(of: .any)).answers { (currency: Int) -> Double in 1.25 }

  // Row 109.
  // error: the only argument of the call is not a closure: say which argument it is, as in .invokes { $0.1 }
  // cause: `invokes()` calls a closure that is the only argument.
  // write: stub(accounts.watch(.any, onChange: .any)).invokes({ $0.1 }, with: .active)
  stub(accounts.watch(.any, onChange: .any)).invokes()
}
