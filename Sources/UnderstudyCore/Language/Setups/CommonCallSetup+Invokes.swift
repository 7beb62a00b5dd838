// Answers that call a closure argument. A constraint cannot express "the only argument is a closure
// with any number of parameters", so separate files have an overload for each number.

extension CommonCallSetup {
  /// Calls a closure argument with the given values.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes({ $0.1 }, with: image, nil)
  /// ```
  ///
  /// The closure is called while the answer runs, on the calling thread, even if it is escaping.
  /// Its result is discarded. To return the result, write `.answers { $0.1(image, nil) }`. Write
  /// this also if the closure is async.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input
  ) -> Self {
    runs(.invokes(closure, with: repeat each values))
  }

  /// Calls a closure argument with the default values of its parameters.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes { $0.1 }
  /// ```
  ///
  /// The default values are those that mocks return. If a parameter has none, each call reports a
  /// failure on this line and does not call the closure.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    runs(
      .invokesWithDefaults(
        { closure($0) }, MockSourceLocation(fileID, filePath, line, column)))
  }

  /// Calls a main-actor closure argument with the given values.
  ///
  /// The call must be made on the main actor. Otherwise the process stops, as it does in
  /// `MainActor.assumeIsolated(_:)`.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> (@MainActor (repeat each Input) -> Output)?,
    with values: repeat each Input
  ) -> Self {
    runs(.invokes(closure, with: repeat each values))
  }
}
