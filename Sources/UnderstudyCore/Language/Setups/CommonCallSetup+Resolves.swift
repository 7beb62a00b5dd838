extension CommonCallSetup {
  /// Returns the value of a result, or throws its error.
  ///
  /// ```swift
  /// @Test(arguments: [Result<Int, any Error>.success(1), .failure(Offline())])
  /// func shows(_ result: Result<Int, any Error>) async {
  ///   stub(service.count()).resolves(result)
  ///   …
  /// }
  /// ```
  ///
  /// Does not compile if the requirement cannot throw the error. If the requirement itself returns a
  /// `Result`, write ``returns(_:_:)``.
  ///
  /// - Parameter result: The outcome of the call.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func resolves(_ result: Swift.Result<Result, Failure>) -> Self {
    runs(.resolves(result))
  }
}
