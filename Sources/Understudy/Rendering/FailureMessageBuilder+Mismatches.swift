internal import UnderstudyCore

extension FailureMessageBuilder {
  /// Adds the expectations and stubs of other requirements, one per line.
  mutating func add(setups candidates: [MockFailure.Candidate], _ omitted: Int) {
    for candidate in candidates {
      let verb = candidate.count == nil ? "stubbed" : "expected"
      add(verb, text(candidate.pattern.shortCall, at: candidate.site), depth: 2)
    }
    add(omitted: omitted)
  }

  /// Adds the expectations and stubs that do not match a call, nearest first, with the reasons.
  mutating func add(mismatches candidates: [MockFailure.Candidate], _ omitted: Int) {
    for (index, candidate) in candidates.enumerated() {
      let place = text(candidate.pattern.shortCall, at: candidate.site)
      let line = [place, candidate.progress].compactMap(\.self).joined(separator: "  ")
      add(index == 0 ? "nearest" : "", line, depth: 2)
      for action in candidate.actions { add("", "then \(action)", depth: 2) }
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
    switch mismatch.difference?.form {
    case .lines(let lines)?: add(lines, depth: 1)
    case .remark(let text)?, .whole(let text?)?: add(text)
    case .whole(nil)?, nil:
      if let explanation = mismatch.explanation, !explanation.includes(mismatch.actual) {
        add("actual", mismatch.actual)
      }
    }
  }

  /// Adds a call and the reasons why a pattern does not match it.
  mutating func add(_ miss: MockFailure.NearMiss) {
    add("nearest", "#\(miss.call.order) \(miss.call.shortCall)")
    for mismatch in miss.mismatches {
      add(mismatch, label: miss.call.label(at: mismatch.position), isNearest: true, depth: 3)
    }
  }

  /// Adds the reason why one argument does not match: expected above actual, or a difference for the
  /// nearest rule.
  private mutating func add(
    _ mismatch: ArgumentMismatch, label: String, isNearest: Bool, depth: Int
  ) {
    let form = isNearest ? mismatch.difference?.form : nil
    switch form {
    case .lines(let lines)?:
      add("\(label):", depth: depth)
      add(lines, depth: depth + 1)
    case .remark(let text)?: add("\(label)  \(text)", depth: depth)
    case .whole?, nil:
      let indentation = String(repeating: " ", count: label.count)
      let values = [mismatch.expected, mismatch.explanation ?? mismatch.actual]
        .map { isNearest ? $0 : $0.shortened }
      add("\(label)  expected \(values[0])", depth: depth)
      add("\(indentation)  actual   \(values[1])", depth: depth)
      if case .whole(let remark?)? = form { add("\(indentation)  \(remark)", depth: depth) }
    }
  }

  /// Adds the lines of a difference, with their legend.
  private mutating func add(_ lines: [String], depth: Int) {
    add(ValueDifference.legend, depth: depth)
    for line in lines { add(line, depth: depth) }
  }
}
