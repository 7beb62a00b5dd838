// Matchers named after enumeration cases are disfavored, so that a plain value in a call, such as
// `rename(.some("bob"))`, keeps its meaning.

extension Matcher {
  /// Matches values with a matching property.
  ///
  /// ```swift
  /// verify(mailer.send(.has(\.subject, .hasPrefix("Re:"))))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - matcher: The matcher for the property.
  /// - Returns: The matcher.
  public static func has<Property>(
    _ keyPath: KeyPath<Value, Property>, _ matcher: Matcher<Property>
  ) -> Matcher {
    Matcher(
      predicate: { matcher.matches($0[keyPath: keyPath], $1) },
      describe: {
        KeyPathDescription(keyPath).text { matcher.describeSelf() }
      },
      explain: { value in
        let reason = KeyPathDescription(keyPath).text {
          matcher.explanation(of: value[keyPath: keyPath])
        }
        return "\(reason) on \(ValueDescription.describe(value))"
      },
      contents: matcher.contents)
  }

  /// Matches optionals that contain a matching value. `nil` does not match.
  ///
  /// ```swift
  /// verify(user.nickname.set(.some(.hasPrefix("b"))))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the wrapped value.
  /// - Returns: The matcher.
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

  /// Matches successful results with a matching value.
  ///
  /// ```swift
  /// verify(delegate.didLoad(.success(.hasPrefix("{"))))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the value.
  /// - Returns: The matcher.
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

  /// Matches failed results with a matching error.
  ///
  /// ```swift
  /// verify(delegate.didLoad(.failure(.isA(Rejection.self))))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the error.
  /// - Returns: The matcher.
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

/// The description of a key path in failures.
private struct KeyPathDescription {
  /// The property that the key path refers to, such as `name` for `\Person.name`, or `nil` if it is
  /// unknown. The runtime has the names of stored properties only.
  private let name: String?

  init(_ keyPath: AnyKeyPath) {
    let text = String(reflecting: keyPath)
    guard !text.contains("<"), let dot = text.firstIndex(of: ".") else {
      name = nil
      return
    }
    name = String(text[text.index(after: dot)...])
  }

  /// Returns the name of the property and a text about its value, unless failures hide the value.
  func text(_ value: () -> String) -> String {
    let isHidden = DescriptionContext.hidden.hides(path: name)
    return "\(name ?? "property") \(isHidden ? Redactions.text : value())"
  }
}
