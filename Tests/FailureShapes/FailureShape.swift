internal import Understudy

/// A kind of failure, as a test meets it: a small story that ends in it.
///
/// What a reader sees of it is in `Golden`, in a file of the same name. Every story says where its
/// lines are, `#sourceLocation(file: "CheckoutTests.swift", line: 31)`, so that the places in these
/// files stay as they are when another story grows.
package struct FailureShape: Sendable {
  /// The name, which its golden file has too.
  package let name: String

  /// Whether it happens in a scope. What happens only where there is none never happens in XCTest,
  /// where each test has one.
  package let isInScope: Bool

  private let story: @Sendable () async -> Void

  /// Makes a shape.
  ///
  /// - Parameters:
  ///   - name: The name of its file, in words with hyphens between them.
  ///   - isInScope: Whether it happens in a scope.
  ///   - story: What a test would do.
  init(_ name: String, isInScope: Bool = true, _ story: @escaping @Sendable () async -> Void) {
    self.name = name
    self.isInScope = isInScope
    self.story = story
  }

  /// Tells the story, in a scope of its own, whose end belongs to it, if it needs one.
  package func run() async {
    if isInScope { await MockScope.run { await story() } } else { await story() }
  }
}

extension FailureShape: CustomStringConvertible {
  /// The name.
  package var description: String { name }
}

extension FailureShape {
  /// All of them.
  package static let all = [
    unexpectedCalls, unexpectedCallsOfRequirements, tooManyCalls, unmetExpectations, verifications,
    mismatches, mismatchesOfMatchers, orders, wrongStates, waits, answers, leftovers, misuses,
  ].flatMap(\.self)
}
