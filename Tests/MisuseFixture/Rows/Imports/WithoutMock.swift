@testable import Shop
import UnderstudyMacros

// Imports that are missing.

/// A protocol without the attribute.
protocol Plain { func f() }

func withoutMock() {
  // Row 68.
  // error: cannot find 'MockPlain' in scope
  // cause: The protocol has no mock.
  // write: @Mockable protocol Plain { func f() }, and import its module '@testable', or add the plug-in
  //   to the test target
  _ = MockPlain()
}
