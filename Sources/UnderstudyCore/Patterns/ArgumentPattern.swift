/// The matchers of one call, joined into one condition on its arguments.
struct ArgumentPattern<Arguments> {
  /// The condition; nil when it accepts any arguments.
  let predicate: ((Arguments) -> Bool)?

  /// What each matcher accepts, in words.
  let describe: () -> [String]

  /// What is wrong with some arguments: one entry for each argument that does not match.
  let mismatches: (Arguments) -> [ArgumentMismatch]
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

extension ArgumentPattern {
  /// Joins the matchers of a call's arguments.
  static func joining<each Parameter>(
    _ matchers: repeat Matcher<each Parameter>
  ) -> ArgumentPattern where Arguments == (repeat each Parameter) {
    var isUniversal = true
    for matcher in repeat each matchers {
      isUniversal = isUniversal && matcher.predicate == nil
    }
    return ArgumentPattern(
      predicate: isUniversal
        ? nil
        : { (arguments: (repeat each Parameter)) in
          for (matcher, argument) in repeat (each matchers, each arguments) {
            if let predicate = matcher.predicate, !predicate(argument) { return false }
          }
          return true
        },
      describe: {
        var texts: [String] = []
        for matcher in repeat each matchers { texts.append(matcher.describeSelf()) }
        return texts
      },
      mismatches: { (arguments: (repeat each Parameter)) in
        var found: [ArgumentMismatch] = []
        var position = 0
        for (matcher, argument) in repeat (each matchers, each arguments) {
          defer { position += 1 }
          guard !matcher.matches(argument) else { continue }
          found.append(
            ArgumentMismatch(
              position: position,
              expected: matcher.describeSelf(),
              actual: ValueText.describe(argument),
              explanation: matcher.explainMismatch?(argument),
              expectedValue: matcher.expectedValue?(),
              actualValue: argument))
        }
        return found
      })
  }
}
