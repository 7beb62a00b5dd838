// There is one initializer for each number of parameters, because Swift cannot make a closure from
// the elements of a parameter pack. A `@Sendable` closure type is a different type from one that is
// not.

extension MockClosure {
  /// Creates a mock of an `async` `@Sendable` closure with no parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures. Defaults to `closure`.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - type: The type of the closure.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init<Result, Failure: Error>(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    of type: (@Sendable () async throws(Failure) -> Result).Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  )
  where
    Function == @Sendable () async throws(Failure) -> Result,
    Pattern == AsyncCallPattern<Void, Result, Failure>
  {
    self.init(
      name, strictness, parameters: 0, (fileID, filePath, line, column), Failure.self,
      pattern: { AsyncCallPattern($0, $1, 0, $2) },
      silent: { mock, members in
        { @Sendable () async -> Result in
          await mock.__callAsync(members, 0, (), Never.self)
        }
      },
      untyped: { mock, members in
        { @Sendable () async throws -> Result in
          try await mock.__callAsync(members, 0, (), (any Error).self)
        }
      },
      typed: { mock, members in
        { () async throws(Failure) -> Result in
          try await mock.__callAsync(members, 0, (), Failure.self)
        }
      })
  }

  /// Creates a mock of an `async` `@Sendable` closure with one parameter.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures. Defaults to `closure`.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - type: The type of the closure.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init<A, Result, Failure: Error>(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    of type: (@Sendable (A) async throws(Failure) -> Result).Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  )
  where
    Function == @Sendable (A) async throws(Failure) -> Result,
    Pattern == AsyncCallPattern<A, Result, Failure>
  {
    self.init(
      name, strictness, parameters: 1, (fileID, filePath, line, column), Failure.self,
      pattern: { AsyncCallPattern($0, $1, 0, $2) },
      silent: { mock, members in
        { @Sendable (a: A) async -> Result in
          await mock.__callAsync(members, 0, a, Never.self)
        }
      },
      untyped: { mock, members in
        { @Sendable (a: A) async throws -> Result in
          try await mock.__callAsync(members, 0, a, (any Error).self)
        }
      },
      typed: { mock, members in
        { (a: A) async throws(Failure) -> Result in
          try await mock.__callAsync(members, 0, a, Failure.self)
        }
      })
  }

  /// Creates a mock of an `async` `@Sendable` closure with two parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures. Defaults to `closure`.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - type: The type of the closure.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init<A, B, Result, Failure: Error>(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    of type: (@Sendable (A, B) async throws(Failure) -> Result).Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  )
  where
    Function == @Sendable (A, B) async throws(Failure) -> Result,
    Pattern == AsyncCallPattern<(A, B), Result, Failure>
  {
    self.init(
      name, strictness, parameters: 2, (fileID, filePath, line, column), Failure.self,
      pattern: { AsyncCallPattern($0, $1, 0, $2) },
      silent: { mock, members in
        { @Sendable (a: A, b: B) async -> Result in
          await mock.__callAsync(members, 0, (a, b), Never.self)
        }
      },
      untyped: { mock, members in
        { @Sendable (a: A, b: B) async throws -> Result in
          try await mock.__callAsync(members, 0, (a, b), (any Error).self)
        }
      },
      typed: { mock, members in
        { (a: A, b: B) async throws(Failure) -> Result in
          try await mock.__callAsync(members, 0, (a, b), Failure.self)
        }
      })
  }

  /// Creates a mock of an `async` `@Sendable` closure with three parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures. Defaults to `closure`.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - type: The type of the closure.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init<A, B, C, Result, Failure: Error>(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    of type: (@Sendable (A, B, C) async throws(Failure) -> Result).Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  )
  where
    Function == @Sendable (A, B, C) async throws(Failure) -> Result,
    Pattern == AsyncCallPattern<(A, B, C), Result, Failure>
  {
    self.init(
      name, strictness, parameters: 3, (fileID, filePath, line, column), Failure.self,
      pattern: { AsyncCallPattern($0, $1, 0, $2) },
      silent: { mock, members in
        { @Sendable (a: A, b: B, c: C) async -> Result in
          await mock.__callAsync(members, 0, (a, b, c), Never.self)
        }
      },
      untyped: { mock, members in
        { @Sendable (a: A, b: B, c: C) async throws -> Result in
          try await mock.__callAsync(members, 0, (a, b, c), (any Error).self)
        }
      },
      typed: { mock, members in
        { (a: A, b: B, c: C) async throws(Failure) -> Result in
          try await mock.__callAsync(members, 0, (a, b, c), Failure.self)
        }
      })
  }

  /// Creates a mock of an `async` `@Sendable` closure with four parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures. Defaults to `closure`.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - type: The type of the closure.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init<A, B, C, D, Result, Failure: Error>(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    of type: (@Sendable (A, B, C, D) async throws(Failure) -> Result).Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  )
  where
    Function == @Sendable (A, B, C, D) async throws(Failure) -> Result,
    Pattern == AsyncCallPattern<(A, B, C, D), Result, Failure>
  {
    self.init(
      name, strictness, parameters: 4, (fileID, filePath, line, column), Failure.self,
      pattern: { AsyncCallPattern($0, $1, 0, $2) },
      silent: { mock, members in
        { @Sendable (a: A, b: B, c: C, d: D) async -> Result in
          await mock.__callAsync(members, 0, (a, b, c, d), Never.self)
        }
      },
      untyped: { mock, members in
        { @Sendable (a: A, b: B, c: C, d: D) async throws -> Result in
          try await mock.__callAsync(members, 0, (a, b, c, d), (any Error).self)
        }
      },
      typed: { mock, members in
        { (a: A, b: B, c: C, d: D) async throws(Failure) -> Result in
          try await mock.__callAsync(members, 0, (a, b, c, d), Failure.self)
        }
      })
  }

  /// Creates a mock of an `async` `@Sendable` closure with five parameters.
  ///
  /// - Parameters:
  ///   - name: The name of the mock in failures. Defaults to `closure`.
  ///   - strictness: The treatment of calls that match no stub and no expectation.
  ///   - type: The type of the closure.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init<A, B, C, D, E, Result, Failure: Error>(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    of type: (@Sendable (A, B, C, D, E) async throws(Failure) -> Result).Type,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  )
  where
    Function == @Sendable (A, B, C, D, E) async throws(Failure) -> Result,
    Pattern == AsyncCallPattern<(A, B, C, D, E), Result, Failure>
  {
    self.init(
      name, strictness, parameters: 5, (fileID, filePath, line, column), Failure.self,
      pattern: { AsyncCallPattern($0, $1, 0, $2) },
      silent: { mock, members in
        { @Sendable (a: A, b: B, c: C, d: D, e: E) async -> Result in
          await mock.__callAsync(members, 0, (a, b, c, d, e), Never.self)
        }
      },
      untyped: { mock, members in
        { @Sendable (a: A, b: B, c: C, d: D, e: E) async throws -> Result in
          try await mock.__callAsync(members, 0, (a, b, c, d, e), (any Error).self)
        }
      },
      typed: { mock, members in
        { (a: A, b: B, c: C, d: D, e: E) async throws(Failure) -> Result in
          try await mock.__callAsync(members, 0, (a, b, c, d, e), Failure.self)
        }
      })
  }
}
