/// A recorded call that was compared with a pattern.
struct ExaminedCall {
  /// The maximum number of recent calls among which the nearest ones are searched.
  static let window = 1000

  let record: CallRecord

  /// The position of the first argument that does not match, or ``ArgumentPattern/matches``.
  let mismatch: Int

  /// The captured values. Delivered only if the call matches and is used.
  let captures: Captures?

  /// Compares a call with a pattern. Runs matchers.
  ///
  /// - Parameters:
  ///   - record: The call.
  ///   - pattern: The pattern.
  ///   - captures: Collects the captured values, or `nil` to capture nothing.
  init(_ record: CallRecord, _ pattern: ArgumentPattern, _ captures: Captures? = nil) {
    self.record = record
    self.captures = captures
    mismatch = pattern.firstMismatch(record, captures)
  }

  /// Whether the pattern matches the call.
  var isMatching: Bool { mismatch == ArgumentPattern.matches }
}

extension Sequence {
  /// Returns the elements with the fewest mismatched arguments, and these arguments, nearest first.
  ///
  /// Elements with the same number are sorted by similarity, most similar first, and then by their
  /// original order.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of elements, at most ``MissedArguments/rivals``.
  ///   - missed: Returns the mismatched arguments of an element. Runs once for each.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  func nearest(
    _ limit: Int, _ missed: (Element) -> MissedArguments
  ) -> [(element: Element, missed: MissedArguments)] {
    // The first elements with each number of mismatches. There are few different numbers.
    var groups: [[(element: Element, missed: MissedArguments)]] = []
    for element in self {
      let missed = missed(element)
      while groups.count <= missed.count { groups.append([]) }
      if groups[missed.count].count < MissedArguments.rivals {
        groups[missed.count].append((element, missed))
      }
    }
    guard let first = groups.firstIndex(where: { !$0.isEmpty }) else { return [] }
    if groups[first].count > 1 {
      let similarities = groups[first].map { $0.missed.similarity() }
      let order = similarities.indices.sorted { (-similarities[$0], $0) < (-similarities[$1], $1) }
      groups[first] = order.map { groups[first][$0] }
    }
    return Array(groups.joined().prefix(limit))
  }
}

/// The arguments of a call that a pattern does not match.
struct MissedArguments {
  /// The maximum number of calls with equally many mismatches whose values are compared, because
  /// comparing values takes long.
  static let rivals = 32

  let call: CallRecord
  let pattern: ArgumentPattern

  /// The position of the first mismatched argument.
  private let first: Int

  /// The positions of the other mismatched arguments. Mostly empty, which needs no memory.
  private let others: [Int]

  /// The positions of the mismatched arguments.
  var positions: [Int] { [first] + others }

  /// The number of mismatched arguments.
  var count: Int { others.count + 1 }

  /// Creates the list of the arguments that do not match. Runs matchers.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - pattern: The pattern.
  ///   - first: The position of the first argument that does not match.
  init(_ call: CallRecord, _ pattern: ArgumentPattern, from first: Int) {
    self.call = call
    self.pattern = pattern
    self.first = first
    others = call.withArguments { pattern.mismatches($0, after: first) }
  }

  /// Returns the sum of the arguments' similarities to the expected values, from 0 to ``count``. Runs
  /// user code.
  func similarity() -> Double {
    call.withArguments { arguments in
      positions.reduce(0) { $0 + pattern.similarity(arguments, at: $1) }
    }
  }
}

extension ArgumentPattern {
  /// Finds the first argument of a call that does not match. Runs matchers.
  func firstMismatch(_ call: CallRecord, _ captures: Captures? = nil) -> Int {
    if isUniversal { return Self.matches }
    return call.lacksArguments ? 0 : call.withArguments { firstMismatch($0, captures) }
  }
}
