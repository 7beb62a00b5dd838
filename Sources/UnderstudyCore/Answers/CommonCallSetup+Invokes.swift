// Answers that call a closure argument. Swift cannot spell "the only argument is a closure with any
// number of inputs" in a constraint, so that is in a file of its own, number by number.

extension CommonCallSetup {
  /// Calls a closure argument with these values.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes({ $0.1 }, with: image, nil)
  /// ```
  ///
  /// The closure is called while the answer runs, on the thread of the call, also an escaping one;
  /// what it returns is dropped. `.answers { $0.1(image, nil) }` answers with that, and is the way
  /// for a closure that throws or is async.
  ///
  /// - Parameters:
  ///   - closure: Chooses the closure among the arguments; where that one is nil, nothing is called.
  ///   - values: What the closure is called with.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input
  ) -> Self {
    append(.effect { arguments in _ = closure(arguments)?(repeat each values) })
    return self
  }

  /// Calls a closure argument with the default values of its inputs.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes { $0.1 }
  /// ```
  ///
  /// The values are those that a mock returns where nothing was set up. An input without one is a
  /// failure at this line when the call comes, and the closure is not called.
  ///
  /// - Parameters:
  ///   - closure: Chooses the closure among the arguments; where that one is nil, nothing is called.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The set-up, to say more.
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

  /// Calls a closure argument of the main actor with these values; else like the other one.
  ///
  /// - Parameters:
  ///   - closure: Chooses the closure among the arguments; where that one is nil, nothing is called.
  ///   - values: What the closure is called with. The call must come on the main actor: anywhere
  ///     else the process stops, as it does wherever the main actor is assumed and is not there.
  /// - Returns: The set-up, to say more.
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

/// A closure of the main actor with its inputs, on its way there.
///
/// Unchecked without a lock: it is made and used up on the main actor.
private struct MainActorInvocation<each Input, Output>: @unchecked Sendable {
  let closure: @MainActor (repeat each Input) -> Output
  let inputs: (repeat each Input)

  @MainActor func run() { _ = closure(repeat each inputs) }
}

/// The default values that a closure argument is called with.
private struct DefaultInputs {
  /// Says that a type has no default value.
  struct Missing: Error {
    let type: String
  }

  private let pattern: PatternDescription
  private unowned let core: MockCore  // Which keeps the answer that keeps this.
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
        kind: .misuse(
          "No default value of type \(missing.type) to call the closure of \(pattern) with",
          details: [
            "Write the values, .invokes(with: ...), or give the type a default, "
              + "withDefault(<#\(missing.type)#>)."
          ]),
        severity: .error, site: site))
  }
}
