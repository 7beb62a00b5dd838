// All that the product UnderstudyHandwritten uses of the runtime: functions that a mock makes known by
// calling them.

extension __Members {
  /// Creates the table of one function of a handwritten mock, which is not known yet. It has the name of
  /// the property that holds its reference, without `Ref` or `Reference`.
  ///
  /// - Parameters:
  ///   - owner: The name of the property.
  ///   - arguments: The type of the arguments.
  package convenience init(referenceIn owner: String, _ arguments: Any.Type) {
    let property = owner.prefix { $0 != "(" }
    let suffix = ["Reference", "Ref"].first { property.hasSuffix($0) && property != $0 }
    let labels = String(repeating: "_:", count: TupleType.elementCount(of: arguments))
    self.init(reference: MemberName("\(property.dropLast(suffix?.count ?? 0))(\(labels))"))
  }
}

extension Mock {
  /// Records a call to a function and answers it.
  ///
  /// - Parameters:
  ///   - reference: The table of the function.
  ///   - function: The name of the function, as in `#function`.
  ///   - owner: The type of the mock, which names it.
  ///   - arguments: The arguments.
  ///   - failure: The type of the function's errors.
  ///   - fallback: Returns the result if no answer provides one, or `nil` for the default value.
  package func answer<Arguments, Result, Failure: Error>(
    _ reference: __Members, calledIn function: StaticString, of owner: Any.Type,
    _ arguments: Arguments, _ failure: Failure.Type,
    fallback: () throws -> Result? = { nil }
  ) throws(Failure) -> Result {
    core.nameAfterOwner(owner)
    core.link(reference, calledIn: function, Arguments.self, Result.self)
    return try answer(reference, 0, arguments, failure) { call in
      try call.finish(arguments, fallback: fallback) { _ in nil }
    }
  }

  /// Records a call to an `async` function and answers it. The asynchronous counterpart of `answer`.
  package func answerAsync<Arguments, Result, Failure: Error>(
    isolation: isolated (any Actor)?, _ reference: __Members, calledIn function: StaticString,
    of owner: Any.Type, _ arguments: Arguments, _ failure: Failure.Type,
    fallback: () throws -> Result? = { nil }
  ) async throws(Failure) -> Result {
    core.nameAfterOwner(owner)
    core.link(reference, calledIn: function, Arguments.self, Result.self)
    return try await answerAsync(
      isolation: isolation, reference, 0, arguments, failure, fallback: fallback
    ) { _ in nil }
  }

  /// Names the mock after its type, unless it has a name.
  package func nameAfterOwner(_ owner: Any.Type) { core.nameAfterOwner(owner) }

  /// Returns the factory of patterns of calls to a function.
  package func patterns<Arguments, Result, Failure: Error>(
    of reference: __Members
  ) -> __CallPatternFactory<CallPattern<Arguments, Result, Failure>> {
    __CallPatternFactory { CallPattern(self, reference, 0, $0) }
  }

  /// Returns the factory of patterns of calls to an `async` function.
  package func asyncPatterns<Arguments, Result, Failure: Error>(
    of reference: __Members
  ) -> __CallPatternFactory<AsyncCallPattern<Arguments, Result, Failure>> {
    __CallPatternFactory { AsyncCallPattern(self, reference, 0, $0) }
  }

  /// Removes all recorded calls.
  package func removeCalls() { core.reset(.calls) }
}

extension __CallPatternFactory {
  /// Returns the pattern that matches any call.
  ///
  /// - Parameter arguments: The type of the arguments.
  package func anyCall(with arguments: Any.Type) -> Pattern {
    make(ArgumentPattern(anyOf: TupleType.elementCount(of: arguments)))
  }
}
