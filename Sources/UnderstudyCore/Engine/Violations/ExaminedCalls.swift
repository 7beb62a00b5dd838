/// The recorded calls to one member that a pattern was compared with, oldest first.
///
/// Stores a number for each call. The calls themselves stay in the log, because most verifications
/// describe none of them.
struct ExaminedCalls {
  private let pattern: ArgumentPattern
  private var positions = CallPositions.none

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
  /// - Parameter recorded: All calls to the member.
  mutating func examine(_ recorded: CallPositions) {
    positions = recorded
    var iterator = recorded.makeIterator(skipping: count)
    while let position = iterator.next() {
      let captures = pattern.makeCaptures()
      let mismatch = pattern.firstMismatch(position.arguments, captures)
      mismatches.append(mismatch)
      guard mismatch == ArgumentPattern.matches else { continue }
      matchingCount += 1
      if let captures { self.captures.append(captures) }
    }
  }

  /// Calls a closure with the position of each matching call.
  @_transparent
  func forEachMatching(_ body: (CallPosition) -> Void) {
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

  /// Delivers the captured values of the matching calls.
  func deliverCaptures() { for capture in captures { capture.deliver() } }
}
