public import UnderstudyCore

/// A reference to a function of a handwritten mock. The reference identifies the calls to the
/// function.
///
/// Create the reference from the function and store it in a `lazy` property, because it refers to a
/// function of an instance. If functions share a name, write the type:
///
/// ```swift
/// final class MockPrinter: Mock, Printer, @unchecked Sendable {
///   lazy var printRef = MockReference(print)
///   lazy var scanPageRef = MockReference(scan as (Int) -> Bool)
///
///   func print(_ text: String) { call(printRef, args: (text)) }
///   func scan(page: Int) -> Bool { call(scanPageRef, args: (page)) }
/// }
/// ```
///
/// A reference does not retain the function, and therefore never the mock. Its identity is the
/// source location that creates it. If two threads create it from the same line, both references
/// are the same. A function that creates references for its callers must pass on their source
/// location.
public struct MockReference<Arguments, Result, Failure: Error>: Sendable {
  let identity: __Members

  /// Creates a reference to a function.
  ///
  /// - Parameters:
  ///   - function: The function. It is not retained.
  ///   - owner: The name of the property that holds the reference. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ function: (Arguments) throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }

  /// Creates a reference to a main-actor function.
  ///
  /// - Parameters:
  ///   - function: The function. It is not retained.
  ///   - owner: The name of the property that holds the reference. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ function: @MainActor (Arguments) throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }
}

/// A reference to an `async` function of a handwritten mock. The asynchronous counterpart of
/// ``MockReference``.
///
/// ```swift
/// lazy var faxRef = AsyncMockReference(fax)
///
/// func fax(_ text: String) async throws {
///   try await call(faxRef, args: (text))
/// }
/// ```
public struct AsyncMockReference<Arguments, Result, Failure: Error>: Sendable {
  let identity: __Members

  /// Creates a reference to a function.
  ///
  /// - Parameters:
  ///   - function: The function. It is not retained.
  ///   - owner: The name of the property that holds the reference. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ function: (Arguments) async throws(Failure) -> Result, owner: StaticString = #function,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    identity = ReferenceIdentity.of(
      owner, Arguments.self, Result.self, fileID, line, column)
  }
}

/// A reference to a function of a handwritten mock: a ``MockReference``, or an
/// ``AsyncMockReference`` if the function is `async`.
public protocol CommonMockReference<Arguments, Result, Failure>: Sendable {
  /// The tuple of the parameter types: the type itself for one parameter, and `Void` for none.
  associatedtype Arguments

  /// The type of the function's result.
  associatedtype Result

  /// The type of the function's errors. `Never` if the function cannot throw.
  associatedtype Failure: Error

  /// The type of the patterns of calls to the function.
  associatedtype Pattern: CommonCallPattern<Arguments, Result, Failure>

  /// Returns the factory of patterns of calls to the function.
  ///
  /// - Parameter mock: The mock.
  /// - Warning: For the framework only.
  func __patterns(on mock: Mock) -> __CallPatternFactory<Pattern>
}

extension MockReference: CommonMockReference {
  /// Returns the factory of patterns of calls to the function.
  ///
  /// - Parameter mock: The mock.
  /// - Warning: For the framework only.
  public func __patterns(on mock: Mock)
    -> __CallPatternFactory<CallPattern<Arguments, Result, Failure>>
  {
    mock.patterns(of: identity)
  }
}

extension AsyncMockReference: CommonMockReference {
  /// Returns the factory of patterns of calls to the function.
  ///
  /// - Parameter mock: The mock.
  /// - Warning: For the framework only.
  public func __patterns(on mock: Mock)
    -> __CallPatternFactory<AsyncCallPattern<Arguments, Result, Failure>>
  {
    mock.asyncPatterns(of: identity)
  }
}

/// A function of a handwritten mock. Call it with matchers for its arguments to create a pattern.
///
/// ```swift
/// stub(printer.call(to: printer.printRef)(.any, 2)).returns(7)
/// ```
public struct ReferenceCall<Pattern: AnyCallPattern>: CallPatternFactory {
  /// The closure that creates the patterns.
  ///
  /// - Warning: For the framework only.
  public let __maker: __CallPatternFactory<Pattern>
}

/// The identity of a reference: the source location that creates it.
///
/// Two threads that need a `lazy` reference at the same time may both create it. Both references
/// must identify the same function, or the calls through one of them would be lost. So references
/// that are created on the same line share an identity. Identities are never released, because a
/// program has a limited number of lines.
enum ReferenceIdentity {
  private struct Key: Hashable {
    let fileID: String
    let line: Int
    let column: Int
    let owner: String
    let arguments: ObjectIdentifier
    let result: ObjectIdentifier
  }

  private static let identities = Guarded<[Key: __Members]>([:])

  /// Returns the identity of the reference that a source location creates.
  ///
  /// - Parameters:
  ///   - owner: The `#function` of the property that holds the reference. It names the member until
  ///     the first call provides the function's own name.
  ///   - arguments: The type of the arguments.
  ///   - result: The type of the result.
  ///   - fileID: The file ID of the source location.
  ///   - line: The line of the source location.
  ///   - column: The column of the source location.
  /// - Returns: A table of one member.
  static func of<Arguments, Result>(
    _ owner: StaticString, _ arguments: Arguments.Type, _ result: Result.Type,
    _ fileID: StaticString, _ line: Int, _ column: Int
  ) -> __Members {
    let key = Key(
      fileID: fileID.description, line: line, column: column, owner: owner.description,
      arguments: ObjectIdentifier(arguments), result: ObjectIdentifier(result))
    return identities.withLock { identities in
      if let identity = identities[key] { return identity }
      let identity = __Members(referenceIn: key.owner, arguments)
      identities[key] = identity
      return identity
    }
  }
}

// Call patterns of handwritten mocks, for the same verbs as those of generated mocks.

extension Mockable {
  /// Returns a factory of call patterns for a function. Call it with values or matchers.
  ///
  /// ```swift
  /// verify(printer.call(to: printer.printRef)("x"), 2)
  /// ```
  ///
  /// - Parameter reference: The function.
  /// - Returns: The factory.
  public func call<Reference: CommonMockReference>(
    to reference: Reference
  ) -> ReferenceCall<Reference.Pattern> {
    mock.nameAfterOwner(Self.self)
    return ReferenceCall(__maker: reference.__patterns(on: mock))
  }

  /// Returns the pattern that matches any call to a function.
  ///
  /// - Parameter reference: The function.
  /// - Returns: The pattern.
  public func anyCall<Reference: CommonMockReference>(
    to reference: Reference
  ) -> Reference.Pattern {
    call(to: reference).__maker.anyCall(with: Reference.Arguments.self)
  }
}
