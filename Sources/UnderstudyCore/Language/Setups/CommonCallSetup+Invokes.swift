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
    append(.effect { arguments in _ = closure(arguments)?(repeat each values) })
    return self
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
    let inputs = DefaultInputs(pattern, core, MockSourceLocation(fileID, filePath, line, column))
    append(
      .effect { arguments in
        guard let closure = closure(arguments) else { return }
        do throws(DefaultInputs.Missing) {
          _ = closure(repeat try inputs.value((each Input).self))
        } catch {
          inputs.report(error)
        }
      })
    return self
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
    append(
      .effect { arguments in
        guard let closure = closure(arguments) else { return }
        let invocation = MainActorInvocation(closure: closure, inputs: (repeat each values))
        MainActor.assumeIsolated { invocation.run() }
      })
    return self
  }
}

/// A main-actor closure with its arguments.
///
/// Unchecked without a lock: it is created and used on the main actor.
private struct MainActorInvocation<each Input, Output>: @unchecked Sendable {
  let closure: @MainActor (repeat each Input) -> Output
  let inputs: (repeat each Input)

  @MainActor func run() { _ = closure(repeat each inputs) }
}

/// The default values that a closure argument is called with.
struct DefaultInputs {
  /// The error for a type that has no default value.
  struct Missing: Error {
    let type: String
  }

  private let pattern: PatternDescription
  private unowned let core: MockCore  // Retains the answer that retains this value.
  private let site: MockSourceLocation

  init(_ pattern: PatternDescription, _ core: MockCore, _ site: MockSourceLocation) {
    self.pattern = pattern
    self.core = core
    self.site = site
  }

  func value<Input>(_ type: Input.Type) throws(Missing) -> Input {
    if let value = DefaultValues.value(for: type, in: core.scopeForDefaults) { return value }
    throw Missing(type: "\(type)")
  }

  func report(_ missing: Missing) {
    core.deliver(
      MockFailure(
        Misuse(
          "The closure argument of \(pattern) cannot be called: \(missing.type) has no default value",
          details: [
            "Write the values with .invokes(with: ...), or set a default with "
              + "withDefault(<#\(missing.type)#>)."
          ]),
        severity: .error, site: site))
  }
}
