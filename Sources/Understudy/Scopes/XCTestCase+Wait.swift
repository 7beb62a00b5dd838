public import UnderstudyCore
public import XCTest

extension XCTestCase {
  /// Waits for a state; a failure at this line when it does not come in time.
  ///
  /// The same as the free function of the name, which XCTest's `wait(for:timeout:)` hides in test
  /// cases.
  ///
  /// - Parameters:
  ///   - condition: A state, such as `operation.is("finished")`.
  ///   - timeout: How long to wait at most; with zero it only looks.
  ///   - clock: Whose time it is; a clock that the test moves makes tests fast and certain.
  ///   - isolation: The caller's actor; leave it to the compiler.
  ///   - fileID: The file of the test; leave it to the compiler, as the three that follow.
  ///   - filePath: The path of the test.
  ///   - line: The line of the test.
  ///   - column: The column of the test.
  /// - Returns: Whether the state came.
  @discardableResult
  public func wait<C: Clock>(
    until condition: StateCondition, timeout: Duration = .seconds(1),
    clock: C = ContinuousClock(), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool where C.Duration == Duration {
    await UnderstudyCore.wait(
      until: condition, timeout: timeout, clock: clock, isolation: isolation,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
