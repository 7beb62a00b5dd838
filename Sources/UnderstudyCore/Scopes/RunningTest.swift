/// A test of a test framework, or one case of a parameterized test.
public struct RunningTest: Sendable, Hashable {
  /// The identity of the test among those of the process.
  public let id: String

  /// The name for failures.
  public let name: String

  /// Creates the description of a test.
  ///
  /// - Parameters:
  ///   - id: The identity of the test. Cases of one parameterized test need different ones.
  ///   - name: The name for failures.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
