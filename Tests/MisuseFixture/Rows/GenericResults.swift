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

  // Compiles: the object determines the type.
  verify(container.keep(.identical(to: object)))
  stub(container.store(.identical(to: object), in: 1)).throws(Unknown())
}
