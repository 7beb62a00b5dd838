@testable import Shop
import Understudy

// Imports that are missing.

final class HandwrittenGauge: Mock, @unchecked Sendable {
  // Row 110.
  // error: cannot find 'MockReference' in scope
  // cause: References are in the product `UnderstudyHandwritten`. Add it to the test target.
  // write: import UnderstudyHandwritten
  lazy var levelRef = MockReference(level)

  func level() -> Int { 0 }
}

func withoutHandwritten() {
  let gauge = HandwrittenGauge()
  // Row 111.
  // error: value of type 'HandwrittenGauge' has no member 'registerResult'
  // cause: Registered results are in the product `UnderstudyHandwritten`. Add it to the test target.
  // write: import UnderstudyHandwritten
  gauge.registerResult(for: gauge.levelRef) { 3 }
  // Row 112.
  // error: value of type 'HandwrittenGauge' has no member 'hasCalled'
  // cause: The product `UnderstudyHandwritten` declares it. Add it to the test target.
  // write: import UnderstudyHandwritten
  _ = gauge.hasCalled(gauge.levelRef)
}
