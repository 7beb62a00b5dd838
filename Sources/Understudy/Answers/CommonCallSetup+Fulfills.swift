public import UnderstudyCore
public import XCTest

extension CommonCallSetup {
  /// Fulfills an XCTest expectation.
  ///
  /// ```swift
  /// let saved = expectation(description: "saved")
  /// stub(store.save(.any)).fulfills(saved).returns(true)
  /// Editor(store).saveInBackground()
  /// wait(for: [saved], timeout: 1)
  /// ```
  ///
  /// - Parameter expectation: The expectation. It is fulfilled once for each answered call, on the
  ///   caller's thread. Set its `expectedFulfillmentCount` if more than one call is answered.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func fulfills(_ expectation: XCTestExpectation) -> Self {
    runs(.fulfills(expectation))
  }
}

extension Action {
  /// Fulfills an XCTest expectation.
  ///
  /// - Parameter expectation: The expectation. It is fulfilled once for each answered call, on the
  ///   caller's thread.
  /// - Returns: The action.
  public static func fulfills(_ expectation: XCTestExpectation) -> Action {
    effect({ "fulfills '\(expectation.expectationDescription)'" }) { _ in expectation.fulfill() }
  }
}
