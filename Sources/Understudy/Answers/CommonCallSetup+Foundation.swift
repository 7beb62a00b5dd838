public import Foundation
public import Testing
public import UnderstudyCore
public import XCTest

extension CommonCallSetup {
  /// Stops in the debugger when the call is made, like a breakpoint. The code under test is a few
  /// frames up.
  ///
  /// ```swift
  /// stub(gateway.charge(.any, currency: "XXX")).breaks()
  /// ```
  ///
  /// If no debugger is attached, the call continues. The process prints a note once, to standard
  /// error.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining. Actions that are chained before run before the stop, on
  ///   the caller's thread.
  @discardableResult
  public func breaks(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return effect { _ in Debugger.stop(for: site) }
  }
}

extension CommonCallSetup {
  /// Confirms a Swift Testing confirmation.
  ///
  /// ```swift
  /// await confirmation("saved") { saved in
  ///   stub(store.save(.any)).confirms(saved).returns(true)
  ///   await Editor(store).save()
  /// }
  /// ```
  ///
  /// A confirmation ends with its closure. Later calls do not confirm it.
  ///
  /// - Parameters:
  ///   - confirmation: The confirmation. It is confirmed for each answered call, on the caller's
  ///     thread.
  ///   - count: How many times each call confirms it. At least 1.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func confirms(_ confirmation: Confirmation, count: Int = 1) -> Self {
    effect { _ in confirmation.confirm(count: count) }
  }
}

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
    effect { _ in expectation.fulfill() }
  }
}

extension CommonCallSetup {
  /// Posts a notification.
  ///
  /// ```swift
  /// stub(store.save(.any)).posts(Notification(name: .saved)).returns(true)
  /// ```
  ///
  /// - Parameters:
  ///   - notification: The notification. It is posted once for each answered call. Its observers
  ///     run before the call returns, on the caller's thread, outside all locks.
  ///   - center: The notification center to post to.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func posts(
    _ notification: Notification, on center: NotificationCenter = .default
  ) -> Self {
    effect { _ in center.post(notification) }
  }
}
