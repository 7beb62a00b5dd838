@testable import Shop

// Imports that are missing.

func withoutUnderstudy() {
  let gateway = MockGateway()
  // Row 69.
  // error: cannot find 'stub' in scope
  // cause: The verbs are declared in another module than the mock.
  // write: import Understudy
  stub(gateway.rate(of: "USD")).returns(1.25)
}

// Row 70.
// error: unknown attribute 'Mockable'
// cause: The attributes are declared in a module of their own, a product that the target needs.
// write: import UnderstudyMacros
@Mockable protocol Unmarked { func f() }
