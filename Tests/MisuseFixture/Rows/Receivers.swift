import UnderstudyMacros

// What is not a call on a mock.

func existentials(_ gateway: any Gateway, _ real: RealGateway, _ currency: String) {
  // Row 23.
  // error: only a mock has call patterns: declare the variable as 'MockGateway', not 'any Gateway'
  // cause: The variable has the type of the protocol, which has no patterns.
  // write: let gateway = MockGateway()
  stub(gateway.rate(of: .any)).returns(1.25)

  // Row 24.
  // error: only a mock has call patterns: declare the variable as 'MockGateway', not 'any Gateway'
  expect(gateway.charge(3, currency: .any))

  // Row 25.
  // error: only a mock has call patterns: declare the variable as 'MockGateway', not 'any Gateway'
  verify(gateway.charge(3, currency: "EUR"))

  // Row 26.
  // error: only a mock has call patterns: declare the variable as 'MockGateway', not 'any Gateway'
  stub(real.rate(of: "USD")).returns(1)

  // Row 26, with a variable.
  // error: this is a value, not a call on a mock: the variable must have the mock's type ('MockP',
  //   not 'any P' or a real class), and the member must not be private, final or declared in an
  //   extension
  // cause: The argument of the verb is not a pattern but the result of a real call.
  // write: nothing: declare the variable as the mock, `let gateway = MockGateway("gateway")`, and not as
  //   `any Gateway` or the real class
  stub(real.rate(of: currency)).returns(1)

  // Row 27.
  // error: only a mock has call patterns: declare the variable as 'MockGateway', not 'any Gateway'
  stub(real.rate(of: .any)).returns(1)
}

// warning: use of protocol 'Gateway' as a type must be written 'any Gateway'
func existential(_ gateway: Gateway) {
  // Row 28.
  // error: only a mock has call patterns: declare the variable as 'MockGateway', not 'any Gateway'
  stub(gateway.rate(of: .any)).returns(1)
}

func mocks(
  _ gateway: MockGateway, _ mailer: MockMailer, _ vault: MockVault, _ cache: MockCache
) throws {
  // Row 29.
  // error: this is a value, not a call on a mock: the variable must have the mock's type ('MockP',
  //   not 'any P' or a real class), and the member must not be private, final or declared in an
  //   extension; an assignment is written mock.name.set(value)
  // cause: An assignment returns nothing.
  // write: verify(gateway.name.set("x"))
  verify(gateway.name = "x")

  // Row 29, after the verb.
  // error: the verb takes the assignment: stub(mock.name.set(value))
  // cause: The assignment is the call, so it stands inside the parentheses.
  // write: stub(gateway.name.set("x")).returns()
  stub(gateway.name).set("x")

  // Row 30.
  // error: write the call itself, not a closure: expect(mock.member(...)); an assignment is written
  //   expect(mock.name.set(value))
  // cause: Verbs take patterns, not closures.
  // write: expect(gateway.name.set("x"))
  expect { gateway.name = "x" }

  // Row 31.
  // error: 'hidden' is inaccessible due to 'private' protection level
  // cause: A mock does not override private members.
  // write: stub(vault.open()).returns()
  stub(vault.hidden()).returns()

  // Row 31, with a final method.
  // error: 'lock(_:twice:)' cannot be mocked: it is final; remove 'final', or mock a protocol that declares it
  // cause: Only a member that a subclass can override is mocked.
  // write: stub(vault.open()).returns()
  stub(vault.lock(.any)).returns(1)

  // Row 31, with a static method.
  // error: 'static build(_:)' cannot be mocked: static members of a class are final; declare it 'class'
  stub(MockVault.build(.any)).returns(1)
  let _: Int = vault.lock(3) + MockVault.build(1)

  // Row 32.
  // error: this is a value, not a call on a mock: the variable must have the mock's type ('MockP',
  //   not 'any P' or a real class), and the member must not be private, final or declared in an
  //   extension
  // cause: The member is declared in an extension, so the mock does not have it.
  // write: stub(cache.get("k", retries: 3)).returns(3)
  stub(cache.get("k")).returns(3)

  // Row 33.
  // warning: result of call to 'rate(of:)' is unused
  // cause: The verb is missing.
  // write: verify(gateway.rate(of: .any))
  gateway.rate(of: .any)

  // Row 34.
  // warning: result of call to 'send(_:to:)' is unused
  // cause: Without `await`, the call is a pattern.
  // write: await mailer.send("x", to: "y")
  mailer.send("x", to: "y")

  // Row 35. Compiles.
  stub(gateway.rate(of: "USD"))

  // Row 36.
  // warning: no calls to throwing functions occur within 'try' expression
  // cause: A pattern is not a call.
  // write: stub(gateway.charge(3, currency: "EUR")).throws(Unknown())
  stub(try gateway.charge(3, currency: "EUR")).throws(Unknown())
}

func asynchronous(_ mailer: MockMailer) async {
  // Row 37.
  // warning: no 'async' operations occur within 'await' expression
  // cause: A pattern is not a call.
  // write: stub(mailer.send("x", to: "y")).returns()
  stub(await mailer.send("x", to: "y")).returns()
}

func spies(_ vault: Vault, _ gateway: RealGateway) {
  // Row 99.
  // error: a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code
  //   of 'Vault', or partialMock(of: object, as: MockVault.self) to mock an existing object
  // cause: A mock of a class is a subclass. It has the real code already.
  // write: let vault = partialMock(of: vault, as: MockVault.self)
  _ = MockVault(spying: vault)

  // Compiles.
  _ = MockGateway(spying: gateway)

  // error: argument type 'Int' does not conform to expected type 'Gateway'
  _ = MockGateway(spying: 3)
}

func calls(_ gateway: MockGateway) {
  // Row 38.
  // error: call can throw, but it is not marked with 'try' and the error is not handled
  // cause: This is a call of the mock, not a pattern.
  // write: try gateway.charge(3, currency: "EUR")
  gateway.charge(3, currency: "EUR")
}
