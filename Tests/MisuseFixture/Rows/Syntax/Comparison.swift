import UnderstudyMacros

// A line that is not Swift. Nothing in this folder can be formatted.

/// A gateway for payments.
@Mockable
protocol Gateway {
  func rate(of currency: String) -> Double
}

func comparison(_ gateway: MockGateway) {
  // Row 39.
  // error: unary operator cannot be separated from its operand
  // error: '>=' is not a prefix unary operator
  // cause: A range is a count, a comparison is not.
  // write: verify(gateway.rate(of: .any), 2...)
  verify(gateway.rate(of: .any), >= 2)
}
