public import UnderstudyCore
public import XCTest

extension CommonCallSetup {
  /// Fulfills an expectation of XCTest.
  ///
  /// ```swift
  /// let saved = expectation(description: "saved")
  /// stub(store.save(.any)).fulfills(saved).returns(true)
  /// Editor(store).saveInBackground()
  /// wait(for: [saved], timeout: 1)
  /// ```
  ///
  /// - Parameter expectation: Fulfilled once for each call that is answered, on the thread of the
  ///   call. How often is right is for the expectation to say; XCTest reports one time too many.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func fulfills(_ expectation: XCTestExpectation) -> Self {
    addEffect { _ in expectation.fulfill() }
    return self
  }
}
