import Shop
import UnderstudyMacros

// Imports that are missing.

func withoutTestable() {
  // Row 71.
  // error: cannot find 'MockGateway' in scope
  // cause: The mock is internal, as its protocol.
  // write: @testable import Shop
  let gateway = MockGateway()
  stub(gateway.rate(of: "USD")).returns(1.25)
}
