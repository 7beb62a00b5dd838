internal import CustomDump
internal import UnderstudyCore

extension FailureMessageBuilder {
  /// Adds the expectations and stubs of other requirements, one per line.
  mutating func add(setups candidates: [MockFailure.Candidate], _ omitted: Int) {
    for candidate in candidates {
      let verb = candidate.count == nil ? "stubbed" : "expected"
      add(verb, "\(candidate.pattern.shortCall)  \(candidate.site)", depth: 2)
    }
    add(omitted: omitted)
  }

  /// Adds the expectations and stubs that do not match a call, nearest first, with the reasons.
  mutating func add(mismatches candidates: [MockFailure.Candidate], _ omitted: Int) {
    for (index, candidate) in candidates.enumerated() {
      let site = candidate.site.description
      add(index == 0 ? "nearest" : "", "\(candidate.pattern.shortCall)  \(site)", depth: 2)
      for mismatch in candidate.mismatches {
        let label = candidate.pattern.label(at: mismatch.position)
        add(mismatch, label: label, isNearest: index == 0, depth: 6)
      }
    }
    add(omitted: omitted)
  }

  /// Adds the number of omitted items, if any.
  private mutating func add(omitted count: Int) {
    if count > 0 { add("... \(count) more", depth: 2) }
  }

  /// Adds the details of a value that does not match, unless the first line already contains them.
  mutating func add(_ mismatch: ArgumentMismatch) {
    if let difference = Self.difference(of: mismatch) {
      add(difference, depth: 2)
    } else if let explanation = mismatch.explanation, !explanation.contains(mismatch.actual) {
      add("actual", mismatch.actual)
    }
  }

  /// Adds a call and the reasons why a pattern does not match it.
  mutating func add(_ miss: MockFailure.NearMiss) {
    add("nearest", "#\(miss.call.order) \(miss.call.shortCall)")
    for mismatch in miss.mismatches {
      add(mismatch, label: miss.call.label(at: mismatch.position), isNearest: true, depth: 3)
    }
  }

  /// Adds the reason why one argument does not match: expected above actual, or a line-by-line
  /// difference for the nearest rule.
  private mutating func add(
    _ mismatch: ArgumentMismatch, label: String, isNearest: Bool, depth: Int
  ) {
    if isNearest, let difference = Self.difference(of: mismatch) {
      add("\(label):", depth: depth)
      return add(difference, depth: depth + 1)
    }
    let actual = mismatch.explanation ?? mismatch.actual
    let indentation = String(repeating: " ", count: label.count)
    for (text, value) in [
      ("\(label)  expected ", mismatch.expected), (indentation + "  actual   ", actual),
    ] {
      let column = "\n" + String(repeating: " ", count: text.count)
      let shown = isNearest ? value : value.shortened
      add(text + shown.replacing("\n", with: column), depth: depth)
    }
    if isNearest, let divergence = Self.divergence(of: mismatch) {
      add("\(indentation)  differ   \(divergence)", depth: depth)
    }
  }

  /// The maximum number of lines of a difference.
  private static let differenceLength = 60

  /// Returns the line-by-line difference of two structured values, or `nil` for plain ones.
  private static func difference(of mismatch: ArgumentMismatch) -> String? {
    guard let expected = mismatch.expectedValue else { return nil }
    if let expected = expected as? String, let actual = mismatch.actualValue as? String,
      let difference = LongTextDifference(expected, actual)
    {
      return difference.description
    }
    let isPlain =
      if let text = expected as? String {
        !text.contains(where: \.isNewline)
      } else {
        Mirror(reflecting: expected).children.isEmpty || expected is any StringProtocol
      }
    guard !isPlain, ValueDescription.isSmall(expected),
      ValueDescription.isSmall(mismatch.actualValue),
      let difference = DescriptionContext.run({ diff(expected, mismatch.actualValue) })
    else { return nil }
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    let more = lines.count - differenceLength
    guard more > 0 else { return difference }
    return lines.prefix(differenceLength).joined(separator: "\n")
      + "\n... \(more) more line\(more == 1 ? "" : "s")"
  }
}
