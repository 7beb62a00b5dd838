public import Testing
public import UnderstudyCore

extension CommonCallSetup {
  /// Confirms that an event of Swift Testing has happened.
  ///
  /// ```swift
  /// await confirmation("saved") { saved in
  ///   stub(store.save(.any)).confirms(saved).returns(true)
  ///   await Editor(store).save()
  /// }
  /// ```
  ///
  /// A confirmation ends with its closure: a call that comes later confirms nothing any more.
  ///
  /// - Parameters:
  ///   - confirmation: What is confirmed, for each call that is answered, on the thread of the call.
  ///   - count: How many times each call confirms it, from 1.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func confirms(_ confirmation: Confirmation, count: Int = 1) -> Self {
    addEffect { _ in confirmation.confirm(count: count) }
    return self
  }
}
