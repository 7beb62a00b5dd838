/// What the tests of the process did with the requirements and stubs of their mocks.
///
/// Collected by the scopes that request it, when their mocks end.
package final class MockCoverage: Sendable {
  /// What tests did with a requirement.
  package struct Uses: OptionSet, Sendable {
    package let rawValue: UInt8

    /// Creates a set of uses.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It was called.
    package static let called = Uses(rawValue: 1)

    /// It was stubbed.
    package static let stubbed = Uses(rawValue: 2)

    /// It was expected.
    package static let expected = Uses(rawValue: 4)

    /// Its calls were verified.
    package static let verified = Uses(rawValue: 8)
  }

  /// The coverage of all scopes of the process.
  package static let shared = MockCoverage()

  private let state = Guarded(State())

  private struct State {
    /// The uses of requirements, by the name of the protocol and by the requirement with its labels.
    var requirements: [String: [String: Uses]] = [:]

    /// Whether a call used a stub, by its line.
    var stubs: [MockSourceLocation: Bool] = [:]

    /// Whether a test has requested a report.
    var isReportRequested = false
  }

  /// Creates an empty coverage.
  package init() {}

  /// Adds what a test did with a mock.
  ///
  /// - Parameters:
  ///   - requirements: The uses of requirements, with the name of the protocol and the requirement.
  ///   - stubs: Whether a call used a stub, with its line.
  func add(
    _ requirements: [(protocol: String, requirement: String, uses: Uses)],
    _ stubs: [(site: MockSourceLocation, isUsed: Bool)]
  ) {
    state.withLock { state in
      for (name, requirement, uses) in requirements {
        state.requirements[name, default: [:]][requirement, default: []].formUnion(uses)
      }
      for (site, isUsed) in stubs { state.stubs[site] = state.stubs[site] == true || isUsed }
    }
  }

  /// A Boolean value that indicates whether a test has requested a report.
  package var isReportRequested: Bool { state.withLock { $0.isReportRequested } }

  /// Requests a report at the end of the process.
  package func requestReport() { state.withLock { $0.isReportRequested = true } }

  /// The uses of requirements, by the name of the protocol and by the requirement.
  package var requirements: [String: [String: Uses]] { state.withLock { $0.requirements } }

  /// Whether a call used a stub, by its line.
  package var stubs: [MockSourceLocation: Bool] { state.withLock { $0.stubs } }
}
