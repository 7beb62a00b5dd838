import UnderstudyCore

// Imports that are missing.

func withoutTime() {
  // Row 141.
  // error: cannot find 'ManualClock' in scope
  // cause: It is in the product `UnderstudyTime`, which the test target must name, too.
  // write: import UnderstudyTime
  _ = ManualClock()
  // Row 142.
  // error: cannot find 'ManualExecutor' in scope
  // cause: It is in the product `UnderstudyTime`, which the test target must name, too.
  // write: import UnderstudyTime
  _ = ManualExecutor()
  // Row 143.
  // error: cannot find 'stress' in scope
  // cause: It is in the product `UnderstudyTime`, which the test target must name, too.
  // write: import UnderstudyTime
  stress(100) { _ in }
}
