/// The recorded calls to one member that a pattern was compared with, oldest first.
///
/// Stores a number for each call. The calls themselves stay in the log, because most verifications
/// describe none of them.
struct ExaminedCalls {
  private let pattern: ArgumentPattern
  private var calls: [CallRecord] = []

  /// For each call, the position of the first argument that does not match, or
  /// ``ArgumentPattern/matches``.
  private var mismatches: [Int] = []

  /// The captured values of each matching call. Empty if the pattern has no captor.
  private var captures: [Captures] = []

  /// The number of calls that match.
  private(set) var matchingCount = 0

  init(_ pattern: ArgumentPattern) { self.pattern = pattern }

  /// The number of calls.
  var count: Int { mismatches.count }

  /// Removes all calls.
  mutating func removeAll() { self = ExaminedCalls(pattern) }

  /// Compares the calls that were recorded since the last comparison. Runs matchers.
  ///
  /// - Parameter new: The calls after those that were compared.
  mutating func examine(_ new: [CallRecord]) {
    calls += new
    for call in new {
      let captures = pattern.makeCaptures()
      let mismatch = pattern.firstMismatch(call, captures)
      mismatches.append(mismatch)
      guard mismatch == ArgumentPattern.matches else { continue }
      matchingCount += 1
      if let captures { self.captures.append(captures) }
    }
  }

  /// Calls a closure with each matching call.
  func forEachMatching(_ body: (CallRecord) -> Void) {
    for index in calls.indices where mismatches[index] == ArgumentPattern.matches {
      body(calls[index])
    }
  }

  /// The calls that match.
  var matching: [ExaminedCall] {
    var (calls, index) = ([ExaminedCall](), 0)
    forEachMatching { call in
      calls.append(
        ExaminedCall(
          call, ArgumentPattern.matches, captures.isEmpty ? nil : captures[index]))
      index += 1
    }
    return calls
  }

  /// The number of calls that do not match.
  var missedCount: Int { count - matchingCount }

  /// The newest calls that do not match, as many as a failure searches, oldest first.
  var misses: [ExaminedCall] {
    var (first, found) = (mismatches.count, 0)
    while first > 0, found < ExaminedCall.window {
      first -= 1
      if mismatches[first] != ArgumentPattern.matches { found += 1 }
    }
    var misses: [ExaminedCall] = []
    misses.reserveCapacity(found)
    for index in first..<mismatches.count where mismatches[index] != ArgumentPattern.matches {
      misses.append(ExaminedCall(calls[index], mismatches[index], nil))
    }
    return misses
  }

  /// Delivers the captured values of the matching calls.
  func deliverCaptures() { for capture in captures { capture.deliver() } }
}

/// A recorded call that a pattern was compared with.
struct ExaminedCall {
  /// The maximum number of recent calls among which the nearest ones are searched.
  static let window = 1000

  let record: CallRecord

  /// The position of the first argument that does not match, or ``ArgumentPattern/matches``.
  let mismatch: Int

  /// The captured values. Delivered only if the call matches and is used.
  let captures: Captures?

  /// Compares a call with a pattern. Runs matchers, but captures nothing.
  ///
  /// - Parameters:
  ///   - record: The call.
  ///   - pattern: The pattern.
  init(_ record: CallRecord, _ pattern: ArgumentPattern) {
    self.init(record, pattern.firstMismatch(record), nil)
  }

  /// Creates the result of a comparison.
  ///
  /// - Parameters:
  ///   - record: The call.
  ///   - mismatch: The position of the first argument that does not match, or
  ///     ``ArgumentPattern/matches``.
  ///   - captures: The captured values, or `nil` if there are none.
  init(_ record: CallRecord, _ mismatch: Int, _ captures: Captures?) {
    self.record = record
    self.mismatch = mismatch
    self.captures = captures
  }

  /// A Boolean value that indicates whether the pattern matches the call.
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
