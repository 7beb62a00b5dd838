// There is one overload for each number of parameters, because literals in a parameter pack do not
// become matchers.

extension CallPatternFactory {
  /// Creates the pattern of a call without arguments.
  ///
  /// - Returns: The pattern.
  public func callAsFunction<Result, Failure: Error>() -> Pattern
  where Pattern: CommonCallPattern<Void, Result, Failure> {
    __maker.make(.init())
  }

  /// Creates the pattern of a call with one argument.
  ///
  /// - Parameter a: A literal or a matcher for the argument.
  /// - Returns: The pattern.
  public func callAsFunction<A, Result, Failure: Error>(_ a: Matcher<A>) -> Pattern
  where Pattern: CommonCallPattern<A, Result, Failure> {
    __maker.make(.init(a))
  }

  /// Creates the pattern of a call with the given value.
  ///
  /// - Parameter a: The expected argument.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, Result, Failure: Error>(_ a: A) -> Pattern
  where Pattern: CommonCallPattern<A, Result, Failure> {
    __maker.make(.init(Matcher.equal(a)))
  }

  /// Creates the pattern of a call with two arguments.
  ///
  /// - Parameters:
  ///   - a: A literal or a matcher for argument 1.
  ///   - b: A literal or a matcher for argument 2.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, Result, Failure: Error>(_ a: Matcher<A>, _ b: Matcher<B>)
    -> Pattern
  where Pattern: CommonCallPattern<(A, B), Result, Failure> {
    __maker.make(.init(a, b))
  }

  /// Creates the pattern of a call with the given values.
  ///
  /// - Parameters:
  ///   - a: The expected value of argument 1.
  ///   - b: The expected value of argument 2.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, B, Result, Failure: Error>(_ a: A, _ b: B) -> Pattern
  where Pattern: CommonCallPattern<(A, B), Result, Failure> {
    __maker.make(.init(Matcher.equal(a), Matcher.equal(b)))
  }

  /// Creates the pattern of a call with three arguments.
  ///
  /// - Parameters:
  ///   - a: A literal or a matcher for argument 1.
  ///   - b: A literal or a matcher for argument 2.
  ///   - c: A literal or a matcher for argument 3.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, C, Result, Failure: Error>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>
  ) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C), Result, Failure> {
    __maker.make(.init(a, b, c))
  }

  /// Creates the pattern of a call with the given values.
  ///
  /// - Parameters:
  ///   - a: The expected value of argument 1.
  ///   - b: The expected value of argument 2.
  ///   - c: The expected value of argument 3.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, B, C, Result, Failure: Error>(_ a: A, _ b: B, _ c: C) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C), Result, Failure> {
    __maker.make(.init(Matcher.equal(a), Matcher.equal(b), Matcher.equal(c)))
  }

  /// Creates the pattern of a call with four arguments.
  ///
  /// - Parameters:
  ///   - a: A literal or a matcher for argument 1.
  ///   - b: A literal or a matcher for argument 2.
  ///   - c: A literal or a matcher for argument 3.
  ///   - d: A literal or a matcher for argument 4.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, C, D, Result, Failure: Error>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>
  ) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C, D), Result, Failure> {
    __maker.make(.init(a, b, c, d))
  }

  /// Creates the pattern of a call with the given values.
  ///
  /// - Parameters:
  ///   - a: The expected value of argument 1.
  ///   - b: The expected value of argument 2.
  ///   - c: The expected value of argument 3.
  ///   - d: The expected value of argument 4.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, B, C, D, Result, Failure: Error>(_ a: A, _ b: B, _ c: C, _ d: D)
    -> Pattern
  where Pattern: CommonCallPattern<(A, B, C, D), Result, Failure> {
    __maker.make(.init(Matcher.equal(a), Matcher.equal(b), Matcher.equal(c), Matcher.equal(d)))
  }

  /// Creates the pattern of a call with five arguments.
  ///
  /// - Parameters:
  ///   - a: A literal or a matcher for argument 1.
  ///   - b: A literal or a matcher for argument 2.
  ///   - c: A literal or a matcher for argument 3.
  ///   - d: A literal or a matcher for argument 4.
  ///   - e: A literal or a matcher for argument 5.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, C, D, E, Result, Failure: Error>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>
  ) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C, D, E), Result, Failure> {
    __maker.make(.init(a, b, c, d, e))
  }

  /// Creates the pattern of a call with the given values.
  ///
  /// - Parameters:
  ///   - a: The expected value of argument 1.
  ///   - b: The expected value of argument 2.
  ///   - c: The expected value of argument 3.
  ///   - d: The expected value of argument 4.
  ///   - e: The expected value of argument 5.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, B, C, D, E, Result, Failure: Error>(
    _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
  ) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C, D, E), Result, Failure> {
    __maker.make(
      .init(
        Matcher.equal(a), Matcher.equal(b), Matcher.equal(c), Matcher.equal(d), Matcher.equal(e)))
  }
}
