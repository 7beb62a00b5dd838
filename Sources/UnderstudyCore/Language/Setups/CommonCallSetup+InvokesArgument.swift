// Answers that call the only argument, which is a closure or an optional closure. A `@Sendable` closure
// has another type, so it has overloads of its own.

extension CommonCallSetup {
  /// Calls the only argument, a closure, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == (Input, repeat each More) -> Output {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, a closure, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (repeat each Input) -> Output {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }

  /// Calls the only argument, a closure that throws, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == (Input, repeat each More) throws -> Output {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, a closure that throws, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (repeat each Input) throws -> Output {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }

  /// Calls the only argument, a `@Sendable` closure, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == @Sendable (Input, repeat each More) -> Output {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, a `@Sendable` closure, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == @Sendable (repeat each Input) -> Output {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }

  /// Calls the only argument, a `@Sendable` closure that throws, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == @Sendable (Input, repeat each More) throws -> Output {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, a `@Sendable` closure that throws, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == @Sendable (repeat each Input) throws -> Output {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }

  /// Calls the only argument, an optional closure, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == ((Input, repeat each More) -> Output)? {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, an optional closure, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == ((repeat each Input) -> Output)? {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }

  /// Calls the only argument, an optional closure that throws, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == ((Input, repeat each More) throws -> Output)? {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, an optional closure that throws, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == ((repeat each Input) throws -> Output)? {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }

  /// Calls the only argument, an optional `@Sendable` closure, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == (@Sendable (Input, repeat each More) -> Output)? {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, an optional `@Sendable` closure, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (@Sendable (repeat each Input) -> Output)? {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }

  /// Calls the only argument, an optional `@Sendable` closure that throws, with the given values.
  ///
  /// - Parameters:
  ///   - value: The first argument of the closure.
  ///   - more: The other arguments.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<Input, each More, Output>(with value: Input, _ more: repeat each More) -> Self
  where Arguments == (@Sendable (Input, repeat each More) throws -> Output)? {
    invoke(with: value, repeat each more, returning: Output.self)
  }

  /// Calls the only argument, an optional `@Sendable` closure that throws, with the default values of its
  /// parameters.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self where Arguments == (@Sendable (repeat each Input) throws -> Output)? {
    let site = MockSourceLocation(fileID, filePath, line, column)
    return invoke(repeat (each Input).self, returning: Output.self, site)
  }
}

extension CommonCallSetup {
  private func invoke<each Input, Output>(
    with values: repeat each Input, returning output: Output.Type
  ) -> Self {
    var inputs: [any ClosureInput] = []
    for value in repeat each values { inputs.append(TypedInput { value }) }
    return invoke(inputs, output)
  }

  private func invoke<each Input, Output>(
    _ types: repeat (each Input).Type, returning output: Output.Type, _ site: MockSourceLocation
  ) -> Self {
    let defaults = DefaultInputs(describer.pattern, core, site)
    var inputs: [any ClosureInput] = []
    for type in repeat each types { inputs.append(TypedInput { try defaults.value(type) }) }
    return invoke(inputs, output, defaults)
  }

  private func invoke<Output>(
    _ inputs: [any ClosureInput], _ output: Output.Type, _ defaults: DefaultInputs? = nil
  ) -> Self {
    guard inputs.count <= ErasedClosure<Output>.mostParameters else {
      core.reportMisuse(
        "The closure argument of \(pattern) has more than \(ErasedClosure<Output>.mostParameters) "
          + "parameters", rule.site, "Select it: .invokes({ $0 }, with: ...).")
      return self
    }
    return attempt { arguments in
      do {
        try ErasedClosure<Output>.call(arguments, inputs)
      } catch let error as DefaultInputs.Missing {
        defaults?.report(error)
      }
    }
  }
}
