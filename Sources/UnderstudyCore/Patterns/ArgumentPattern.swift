/// The matchers of one call, joined into one condition on its arguments.
///
/// Matchers are typed; the arguments are reached through a pointer, each at its offset in their
/// tuple, because the engine is untyped (see ``CallTypes``).
struct ArgumentPattern {
  private let elements: [ErasedMatcher]

  /// Where the arguments that a pointer leads to do not match first: the position of an argument,
  /// or ``matches``. Nil when any arguments match.
  ///
  /// A matcher runs once for each call: to explain a mismatch, go on from this position with
  /// ``mismatches(_:from:)``.
  let firstMismatch: ((UnsafeRawPointer) -> Int)?

  /// What ``firstMismatch`` gives for arguments that match.
  static let matches = -1

  /// Joins the matchers of a call's arguments.
  init<each Parameter>(_ matchers: repeat Matcher<each Parameter>) {
    var elements: [ErasedMatcher] = []
    var end = 0
    for matcher in repeat each matchers {
      elements.append(ErasedMatcher(matcher, after: &end))
    }
    self.elements = elements
    let selective = elements.enumerated().compactMap { position, element in
      element.predicate.map { (position: position, predicate: $0) }
    }
    switch selective.count {
    case 0:
      firstMismatch = nil
    case 1:
      let (position, predicate) = selective[0]
      firstMismatch = { predicate($0) ? Self.matches : position }
    default:
      firstMismatch = { arguments in
        for (position, predicate) in selective where !predicate(arguments) { return position }
        return Self.matches
      }
    }
  }

  /// What each matcher accepts, in words. Never under a lock.
  func describe() -> [String] { elements.map { $0.describe() } }

  /// What is wrong with the arguments that a pointer leads to: one entry for each that does not
  /// match. Never under a lock.
  ///
  /// - Parameters:
  ///   - arguments: Where the arguments lie.
  ///   - first: The first that does not match, as ``firstMismatch`` has found; the matchers up to
  ///     it do not run again.
  func mismatches(_ arguments: UnsafeRawPointer, from first: Int) -> [ArgumentMismatch] {
    guard first != Self.matches else { return [] }
    return elements.indices.dropFirst(first).compactMap { position in
      let element = elements[position]
      guard position == first || !(element.predicate?(arguments) ?? true) else { return nil }
      return element.explain(arguments, position)
    }
  }
}

/// A matcher of one argument among several, without its type.
private struct ErasedMatcher {
  let predicate: ((UnsafeRawPointer) -> Bool)?
  let describe: () -> String

  /// Tells why the argument, which is known not to match, does not; its position comes second.
  let explain: (UnsafeRawPointer, Int) -> ArgumentMismatch

  /// Makes the matcher of the element that follows in a tuple.
  ///
  /// - Parameters:
  ///   - matcher: The matcher.
  ///   - end: Where the element before ends; afterwards, where this one ends. Swift lays the
  ///     elements of a tuple out one after the other, each at the next multiple of its alignment.
  init<Value>(_ matcher: Matcher<Value>, after end: inout Int) {
    let alignment = MemoryLayout<Value>.alignment
    let offset = (end + alignment - 1) / alignment * alignment
    end = offset + MemoryLayout<Value>.size
    describe = matcher.describeSelf
    predicate = matcher.predicate.map { predicate in
      { predicate(($0 + offset).assumingMemoryBound(to: Value.self).pointee) }
    }
    explain = { arguments, position in
      let value = (arguments + offset).assumingMemoryBound(to: Value.self).pointee
      return ArgumentMismatch(
        position: position,
        expected: matcher.describeSelf(),
        actual: ValueText.describe(value),
        explanation: matcher.explainMismatch?(value),
        expectedValue: matcher.expectedValue?(),
        actualValue: value)
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
}
