/// The object that records, matches and answers calls.
///
/// Generated mocks contain one. A handwritten mock is a subclass with an empty body. A
/// protocol marked `@Mockable` implements its requirements for every ``Mockable`` type:
///
/// ```swift
/// final class PaperPrinter: Mock, Printer, @unchecked Sendable {}
/// ```
///
/// A subclass of a `Sendable` class has to restate the conformance.
///
/// Any number of threads and tasks can call, set up and verify a mock at the same time. Matchers,
/// answers and descriptions run outside its lock. A mock that is deallocated reports expectations
/// that are unmet and were never verified, at the line of each expectation.
open class Mock: Mockable, @unchecked Sendable {  // Its only property is immutable and Sendable.
  package let core: MockCore

  /// The mock itself.
  public final var mock: Mock { self }

  /// The name of the mock.
  ///
  /// - Warning: For generated code only.
  public final var __name: String { core.name }

  /// Creates a mock.
  ///
  /// - Parameters:
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    core = MockCore(
      MockName(given: name, ofType: Self.typeOfSubclass), strictness,
      MockSourceLocation(fileID, filePath, line, column), in: .current)
  }

  /// Creates a mock with a strictness and the name of its type.
  ///
  /// - Parameters:
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init(
    _ strictness: Strictness, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a spy: a mock that forwards calls to a real object unless something else answers them.
  ///
  /// Calls are recorded, matched and counted as on any mock. A stub replaces the real answer. Calls
  /// that the object makes to itself are not intercepted.
  ///
  /// ```swift
  /// let printer = MockPrinter(spying: LaserPrinter())
  /// stub(printer.isReady()).returns(false).then.forwards()
  /// ```
  ///
  /// - Parameters:
  ///   - real: The real object. The spy retains it and calls it on the thread of the caller.
  ///   - name: The name for failures. Defaults to the name of the type.
  ///   - strictness: What is reported about calls that nothing was set up for. They are always
  ///     forwarded.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public init(
    spying real: Any, _ name: String? = nil, _ strictness: Strictness = .nice,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    core = MockCore(
      MockName(given: name, ofType: Self.typeOfSubclass), strictness,
      MockSourceLocation(fileID, filePath, line, column))
    core.spy(on: real)
    core.joinCurrentScope()
  }

  /// Creates the mock inside a generated one, which passes its own name.
  ///
  /// - Parameters:
  ///   - typeName: The name of the generated class.
  ///   - name: The name for failures, or `nil` for the name of the type.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - fileID: The file ID of the line that creates the mock.
  ///   - filePath: The file path of that line.
  ///   - line: The line.
  ///   - column: The column.
  /// - Warning: For generated code only.
  public init(
    __of typeName: String, _ name: String?, _ strictness: Strictness,
    _ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int
  ) {
    core = MockCore(
      MockName(given: name, ofType: .named(typeName)), strictness,
      MockSourceLocation(fileID, filePath, line, column), in: .current)
  }

  /// Creates the mock inside one that a subclass of ``__MockObject`` contains.
  init(
    in owner: __MockObject.Type, _ name: String?, _ strictness: Strictness,
    _ site: MockSourceLocation
  ) {
    core = MockCore(
      MockName(given: name, ofType: .generated(owner)), strictness, site, in: .current)
  }

  /// Creates the mock of an object that cannot store it. The mock does not belong to a scope yet.
  init(of typeName: String, _ name: String?, _ strictness: Strictness, _ site: MockSourceLocation) {
    core = MockCore(MockName(given: name, ofType: .named(typeName)), strictness, site)
    core.role.isClassMock = true
  }

  deinit { core.end() }

  /// The type of a subclass, or `nil` for a mock inside another type. Such a mock is named after
  /// the protocol of the first requirement that is used.
  private static var typeOfSubclass: MockName.Source? {
    self == Mock.self ? nil : .subclass(self)
  }
}

// Generated chains call this function.

extension Mock {
  /// Returns the child mock that a call would return by default, without making the call.
  ///
  /// If the call would return something else, returns a mock that no call reaches. Each verb that is
  /// used on it reports the reason.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - result: The type of the requirement's result.
  ///   - matchers: The matchers of the arguments.
  ///   - make: Creates the child mock with a name.
  /// - Returns: The child mock.
  /// - Warning: For generated code only.
  public func __child<Arguments, Result, Child: Mockable & AnyObject>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ matchers: __ArgumentMatcher..., make: (String?) -> Child
  ) -> Child {
    let member = core.member(members, index, Arguments.self, Result.self)
    do throws(UnreachableChild) {
      return try core.child(of: member, arguments, ArgumentPattern(matchers), result, make)
    } catch {
      let child = error.origin.child(make)
      child.__mock.core.unreachable = error
      return child
    }
  }
}

// Entry points for generated requirements.

extension Mock {
  /// Records and answers a call that cannot be forwarded.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type
  ) throws(Failure) -> Result {
    try answer(members, index, arguments, failure) { call in
      try call.finish(arguments, default: make) { _ in nil }
    }
  }

  /// Records and answers a call that can be forwarded to the superclass.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - forward: Makes the call on `super`. Calls that a partial mock does not answer go
  ///     to the partial mock around it first.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __call<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    forward: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if core.role.isPassthrough { return try RealCalls.run(forward) }
    return try answer(members, index, arguments, failure) { call in
      try call.finish(arguments, default: make) { _ in
        guard let outer = core.outer else { return try forward() }
        return try outer.__call(
          members, index, arguments, default: make, failure, forward: forward)
      }
    }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor. The call cannot be
  /// forwarded.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type
  ) async throws(Failure) -> Result {
    try await answerAsync(
      isolation: isolation, members, index, arguments, default: make, failure
    ) { _ in nil }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor. The call can be
  /// forwarded to the superclass.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - forward: Makes the call on `super`.
  /// - Returns: The result of the call.
  /// - Throws: The error of the answer, or ``UnansweredCall`` if there is no value and the
  ///   requirement can throw it.
  /// - Warning: For generated code only.
  public func __callAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    forward: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    if core.role.isPassthrough { return try await RealCalls.run(isolation: isolation, forward) }
    return try await answerAsync(
      isolation: isolation, members, index, arguments, default: make, failure
    ) { _ in
      _ = isolation  // Capturing the actor keeps the closure on it.
      guard let outer = core.outer else { return try await forward() }
      return try await outer.__callAsync(
        members, index, arguments, default: make, failure, forward: forward)
    }
  }
}

extension Mock {
  /// Records and answers a call: immediately if its result is available, otherwise with `finish`.
  ///
  /// Transparent: otherwise, an answer that calls its mock would need large frames in debug builds.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments.
  ///   - failure: The type of the requirement's errors.
  ///   - finish: Runs the answer.
  @_transparent func answer<Arguments, Result, Failure: Error>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ failure: Failure.Type,
    finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    #if DEBUG
      let callers = ReturnAddresses(ReturnAddresses.read(false))
    #else
      let callers = ReturnAddresses.none
    #endif
    switch core.record(members, index, arguments, Result.self, callers) {
    case .value(let value): return ErasedValue.typed(value)
    case .pending(let call): return try call.result(failure, arguments, finish: finish)
    }
  }

  /// Records and answers a call to an `async` requirement on the caller's actor.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - failure: The type of the requirement's errors.
  ///   - fallback: Returns the result if no answer provides one, or `nil`.
  ///   - forward: Makes the call on the real object of a spy, or returns `nil` if the call cannot
  ///     be forwarded.
  func answerAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)?, _ members: __Members, _ index: Int, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil, _ failure: Failure.Type,
    fallback: () throws -> Result? = { nil }, forward: (__Spied) async throws -> Result?
  ) async throws(Failure) -> Result {
    #if DEBUG
      let callers = ReturnAddresses(ReturnAddresses.read(true))
    #else
      let callers = ReturnAddresses.none
    #endif
    switch core.record(members, index, arguments, Result.self, callers) {
    case .value(let value): return ErasedValue.typed(value)
    case .pending(let call):
      call.note(failure)
      do {
        return try await call.finishAsync(
          isolation: isolation, arguments, default: make, fallback: fallback, forward: forward)
      } catch {
        throw UnansweredCall.rethrowable(error)
      }
    }
  }
}
