internal import UnderstudyCore

extension FailureMessageBuilder {
  /// The minimum length, in characters, of strings whose first difference is hard to find.
  private static let longString = 60

  /// Describes where two long single-line strings begin to differ, or returns `nil` for other
  /// values.
  static func divergence(of mismatch: ArgumentMismatch) -> String? {
    guard let expected = mismatch.expectedValue as? String,
      let actual = mismatch.actualValue as? String, max(expected.count, actual.count) >= longString
    else { return nil }
    let position = zip(expected, actual).prefix { $0 == $1 }.count
    return "from character \(position + 1): \(excerpt(of: expected, at: position)) "
      + "and \(excerpt(of: actual, at: position))"
  }

  /// An excerpt of a string around a position: `"...on its way"`.
  private static func excerpt(of text: String, at position: Int) -> String {
    let start = max(position - 12, 0)
    let (before, after) = (start > 0 ? "..." : "", text.count > start + 24 ? "..." : "")
    return (before + text.dropFirst(start).prefix(24) + after).quoted
  }
}
