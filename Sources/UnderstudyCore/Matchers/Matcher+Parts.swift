// Those that are named like cases of an enumeration are disfavoured, so that the plain value in a
// call, as in `rename(.some("bob"))`, stays what it is.

extension Matcher {
  /// Matches values with a property that matches.
  ///
  /// ```swift
  /// verify(mailer.send(.has(\.subject, .hasPrefix("Re:"))))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The way to the property.
  ///   - matcher: What must hold of it.
  public static func has<Property>(
    _ keyPath: KeyPath<Value, Property>, _ matcher: Matcher<Property>
  ) -> Matcher {
    Matcher(
      predicate: { matcher.matches($0[keyPath: keyPath], $1) },
      describe: { "\(KeyPathText.name(of: keyPath)) \(matcher.describeSelf())" },
      explain: { value in
        let reason = matcher.explanation(of: value[keyPath: keyPath])
        return "\(KeyPathText.name(of: keyPath)) \(reason) on \(ValueDescription.describe(value))"
      },
      contents: matcher.contents)
  }

  /// Matches optionals that hold a value which matches; never nil.
  ///
  /// ```swift
  /// verify(user.setNickname(.some(.hasPrefix("b"))))
  /// ```
  ///
  /// - Parameter matcher: What must hold of the value inside.
  @_disfavoredOverload
  public static func some<Wrapped>(_ matcher: Matcher<Wrapped>) -> Matcher
  where Value == Wrapped? {
    Matcher(
      predicate: { value, captures in value.map { matcher.matches($0, captures) } == true },
      describe: matcher.describeSelf,
      explain: { $0.map(matcher.explanation) ?? "was nil" },
      expected: matcher.expectedValue,
      contents: matcher.contents)
  }

  /// Matches results that are a success with a value which matches.
  ///
  /// ```swift
  /// verify(delegate.didLoad(.success(.hasPrefix("{"))))
  /// ```
  ///
  /// - Parameter matcher: What must hold of the value.
  @_disfavoredOverload
  public static func success<Success, Failure: Error>(_ matcher: Matcher<Success>) -> Matcher
  where Value == Result<Success, Failure> {
    Matcher(
      predicate: {
        if case .success(let value) = $0 { matcher.matches(value, $1) } else { false }
      },
      describe: { "success \(matcher.describeSelf())" },
      explain: {
        switch $0 {
        case .success(let value): "success \(matcher.explanation(of: value))"
        case .failure(let error): "was failure \(ValueDescription.describe(error))"
        }
      },
      contents: matcher.contents)
  }

  /// Matches results that are a failure with an error which matches.
  ///
  /// ```swift
  /// verify(delegate.didLoad(.failure(.isA(Rejection.self))))
  /// ```
  ///
  /// - Parameter matcher: What must hold of the error.
  @_disfavoredOverload
  public static func failure<Success, Failure: Error>(_ matcher: Matcher<Failure>) -> Matcher
  where Value == Result<Success, Failure> {
    Matcher(
      predicate: {
        if case .failure(let error) = $0 { matcher.matches(error, $1) } else { false }
      },
      describe: { "failure \(matcher.describeSelf())" },
      explain: {
        switch $0 {
        case .success(let value): "was success \(ValueDescription.describe(value))"
        case .failure(let error): "failure \(matcher.explanation(of: error))"
        }
      },
      contents: matcher.contents)
  }
}

/// How key paths read in failures.
private enum KeyPathText {
  /// The property that a key path leads to: `name` of `\Person.name`.
  static func name(of keyPath: AnyKeyPath) -> String {
    let text = String(reflecting: keyPath)
    // Only of stored properties the runtime knows the names.
    guard !text.contains("<"), let dot = text.firstIndex(of: ".") else { return "property" }
    return String(text[text.index(after: dot)...])
  }
}
