/// The matchers of a call pattern, combined into one condition on the arguments.
///
/// The engine is untyped (see ``CallTypes``), so each typed matcher reads its argument through a
/// pointer, at the argument's offset in the tuple of arguments.
final class ArgumentPattern {
  /// The result of ``firstMismatch(_:_:)`` if the arguments match.
  static var matches: Int { -1 }

  private let elements: [Element]

  /// The conditions of the matchers that do not match every value. Most patterns have at most one,
  /// so the first is stored separately.
  private let first: Condition?
  private let others: [Condition]

  /// The properties of all matchers.
  private let contents: MatcherContents

  /// A Boolean value that indicates whether any matcher contains a captor.
  let hasCaptors: Bool

  /// Creates a pattern from the matchers of the arguments.
  convenience init<each Parameter>(_ matchers: repeat Matcher<each Parameter>) {
    var elements: [__ArgumentMatcher] = []
    for matcher in repeat each matchers { elements.append(.matcher(matcher)) }
    self.init(elements)
  }

  /// Creates a pattern from the type-erased matchers of the arguments.
  ///
  /// Swift stores the elements of a tuple one after another, each at the next multiple of its
  /// alignment.
  init(_ matchers: [__ArgumentMatcher]) {
    var elements: [Element] = []
    var conditions: [Condition] = []
    var contents: MatcherContents = []
    var end = 0
    for matcher in matchers {
      contents.formUnion(matcher.contents)
      let offset = (end + matcher.alignment - 1) / matcher.alignment * matcher.alignment
      end = offset + matcher.size
      if let accepts = matcher.accepts {
        conditions.append(
          Condition(offset: offset, position: elements.count, accepts: accepts))
      }
      elements.append(Element(offset: offset, matcher: matcher))
    }
    self.elements = elements
    first = conditions.first
    others = Array(conditions.dropFirst())
    self.contents = contents
    hasCaptors = contents.contains(.captor)
  }

  /// Creates a pattern that matches any arguments.
  ///
  /// - Parameter count: The number of arguments.
  convenience init(anyOf count: Int) {
    self.init(Array(repeating: .matcher(Matcher<Void>.any), count: count))
  }

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
    guard elements.indices.contains(position) else { return nil }
    let matcher = elements[position].matcher
    return matcher.type == type && matcher.contents.contains(.borrow) ? matcher.accepts : nil
  }

  /// The position and type of the first argument whose expected value cannot be compared, or `nil`
  /// if there is none.
  var incomparable: (position: Int, type: Any.Type)? {
    guard contents.contains(.incomparable) else { return nil }
    return elements.firstIndex(where: \.matcher.isIncomparable)
      .map { ($0, elements[$0].matcher.type) }
  }

  /// A Boolean value that indicates whether the pattern matches any arguments.
  var isUniversal: Bool { first == nil }

  /// Finds the first argument that does not match. Runs matchers.
  ///
  /// A matcher runs once for each call. To explain a mismatch, continue from the returned position
  /// with ``mismatches(_:from:)``.
  ///
  /// - Parameters:
  ///   - arguments: A pointer to the arguments.
  ///   - captures: Receives captured values, which are only valid if the arguments match.
  /// - Returns: The position of the argument, or ``matches``.
  func firstMismatch(_ arguments: UnsafeRawPointer, _ captures: Captures? = nil) -> Int {
    guard let first else { return Self.matches }
    if !first.accepts(arguments + first.offset, captures) { return first.position }
    for other in others where !other.accepts(arguments + other.offset, captures) {
      return other.position
    }
    return Self.matches
  }

  /// Creates the storage for the captured values of one call, or returns `nil` if there is no
  /// captor.
  func makeCaptures() -> Captures? { hasCaptors ? Captures() : nil }

  /// The positions of the arguments that no failure shows.
  var redactedPositions: Set<Int> {
    guard contents.contains(.redacted) else { return [] }
    return Set(elements.indices.filter { elements[$0].matcher.contents.contains(.redacted) })
  }

  /// Returns the description of each matcher. Runs user code.
  func describe() -> [String] {
    elements.map { element in
      element.matcher.contents.contains(.redacted)
        ? Redactions.text : VisibleText.line(element.matcher.describe())
    }
  }

  /// Returns the positions of the arguments that do not match. Runs matchers.
  ///
  /// - Parameters:
  ///   - arguments: A pointer to the arguments.
  ///   - first: The result of ``firstMismatch(_:_:)``. The matchers up to this position do not run
  ///     again.
  func mismatches(_ arguments: UnsafeRawPointer, from first: Int) -> [Int] {
    guard first != Self.matches else { return [] }
    return elements.indices.dropFirst(first).filter { position in
      let element = elements[position]
      return position == first || element.matcher.accepts?(arguments + element.offset, nil) == false
    }
  }

  /// Explains why an argument, known not to match, does not match. Runs user
  /// code.
  func explain(_ arguments: UnsafeRawPointer, at position: Int) -> ArgumentMismatch {
    elements[position].matcher.explain(arguments + elements[position].offset, position)
  }

  /// Returns the similarity of an argument to the expected value, from 0 to 1. If the matcher is
  /// not an equality matcher, returns 0.
  func similarity(_ arguments: UnsafeRawPointer, at position: Int) -> Double {
    elements[position].matcher.similarity(arguments + elements[position].offset)
  }
}

/// The matcher of one argument.
private struct Element {
  /// The offset of the argument in the tuple, in bytes.
  let offset: Int
  let matcher: __ArgumentMatcher
}

/// The condition on one argument.
private struct Condition {
  let offset: Int
  let position: Int
  let accepts: (UnsafeRawPointer, Captures?) -> Bool
}
