/// The recorded calls to one member that a pattern was compared with, oldest first.
///
/// Stores a number for each call. The calls themselves stay in the log, because most verifications
/// describe none of them.
struct ExaminedCalls {
  private let pattern: ArgumentPattern
  private var positions = CallPositions.none

  /// For each call, the position of the first argument that does not match, or
  /// ``ArgumentPattern/matches``. Empty if an index has found the matching calls.
  private var mismatches: [Int] = []

  /// The matching calls, if an index has found them, or `nil`.
  private var indexed: [CallPosition]?

  /// The captured values of each matching call. Empty if the pattern has no captor.
  private var captures: [Captures] = []

  /// The number of calls that match.
  private(set) var matchingCount = 0

  init(_ pattern: ArgumentPattern) { self.pattern = pattern }

  /// The number of calls.
  private(set) var count = 0

  /// Removes all calls.
  mutating func removeAll() { self = ExaminedCalls(pattern) }

  /// Compares the calls that were recorded since the last comparison. Runs matchers.
  ///
  /// - Parameter recorded: All calls to the member.
  mutating func examine(_ recorded: CallPositions) {
    if indexed != nil { removeAll() }
    positions = recorded
    var iterator = recorded.makeIterator(skipping: count)
    while let position = iterator.next() {
      let captures = pattern.makeCaptures()
      let mismatch = pattern.firstMismatch(position.arguments, captures)
      mismatches.append(mismatch)
      count += 1
      guard mismatch == ArgumentPattern.matches else { continue }
      matchingCount += 1
      if let captures { self.captures.append(captures) }
    }
  }

  /// Takes the matching calls from an index. Runs no user code.
  ///
  /// - Parameters:
  ///   - matching: The matching calls.
  ///   - recorded: All calls to the member.
  mutating func take(_ matching: [CallPosition], among recorded: CallPositions) {
    removeAll()
    (positions, indexed) = (recorded, matching)
    (count, matchingCount) = (recorded.count, matching.count)
    guard pattern.hasCaptors else { return }
    for position in matching {
      guard let captures = pattern.makeCaptures() else { continue }
      _ = pattern.firstMismatch(position.arguments, captures)
      self.captures.append(captures)
    }
  }

  /// Calls a closure with the position of each matching call.
  @_transparent
  func forEachMatching(_ body: (CallPosition) -> Void) {
    if let indexed { return indexed.forEach(body) }
    var iterator = positions.makeIterator()
    var index = 0
    while let position = iterator.next() {
      if mismatches[index] == ArgumentPattern.matches { body(position) }
      index &+= 1
    }
  }

  /// The calls that match.
  var matching: [ExaminedCall] {
    var (calls, index) = ([ExaminedCall](), 0)
    forEachMatching { position in
      calls.append(
        ExaminedCall(
          position, ArgumentPattern.matches, captures.isEmpty ? nil : captures[index]))
      index += 1
    }
    return calls
  }

  /// The number of calls that do not match.
  var missedCount: Int { count - matchingCount }

  /// The newest calls that do not match, as many as a failure searches, oldest first.
  var misses: [ExaminedCall] {
    if indexed != nil { return newestMisses }
    var (first, found) = (mismatches.count, 0)
    while first > 0, found < ExaminedCall.window {
      first -= 1
      if mismatches[first] != ArgumentPattern.matches { found += 1 }
    }
    var calls: [ExaminedCall] = []
    calls.reserveCapacity(found)
    var iterator = positions.makeIterator(skipping: first)
    while first < mismatches.count, let position = iterator.next() {
      if mismatches[first] != ArgumentPattern.matches {
        calls.append(ExaminedCall(position, mismatches[first], nil))
      }
      first += 1
    }
    return calls
  }

  /// The misses if an index has found the matching calls. Runs no user code.
  private var newestMisses: [ExaminedCall] {
    // The matching calls are among the others.
    let first = max(0, count - ExaminedCall.window - matchingCount)
    var misses: [ExaminedCall] = []
    var iterator = positions.makeIterator(skipping: first)
    while let position = iterator.next() {
      let call = ExaminedCall(position, pattern)
      if !call.isMatching { misses.append(call) }
    }
    return misses.suffix(ExaminedCall.window)
  }

  /// Delivers the captured values of the matching calls.
  func deliverCaptures() { for capture in captures { capture.deliver() } }
}
