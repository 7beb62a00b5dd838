// One overload for each number of parameters: literals do not become matchers in a pack.

extension CallPatternFactory {
  /// The pattern of a call without arguments.
  ///
  /// - Returns: The pattern.
  public func callAsFunction<Result, Failure: Error>() -> Pattern
  where Pattern: CommonCallPattern<Void, Result, Failure> {
    __maker.make(.init())
  }

  /// The pattern of a call with one argument.
  ///
  /// - Parameter a: A literal, or a matcher of the argument.
  /// - Returns: The pattern.
  public func callAsFunction<A, Result, Failure: Error>(_ a: Matcher<A>) -> Pattern
  where Pattern: CommonCallPattern<A, Result, Failure> {
    __maker.make(.init(a))
  }

  /// The pattern of a call with this value.
  ///
  /// - Parameter a: What the argument must equal.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, Result, Failure: Error>(_ a: A) -> Pattern
  where Pattern: CommonCallPattern<A, Result, Failure> {
    __maker.make(.init(Matcher.equal(a)))
  }

  /// The pattern of a call with two arguments.
  ///
  /// - Parameters:
  ///   - a: A literal, or a matcher of argument 1.
  ///   - b: A literal, or a matcher of argument 2.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, Result, Failure: Error>(_ a: Matcher<A>, _ b: Matcher<B>)
    -> Pattern
  where Pattern: CommonCallPattern<(A, B), Result, Failure> {
    __maker.make(.init(a, b))
  }

  /// The pattern of a call with these values.
  ///
  /// - Parameters:
  ///   - a: What argument 1 must equal.
  ///   - b: What argument 2 must equal.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, B, Result, Failure: Error>(_ a: A, _ b: B) -> Pattern
  where Pattern: CommonCallPattern<(A, B), Result, Failure> {
    __maker.make(.init(Matcher.equal(a), Matcher.equal(b)))
  }

  /// The pattern of a call with three arguments.
  ///
  /// - Parameters:
  ///   - a: A literal, or a matcher of argument 1.
  ///   - b: A literal, or a matcher of argument 2.
  ///   - c: A literal, or a matcher of argument 3.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, C, Result, Failure: Error>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>
  ) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C), Result, Failure> {
    __maker.make(.init(a, b, c))
  }

  /// The pattern of a call with these values.
  ///
  /// - Parameters:
  ///   - a: What argument 1 must equal.
  ///   - b: What argument 2 must equal.
  ///   - c: What argument 3 must equal.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, B, C, Result, Failure: Error>(_ a: A, _ b: B, _ c: C) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C), Result, Failure> {
    __maker.make(.init(Matcher.equal(a), Matcher.equal(b), Matcher.equal(c)))
  }

  /// The pattern of a call with four arguments.
  ///
  /// - Parameters:
  ///   - a: A literal, or a matcher of argument 1.
  ///   - b: A literal, or a matcher of argument 2.
  ///   - c: A literal, or a matcher of argument 3.
  ///   - d: A literal, or a matcher of argument 4.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, C, D, Result, Failure: Error>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>
  ) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C, D), Result, Failure> {
    __maker.make(.init(a, b, c, d))
  }

  /// The pattern of a call with these values.
  ///
  /// - Parameters:
  ///   - a: What argument 1 must equal.
  ///   - b: What argument 2 must equal.
  ///   - c: What argument 3 must equal.
  ///   - d: What argument 4 must equal.
  /// - Returns: The pattern.
  @_disfavoredOverload
  public func callAsFunction<A, B, C, D, Result, Failure: Error>(_ a: A, _ b: B, _ c: C, _ d: D)
    -> Pattern
  where Pattern: CommonCallPattern<(A, B, C, D), Result, Failure> {
    __maker.make(.init(Matcher.equal(a), Matcher.equal(b), Matcher.equal(c), Matcher.equal(d)))
  }

  /// The pattern of a call with five arguments.
  ///
  /// - Parameters:
  ///   - a: A literal, or a matcher of argument 1.
  ///   - b: A literal, or a matcher of argument 2.
  ///   - c: A literal, or a matcher of argument 3.
  ///   - d: A literal, or a matcher of argument 4.
  ///   - e: A literal, or a matcher of argument 5.
  /// - Returns: The pattern.
  public func callAsFunction<A, B, C, D, E, Result, Failure: Error>(
    _ a: Matcher<A>, _ b: Matcher<B>, _ c: Matcher<C>, _ d: Matcher<D>, _ e: Matcher<E>
  ) -> Pattern
  where Pattern: CommonCallPattern<(A, B, C, D, E), Result, Failure> {
    __maker.make(.init(a, b, c, d, e))
  }

  /// The pattern of a call with these values.
  ///
  /// - Parameters:
  ///   - a: What argument 1 must equal.
  ///   - b: What argument 2 must equal.
  ///   - c: What argument 3 must equal.
  ///   - d: What argument 4 must equal.
  ///   - e: What argument 5 must equal.
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
