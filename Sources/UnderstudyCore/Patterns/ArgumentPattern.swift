/// The matchers of one call, joined into one condition on its arguments.
///
/// Matchers are typed; the arguments are reached through a pointer, each at its offset in their
/// tuple, because the engine is untyped (see ``CallTypes``).
struct ArgumentPattern {
  private let elements: [ErasedMatcher]

  /// The condition on the arguments that a pointer leads to; nil when it accepts any.
  let predicate: ((UnsafeRawPointer) -> Bool)?

  /// Joins the matchers of a call's arguments.
  init<each Parameter>(_ matchers: repeat Matcher<each Parameter>) {
    var elements: [ErasedMatcher] = []
    var end = 0
    for matcher in repeat each matchers {
      elements.append(ErasedMatcher(matcher, after: &end))
    }
    self.elements = elements
    let predicates = elements.compactMap(\.predicate)
    switch predicates.count {
    case 0: predicate = nil
    case 1: predicate = predicates[0]
    default: predicate = { arguments in predicates.allSatisfy { $0(arguments) } }
    }
  }

  /// What each matcher accepts, in words. Never under a lock.
  func describe() -> [String] { elements.map { $0.describe() } }

  /// What is wrong with the arguments that a pointer leads to: one entry for each that does not
  /// match. Never under a lock.
  func mismatches(_ arguments: UnsafeRawPointer) -> [ArgumentMismatch] {
    elements.enumerated().compactMap { position, element in
      element.mismatch(arguments, position)
    }
  }
}

/// A matcher of one argument among several, without its type.
private struct ErasedMatcher {
  let predicate: ((UnsafeRawPointer) -> Bool)?
  let describe: () -> String
  let mismatch: (UnsafeRawPointer, Int) -> ArgumentMismatch?

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
    mismatch = { arguments, position in
      let value = (arguments + offset).assumingMemoryBound(to: Value.self).pointee
      guard !matcher.matches(value) else { return nil }
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
