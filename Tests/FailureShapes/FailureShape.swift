internal import Understudy

/// A kind of failure, and a small test story that causes it.
///
/// The golden file of the same name in `Golden` contains the text of the failure. Each story sets
/// its own source location, `#sourceLocation(file: "CheckoutTests.swift", line: 31)`, so that the
/// golden files do not change if another story gets longer.
package struct FailureShape: Sendable {
  /// The name of the shape and of its golden file.
  package let name: String

  /// A Boolean value that indicates whether the story runs in a scope.
  ///
  /// Failures outside a scope cannot happen in XCTest, because each XCTest test has a scope.
  package let isInScope: Bool

  private let story: @Sendable () async -> Void

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - name: The name of the golden file, with hyphens between the words.
  ///   - isInScope: A Boolean value that indicates whether the story runs in a scope.
  ///   - story: The code of the test.
  init(_ name: String, isInScope: Bool = true, _ story: @escaping @Sendable () async -> Void) {
    self.name = name
    self.isInScope = isInScope
    self.story = story
  }

  /// Runs the story, in a scope of its own if it needs one, including the end of the scope.
  package func run() async {
    if isInScope { await MockScope.run { await story() } } else { await story() }
  }
}

extension FailureShape: CustomStringConvertible {
  /// The name of the shape.
  package var description: String { name }
}

extension FailureShape {
  /// All shapes.
  package static let all = [
    unexpectedCalls, unexpectedCallsOfRequirements, tooManyCalls, unmetExpectations, verifications,
    mismatches, mismatchesOfMatchers, orders, wrongStates, waits, answers, leftovers, misuses,
    comparisons,
  ].flatMap(\.self)
}
