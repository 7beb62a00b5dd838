import Understudy

@testable import Shop

// The product UnderstudyContracts, which a test target names in its manifest.

func withoutContracts(mock: MockGateway, real: any Gateway) {
  // error: cannot find 'verifyContract' in scope
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  verifyContract(of: (any Gateway).self, with: [real, real]) { _ in }

  // error: cannot find 'verifyStubs' in scope
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  verifyStubs(of: mock, against: real)

  // error: cannot find 'verifyInteractions' in scope
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  verifyInteractions(mock, matches: "sale")

  // error: cannot find 'replay' in scope
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  replay("sale", on: mock)

  // error: cannot find 'Tolerances' in scope
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  _ = Tolerances()

  // error: cannot find type 'StubComparison' in scope
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  let _: StubComparison? = nil

  // error: cannot find type 'ReplayedError' in scope
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  let _: ReplayedError? = nil

  // error: cannot convert value of type 'any Gateway' to expected argument type 'Strictness'
  // error: extra argument 'to' in call
  // cause: It is in the product UnderstudyContracts, which the test target has to depend on.
  // write: import UnderstudyContracts
  _ = MockGateway(recording: real, to: "sale")
}
