import UnderstudyMacros

// Order, scopes, real objects.

func orders(_ gateway: MockGateway, _ registry: MockRegistry, _ filler: MockFiller) {
  // Row 59.
  // warning: this block expects nothing: write expect(mock.member(...)) on each line
  // cause: A pattern alone expects nothing.
  // write: inOrder { expect(gateway.rate(of: .any)) }
  inOrder { gateway.rate(of: .any) }

  // Row 59, with a verification.
  // warning: this block expects nothing: write expect(mock.member(...)) on each line
  inOrder { verify(gateway.rate(of: .any)) }

  // Row 60.
  // error: write the calls as arguments: verifyInOrder(mock.a(), mock.b())
  // cause: The verb takes patterns, not a closure.
  // write: verifyInOrder(gateway.rate(of: .any), gateway.rate(of: "USD"))
  verifyInOrder { gateway.rate(of: .any) }

  // Row 62.
  // error: static member 'shared' cannot be used on instance of type 'RealGateway'
  // cause: The property is static, so the key path starts at the metatype.
  // write: withSingleton(\RealGateway.Type.shared, gateway) { }
  withSingleton(\RealGateway.shared, RealGateway()) {}

  // Row 63. Compiles.
  _ = MockGateway(.strict)

  // Row 64.
  // error: 'init(strictness:)' has been renamed to 'init(_:)'
  // cause: The strictness has no label.
  // write: MockGateway(.strict)
  _ = MockGateway(strictness: .strict)

  // Row 65.
  // error: ambiguous use of 'get'
  // cause: Several requirements differ only in their results.
  // write: verify(registry.get("k") as CallPattern<String, Int, Never>)
  verify(registry.get("k"))

  var level = 3
  // Row 66.
  // error: '&' used with non-inout argument of type 'Int'
  // cause: A pattern does not change the argument.
  // write: verify(filler.fill(3))
  verify(filler.fill(&level))

  // Row 67.
  // error: cannot find 'MockGatway' in scope
  // cause: No protocol with this name has a mock: check the spelling, mark the protocol
  //   `@Mockable`, import its module `@testable`, or add the plug-in to the test target.
  // write: let other = MockGateway()
  let other = MockGatway()

  // Row 67, the next line. Compiles.
  stub(other.rate(of: "USD")).returns(1.25)

  // Row 77.
  // error: generic parameter 'Entity' could not be inferred
  // cause: A mock of a protocol with associated types is generic.
  // write: let repository = MockRepository<User>()
  let repository = MockRepository()

  // Row 102.
  // error: write the calls as arguments: verifyInOrder(mock.a(), mock.b())
  // cause: The verb takes patterns, not an array.
  // write: verifyInOrder(gateway.rate(of: .any), gateway.limit(of: nil))
  verifyInOrder([gateway.rate(of: .any), gateway.limit(of: nil)])

  // Row 103.
  // error: the condition is evaluated more than once: write await waitUntil { condition }
  // cause: The argument is the value that the condition has now.
  // write: await waitUntil { gateway.name == "x" }
  Task { await waitUntil(gateway.name == "x") }
}
