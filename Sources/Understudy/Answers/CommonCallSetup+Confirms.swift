public import Testing
public import UnderstudyCore

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
    runs(.confirms(confirmation, count: count))
  }
}

extension Action {
  /// Confirms a Swift Testing confirmation.
  ///
  /// - Parameters:
  ///   - confirmation: The confirmation. It is confirmed for each answered call, on the caller's
  ///     thread.
  ///   - count: How many times each call confirms it. At least 1.
  /// - Returns: The action.
  public static func confirms(_ confirmation: Confirmation, count: Int = 1) -> Action {
    effect({ "confirms a confirmation" }) { _ in confirmation.confirm(count: count) }
  }
}
