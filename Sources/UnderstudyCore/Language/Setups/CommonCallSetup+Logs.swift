extension CommonCallSetup {
  /// Prints a line for each answered call.
  ///
  /// ```swift
  /// stub(gateway.charge(.any, currency: .any)).logs { "charged \($0.0) \($0.1)" }.returns(receipt)
  /// ```
  ///
  /// - Parameters:
  ///   - message: Makes the line from the arguments. Runs on the calling thread while no lock is
  ///     held.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func logs(
    _ message: @escaping (Arguments) -> String, to sink: @escaping (String) -> Void = { print($0) }
  ) -> Self {
    runs(.logs(message, to: sink))
  }

  /// Prints a line for each answered call.
  ///
  /// - Parameters:
  ///   - message: The line. Evaluated for each answered call, on the calling thread.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func logs(
    _ message: @autoclosure @escaping () -> String,
    to sink: @escaping (String) -> Void = { print($0) }
  ) -> Self {
    runs(.logs(message(), to: sink))
  }
}
