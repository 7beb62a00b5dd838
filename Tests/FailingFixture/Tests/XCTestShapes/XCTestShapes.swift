import FailureShapes
import Foundation
import XCTest

/// Every failure that has a golden file, as XCTest prints it.
///
/// All in one test: XCTest has no tests with arguments. Each has a scope, so that shapes without one
/// never happen here.
final class XCTestShapes: XCTestCase {
  func testShapes() async {
    // Warnings are printed on the other stream: only in one stream is it certain whose they are.
    dup2(STDOUT_FILENO, STDERR_FILENO)
    for shape in FailureShape.all where shape.isInScope {
      say("begin \(shape)")
      await shape.run()
      say("end \(shape)")
    }
  }

  /// Prints a line that tells one shape's failures from another's.
  private func say(_ text: String) {
    print("shape: \(text)")
    fflush(nil)
  }
}
