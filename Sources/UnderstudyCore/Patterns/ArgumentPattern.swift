/// The matchers of one call, joined into one condition on its arguments.
///
/// Matchers are typed; the arguments are reached through a pointer, each at its offset in their
/// tuple, because the engine is untyped (see ``CallTypes``).
final class ArgumentPattern {
  /// What ``firstMismatch(_:)`` gives for arguments that match.
  static var matches: Int { -1 }

  private let elements: [ErasedMatcher]

  /// The elements that do not match everything: the first of them, which is the only one of most
  /// patterns, and the others.
  private let first: Condition?
  private let others: [Condition]

  /// What the matchers are made of.
  private let contents: MatcherContents

  /// Whether a captor waits for arguments.
  let hasCaptors: Bool

  /// Joins the matchers of a call's arguments.
  init<each Parameter>(_ matchers: repeat Matcher<each Parameter>) {
    var elements: [ErasedMatcher] = []
    var conditions: [Condition] = []
    var contents: MatcherContents = []
    var end = 0
    for matcher in repeat each matchers {
      contents.formUnion(matcher.contents)
      let element = ErasedMatcher(matcher, after: &end)
      if let accepts = element.accepts {
        conditions.append(
          Condition(offset: element.offset, position: elements.count, accepts: accepts))
      }
      elements.append(element)
    }
    self.elements = elements
    first = conditions.first
    others = Array(conditions.dropFirst())
    self.contents = contents
    hasCaptors = contents.contains(.captor)
  }

  /// Takes any arguments.
  ///
  /// - Parameter count: How many there are.
  init(anyOf count: Int) {
    var end = 0
    elements = (0..<count).map { _ in ErasedMatcher(Matcher<Void>.any, after: &end) }
    (first, others, contents, hasCaptors) = (nil, [], [], false)
  }

  /// Whether a matcher runs a closure of the test's.
  var runsPredicate: Bool { contents.contains(.predicate) }

  /// The first argument that is compared with a value that nothing can be compared with: its
  /// position and its type; nil when there is none.
  var incomparable: (position: Int, type: Any.Type)? {
    guard contents.contains(.incomparable) else { return nil }
    return elements.firstIndex(where: \.isIncomparable).map { ($0, elements[$0].type) }
  }

  /// Whether any arguments match.
  var isUniversal: Bool { first == nil }

  /// Where the arguments that a pointer leads to do not match first: the position of an argument,
  /// or ``matches``. Never under a lock.
  ///
  /// A matcher runs once for each call: to explain a mismatch, go on from this position with
  /// ``mismatches(_:from:)``.
  ///
  /// - Parameters:
  ///   - arguments: Where the arguments lie.
  ///   - captures: Gets what there is to capture; of no use unless the arguments match.
  func firstMismatch(_ arguments: UnsafeRawPointer, _ captures: Captures? = nil) -> Int {
    guard let first else { return Self.matches }
    if !first.accepts(arguments + first.offset, captures) { return first.position }
    for other in others where !other.accepts(arguments + other.offset, captures) {
      return other.position
    }
    return Self.matches
  }

  /// A place for what captors get of one call; nil when there is none to wait for it.
  func makeCaptures() -> Captures? { hasCaptors ? Captures() : nil }

  /// What each matcher accepts, in words. Never under a lock.
  func describe() -> [String] { elements.map { $0.describe() } }

  /// The positions of the arguments that do not match. Never under a lock.
  ///
  /// - Parameters:
  ///   - arguments: Where the arguments lie.
  ///   - first: The first that does not match, as ``firstMismatch`` has found; the matchers up to
  ///     it do not run again.
  func mismatches(_ arguments: UnsafeRawPointer, from first: Int) -> [Int] {
    guard first != Self.matches else { return [] }
    return elements.indices.dropFirst(first).filter { position in
      let element = elements[position]
      return position == first || element.accepts?(arguments + element.offset, nil) == false
    }
  }

  /// Why an argument that is known not to match does not. Never under a lock.
  func explain(_ arguments: UnsafeRawPointer, at position: Int) -> ArgumentMismatch {
    elements[position].explain(arguments + elements[position].offset, position)
  }

  /// How alike an argument is to what an equality asks for, from 0 to 1; 0 for other matchers.
  func similarity(_ arguments: UnsafeRawPointer, at position: Int) -> Double {
    elements[position].similarity(arguments + elements[position].offset)
  }
}

/// The condition on one argument.
private struct Condition {
  let offset: Int
  let position: Int
  let accepts: (UnsafeRawPointer, Captures?) -> Bool
}

/// A matcher of one argument among several, without its type.
private struct ErasedMatcher {
  /// Where the argument lies in the tuple.
  let offset: Int

  let accepts: ((UnsafeRawPointer, Captures?) -> Bool)?
  let type: Any.Type
  let isIncomparable: Bool
  let describe: () -> String

  /// Tells why an argument, which is known not to match, does not; its position comes second.
  let explain: (UnsafeRawPointer, Int) -> ArgumentMismatch

  /// How alike an argument is to what an equality asks for, from 0 to 1.
  let similarity: (UnsafeRawPointer) -> Double

  /// Makes the matcher of the element that follows in a tuple.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - end: Where the element before ends; afterwards, where this one ends. Swift lays the
  ///     elements of a tuple out one after the other, each at the next multiple of its alignment.
  init<Value>(_ matcher: Matcher<Value>, after end: inout Int) {
    let alignment = MemoryLayout<Value>.alignment
    offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Value>.size
    accepts = matcher.accepts
    type = Value.self
    isIncomparable = matcher.contents.contains(.incomparable)
    describe = matcher.describeSelf
    explain = { argument, position in
      let value = argument.assumingMemoryBound(to: Value.self).pointee
      return ArgumentMismatch(of: value, with: matcher, at: position)
    }
    similarity = { argument in
      matcher.expectedValue.map {
        Similarity.of($0(), argument.assumingMemoryBound(to: Value.self).pointee)
      } ?? 0
    }
  }
}

/// One argument that a pattern does not accept.
///
/// Values are what the call was made with; they are read to show their difference, nothing else.
public struct ArgumentMismatch: @unchecked Sendable {  // No lock: immutable, read by one reporter.
  /// The position of the argument, from 0.
  public let position: Int

  /// What the pattern accepts there, in words.
  public let expected: String

  /// What the call had there, in words.
  public let actual: String

  /// Why it does not match, where the matcher says more than what the value was.
  public let explanation: String?

  /// The value that an equality asked for, if it was one.
  public let expectedValue: Any?

  /// The value that the call had.
  public let actualValue: Any

  /// Whether expected and actual are shown whole, and not by their difference.
  var isShownWhole: Bool {
    expectedValue.map { $0 is String || Mirror(reflecting: $0).children.isEmpty } ?? true
  }

  /// Why it does not match, in words.
  var reason: String { explanation ?? "was \(actual)" }

  /// In how many fields two values differ that are compared as a whole; nil for values without
  /// fields.
  var differingFields: Int? {
    expectedValue.flatMap { Similarity.differingFields(of: $0, actualValue) }
  }
}

extension ArgumentMismatch {
  /// Tells why a value, which is known not to match, does not. Never under a lock.
  init<Value>(of value: Value, with matcher: Matcher<Value>, at position: Int) {
    self.init(
      position: position, expected: matcher.describeSelf(),
      actual: ValueDescription.describe(value),
      explanation: matcher.explainMismatch?(value), expectedValue: matcher.expectedValue?(),
      actualValue: value)
  }
}
