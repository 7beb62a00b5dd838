extension CommonCallSetup {
  /// Prints a line about the call.
  ///
  /// ```swift
  /// stub(gateway.charge(.any, currency: .any)).logs { "charged \($0.0) \($0.1)" }.returns(receipt)
  /// ```
  ///
  /// - Parameters:
  ///   - message: Makes the line from the arguments. Runs for each call that is answered, on the
  ///     thread of the call, outside of all locks.
  ///   - sink: Where the line goes; the standard output where nothing else is said. Calls on several
  ///     threads may reach it at once.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func logs(
    _ message: @escaping (Arguments) -> String, to sink: @escaping (String) -> Void = { print($0) }
  ) -> Self {
    append(.effect { sink(message($0)) })
    return self
  }

  /// Prints a line.
  ///
  /// - Parameters:
  ///   - message: The line; made anew for each call that is answered, on the thread of the call.
  ///   - sink: Where the line goes; the standard output where nothing else is said. Calls on several
  ///     threads may reach it at once.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func logs(
    _ message: @autoclosure @escaping () -> String,
    to sink: @escaping (String) -> Void = { print($0) }
  ) -> Self {
    append(.effect { _ in sink(message()) })
    return self
  }
}
