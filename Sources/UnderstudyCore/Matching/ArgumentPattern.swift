import UnderstudyValues

/// The matchers of a call pattern, combined into one condition on the arguments.
///
/// The engine is untyped (see ``CallTypes``), so each typed matcher reads its argument through a
/// pointer, at the argument's offset in the tuple of arguments.
final class ArgumentPattern {
  /// The matchers of the arguments.
  private let matchers: [__ArgumentMatcher]

  /// The offset of each argument in the tuple of arguments. Swift stores the elements of a tuple one after
  /// another, each at the next multiple of its alignment.
  private let offsets: [Int]

  /// The properties of all matchers.
  private let contents: MatcherContents

  /// A Boolean value that indicates whether any matcher contains a captor.
  let hasCaptors: Bool

  /// A Boolean value that indicates whether the pattern matches any arguments.
  let isUniversal: Bool

  /// A Boolean value that indicates whether the pattern can be matched while a lock is held.
  let runsNoUserCode: Bool

  /// Creates a pattern from the matchers of the arguments.
  convenience init<each Parameter>(_ matchers: repeat Matcher<each Parameter>) {
    var elements: [__ArgumentMatcher] = []
    for matcher in repeat each matchers { elements.append(.matcher(matcher)) }
    self.init(elements)
  }

  /// Creates a pattern from the type-erased matchers of the arguments.
  init(_ matchers: [__ArgumentMatcher]) {
    var offsets: [Int] = []
    var end = 0
    var contents = MatcherContents()
    var (isUniversal, runsNoUserCode) = (true, true)
    for matcher in matchers {
      let offset = (end + matcher.alignment - 1) / matcher.alignment * matcher.alignment
      offsets.append(offset)
      end = offset + matcher.size
      contents.formUnion(matcher.contents)
      if !matcher.runsNoUserCode { runsNoUserCode = false }
      if matcher.accepts != nil { isUniversal = false }
    }
    (self.matchers, self.offsets, self.contents) = (matchers, offsets, contents)
    (self.isUniversal, self.runsNoUserCode) = (isUniversal, runsNoUserCode)
    hasCaptors = contents.contains(.captor)
  }

  /// Creates a pattern that matches any arguments.
  ///
  /// - Parameter count: The number of arguments.
  convenience init(anyOf count: Int) {
    self.init(Array(repeating: .matcher(Matcher<Void>.any), count: count))
  }

  /// A pattern of as many arguments that matches any.
  var matchingAll: ArgumentPattern { ArgumentPattern(anyOf: matchers.count) }

  /// A Boolean value that indicates whether any matcher runs a predicate from the test.
  var runsPredicate: Bool { contents.contains(.predicate) }

  /// A Boolean value that indicates whether any matcher has a predicate about an argument that cannot
  /// be recorded.
  var hasBorrowPredicates: Bool { contents.contains(.borrow) }

  /// Returns the condition on an argument that cannot be recorded, or `nil` if there is no predicate
  /// about it.
  ///
  /// - Parameters:
  ///   - position: The position of the argument.
  ///   - type: The type of the placeholder.
  func borrowCondition(
    at position: Int, _ type: Any.Type
  ) -> ((UnsafeRawPointer, Captures?) -> Bool)? {
    guard matchers.indices.contains(position) else { return nil }
    let matcher = matchers[position]
    return matcher.type == type && matcher.contents.contains(.borrow) ? matcher.accepts : nil
  }

  /// The position and type of the first argument whose expected value cannot be compared, or `nil`
  /// if there is none.
  var incomparable: (position: Int, type: Any.Type)? {
    guard contents.contains(.incomparable) else { return nil }
    return matchers.firstIndex(where: \.isIncomparable).map { ($0, matchers[$0].type) }
  }

  /// The position of the first argument whose matcher can never match because of a negative number, or
  /// `nil` if there is none.
  var impossible: Int? {
    guard contents.contains(.impossible) else { return nil }
    return matchers.firstIndex { $0.contents.contains(.impossible) }
  }

  /// Creates the storage for the captured values of one call, or returns `nil` if there is no
  /// captor.
  func makeCaptures() -> Captures? { hasCaptors ? Captures() : nil }

  /// A Boolean value that indicates whether there are arguments that no failure shows.
  var hasRedactions: Bool { contents.contains(.redacted) }

  /// The positions of the arguments that no failure shows.
  var redactedPositions: Set<Int> {
    guard hasRedactions else { return [] }
    return Set(matchers.indices.filter { matchers[$0].contents.contains(.redacted) })
  }

  /// Returns the description of each matcher. Runs user code.
  func describe() -> [String] {
    matchers.map { matcher in
      matcher.contents.contains(.redacted)
        ? Redactions.text : VisibleText.line(matcher.describe())
    }
  }

  /// Returns the positions of the arguments after the first mismatched one that do not match either.
  /// Runs matchers.
  ///
  /// - Parameters:
  ///   - arguments: A pointer to the arguments.
  ///   - first: The result of ``firstMismatch(_:_:)``. The matchers up to this position do not run
  ///     again.
  func mismatches(_ arguments: UnsafeRawPointer, after first: Int) -> [Int] {
    guard first < matchers.count - 1 else { return [] }
    return matchers.indices.dropFirst(first + 1).filter { position in
      matchers[position].accepts?(arguments + offsets[position], nil) == false
    }
  }

  /// Explains why an argument, known not to match, does not match. Runs user
  /// code.
  func explain(_ arguments: UnsafeRawPointer, at position: Int) -> ArgumentMismatch {
    matchers[position].explain(arguments + offsets[position], position)
  }

  /// Returns the similarity of an argument to the expected value, from 0 to 1. If the matcher is
  /// not an equality matcher, returns 0.
  func similarity(_ arguments: UnsafeRawPointer, at position: Int) -> Double {
    matchers[position].similarity(arguments + offsets[position])
  }
}

extension ArgumentPattern {
  /// The result of ``firstMismatch(_:_:)`` if the arguments match.
  static var matches: Int { -1 }

  /// Finds the first argument that does not match. Runs matchers.
  ///
  /// A matcher runs once for each call. To explain a mismatch, continue from the returned position
  /// with ``mismatches(_:after:)``.
  ///
  /// - Parameters:
  ///   - arguments: A pointer to the arguments.
  ///   - captures: Receives captured values, which are only valid if the arguments match.
  /// - Returns: The position of the argument, or ``matches``.
  func firstMismatch(_ arguments: UnsafeRawPointer, _ captures: Captures? = nil) -> Int {
    if isUniversal { return Self.matches }
    for position in 0..<matchers.count {
      if let accepts = matchers[position].accepts, !accepts(arguments + offsets[position], captures)
      {
        return position
      }
    }
    return Self.matches
  }

  /// Returns a Boolean value that indicates whether the arguments match, or `false` if that cannot be
  /// decided while a lock is held. Most stubs are for any value, or for a string or number.
  ///
  /// - Parameter arguments: A pointer to the arguments.
  func matchesAtOnce(_ arguments: UnsafeRawPointer) -> Bool {
    isUniversal || runsNoUserCode && firstMismatch(arguments) == Self.matches
  }
}
