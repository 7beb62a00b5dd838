// Answers that call a closure argument that throws.

extension CommonCallSetup {
  /// Calls a closure argument that throws with the given values.
  ///
  /// ```swift
  /// stub(store.retry(.any, body: .any)).invokes({ $0.1 }, with: 3)
  /// ```
  ///
  /// The call throws the error that the closure throws, whatever the answers that follow return. If
  /// the requirement cannot throw that error, the error is reported as a failure on the line of the
  /// setup.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Output)?,
    with values: repeat each Input
  ) -> Self {
    attempt { arguments in _ = try closure(arguments)?(repeat each values) }
    return self
  }

  /// Calls a closure argument that throws with the default values of its parameters.
  ///
  /// Otherwise like ``invokes(_:with:)``. If a parameter has no default value, each call reports a
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
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Output)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let inputs = DefaultInputs(pattern, core, MockSourceLocation(fileID, filePath, line, column))
    attempt { arguments in
      guard let closure = closure(arguments) else { return }
      do {
        _ = try closure(repeat try inputs.value((each Input).self))
      } catch let error as DefaultInputs.Missing {
        inputs.report(error)
      }
    }
    return self
  }

  /// Adds a side effect. The call throws its error, even if a later action returns a value.
  ///
  /// An error that the requirement cannot throw is reported on the line of the setup.
  ///
  /// - Parameter body: The side effect.
  func attempt(_ body: @escaping (Arguments) throws -> Void) {
    let (pattern, site) = (pattern, rule.site)
    append(
      .attempt { [unowned core] arguments in  // The core retains the action.
        do {
          try body(arguments)
        } catch let error as Failure {
          throw error
        } catch {
          core.deliver(
            MockFailure(
              Misuse(
                "The closure argument of \(pattern) threw an error that the call cannot throw",
                details: [
                  "The error is: \(error)",
                  "Write .performs { _ = try? $0(...) } if the error does not matter.",
                ]),
              severity: .error, site: site))
        }
      })
  }
}
