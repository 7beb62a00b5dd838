import UnderstudyMacros

// Generic results: patterns whose types no argument fixes.

func genericResults(_ container: MockContainer, _ accounts: MockAccounts, _ object: RealGateway) {
  // Row 105.
  // error: ambiguous use of 'resolve()'
  // cause: The requirement itself could return the type that 'as' names, so the call would be made.
  // write: stub(container.resolve(returning: Int.self)).returns(3)
  stub(container.resolve() as CallPattern<(), Int, Never>).returns(3)

  // Row 105, with an argument and a variable.
  // error: ambiguous use of 'value(named:)'
  let pattern: CallPattern<String, Int, Never> = container.value(named: "size")
  verify(pattern)

  // Row 105, without a type.
  // warning: no argument says what 'resolve' returns: add 'returning: Value.self'
  stub(container.resolve()).returns(3)

  // Compiles: the type is an argument.
  stub(container.resolve(returning: Int.self)).returns(3)
  verify(container.value(named: "size", returning: Int.self))

  let place = 3
  // Row 144.
  // error: nothing says what type 'value' has: write the type, as in Matcher<Int>.any
  // cause: The requirement is generic, and `.any` fits each type.
  // write: stub(container.store(Matcher<Int>.any, in: place)).throws(Unknown())
  stub(container.store(.any, in: place)).throws(Unknown())

  // Row 144, with matchers only.
  // error: nothing says what type 'value' has: write the type, as in Matcher<Int>.any
  stub(container.store(.any, in: .any)).throws(Unknown())

  // Row 145.
  // error: nothing says what type 'type' has: write the type, as in Int.self
  // cause: The argument is a type, and a matcher is not.
  // write: stub(accounts.load(Int.self, key: .any)).throws(Unknown())
  stub(accounts.load(.any, key: .any)).throws(Unknown())

  // Compiles: the object determines the type.
  verify(container.keep(.identical(to: object)))
  stub(container.store(.identical(to: object), in: 1)).throws(Unknown())
}
