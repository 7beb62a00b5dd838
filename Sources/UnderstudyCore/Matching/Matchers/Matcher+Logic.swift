import UnderstudyValues

extension Matcher {
  /// Matches values that all given matchers match. Without matchers, matches every value.
  ///
  /// ```swift
  /// stub(counter.add(.allOf(.greaterThan(3), .not(7)))).returns(1)
  /// ```
  ///
  /// - Parameter matchers: The matchers. They run in order, until the first that does not match.
  /// - Returns: The matcher.
  public static func allOf(_ matchers: Matcher...) -> Matcher {
    Matcher(
      predicate: { value, captures in matchers.allSatisfy { $0.matches(value, captures) } },
      describe: { "(\(matchers.map { $0.describeSelf() }.joined(separator: " and ")))" },
      explain: { value in
        guard let part = decisive(among: matchers, for: value, verdict: false) else { return nil }
        return "\(part.describeSelf()): \(part.explanation(of: value))"
      },
      contents: MatcherContents(of: matchers))
  }

  /// Matches values that at least one of the given matchers matches. Without matchers, matches
  /// nothing.
  ///
  /// ```swift
  /// verify(greeter.greet(.anyOf("bob", .hasPrefix("a"))))
  /// ```
  ///
  /// - Parameter matchers: The matchers. They run in order, until the first that matches.
  /// - Returns: The matcher.
  public static func anyOf(_ matchers: Matcher...) -> Matcher { anyOf(all: matchers) }

  /// Matches values that at least one of the given matchers matches.
  static func anyOf(all matchers: [Matcher]) -> Matcher {
    Matcher(
      predicate: { value, captures in matchers.contains { $0.matches(value, captures) } },
      describe: { "(\(matchers.map { $0.describeSelf() }.joined(separator: " or ")))" },
      explain: { value in
        var explanations: [String] = []
        for text in matchers.map({ $0.explanation(of: value) }) where !explanations.contains(text) {
          explanations.append(text)
        }
        return explanations.isEmpty ? nil : explanations.joined(separator: " and ")
      },
      contents: MatcherContents(of: matchers))
  }

  /// Matches values that none of the given matchers matches. Without matchers, matches every value.
  ///
  /// ```swift
  /// verify(greeter.greet(.noneOf("bob", .isEmpty)))
  /// ```
  ///
  /// - Parameter matchers: The matchers. They run in order, until the first that matches.
  /// - Returns: The matcher.
  public static func noneOf(_ matchers: Matcher...) -> Matcher { noneOf(all: matchers) }

  /// Matches values that none of the given matchers matches.
  static func noneOf(all matchers: [Matcher]) -> Matcher {
    Matcher(
      predicate: { value in !matchers.contains { $0.matches(value) } },
      describe: { "none of (\(matchers.map { $0.describeSelf() }.joined(separator: ", ")))" },
      explain: { value in
        guard let part = decisive(among: matchers, for: value, verdict: true) else { return nil }
        return "was \(ValueDescription.describe(value)), which matches \(part.describeSelf())"
      },
      contents: MatcherContents(of: matchers))
  }

  /// Finds a matcher that decided the result, given that at least one matcher returned `verdict`.
  ///
  /// Runs no predicates from the test. If no other matcher returned `verdict`, the only one with a
  /// predicate did.
  ///
  /// - Returns: The matcher, or `nil` if several matchers with predicates may have decided.
  private static func decisive(
    among parts: [Matcher], for value: Value, verdict: Bool
  ) -> Matcher? {
    let known = parts.first { !$0.runsPredicate && $0.matches(value) == verdict }
    if let known { return known }
    let others = parts.filter(\.runsPredicate)
    return others.count == 1 ? others[0] : nil
  }
}

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
