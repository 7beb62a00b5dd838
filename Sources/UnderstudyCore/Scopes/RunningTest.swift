/// A test of a test framework, or one case of a parameterized test.
public struct RunningTest: Sendable, Hashable {
  /// The identity of the test within the process.
  public let id: String

  /// The name for failures.
  public let name: String

  /// Creates the description of a test.
  ///
  /// - Parameters:
  ///   - id: The identity of the test. Each case of a parameterized test needs its own.
  ///   - name: The name for failures.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
