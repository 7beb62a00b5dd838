import FixtureShapes
import Foundation
import XCTest

/// Every failure that has a golden file, as XCTest prints it.
///
/// One test runs all shapes, because XCTest has no parameterized tests. Shapes outside a scope are
/// left out, because each XCTest test has a scope.
final class XCTestShapes: XCTestCase {
  func testShapes() async {
    // Print warnings to the same stream as errors, so that they stay with their shape.
    dup2(STDOUT_FILENO, STDERR_FILENO)
    for shape in FailureShape.all where shape.isInScope {
      say("begin \(shape)")
      await shape.run()
      say("end \(shape)")
    }
  }

  /// Prints a line that separates the failures of two shapes.
  private func say(_ text: String) {
    print("shape: \(text)")
    fflush(nil)
  }
}
