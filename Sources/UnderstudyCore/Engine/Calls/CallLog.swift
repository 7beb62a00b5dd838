/// The recorded calls to one member, oldest first. Appending a call does not copy earlier ones.
///
/// - Complexity: O(1) for appending. A snapshot of the positions retains each chunk once.
struct CallLog {
  private static let firstCapacity = 4
  private static let largestCapacity = 1024

  private var chunks: [CallChunk] = []
  private var last: CallChunk?

  /// The number of calls in the last chunk. All others are full.
  private var lastCount = 0

  /// The number of calls that the last chunk can hold.
  private var lastCapacity = 0

  /// Appends a pending call.
  ///
  /// - Returns: The position of the call.
  @inline(__always)
  mutating func append<Arguments>(
    _ arguments: Arguments, _ types: CallTypes, order: UInt64, time: CallTime,
    flags: CallFlags = .none, callers: ReturnAddresses
  ) -> CallPosition {
    makeRoom(types)
    return last!.append(arguments, order: order, time: time, flags: flags, callers: callers)
  }

  /// Appends a call that has returned a value.
  ///
  /// - Parameter value: The value, or `nil` if its type has only one value.
  @inline(__always)
  mutating func append<Arguments, Result>(
    _ arguments: Arguments, _ types: CallTypes, order: UInt64, time: CallTime,
    returned value: ValueBuffer?, _ result: Result.Type, callers: ReturnAddresses
  ) {
    makeRoom(types)
    last!.append(
      arguments, order: order, time: time, returned: value, result, callers: callers)
  }

  /// Makes room for one more call in the last chunk, and counts the call.
  @inline(__always)
  private mutating func makeRoom(_ types: CallTypes) {
    if lastCount == lastCapacity { addChunk(types) }
    lastCount += 1
  }

  private mutating func addChunk(_ types: CallTypes) {
    let capacity = last.map { min($0.capacity * 2, Self.largestCapacity) } ?? Self.firstCapacity
    let chunk = CallChunk(types, capacity: capacity)
    chunks.append(chunk)
    (last, lastCount, lastCapacity) = (chunk, 0, capacity)
  }

  /// The number of calls.
  var count: Int { chunks.dropLast().reduce(lastCount) { $0 + $1.capacity } }

  /// The positions of all calls. Their arguments can later be read without the lock.
  var positions: CallPositions {
    CallPositions(chunks.map { ($0, $0 === last ? lastCount : $0.capacity) })
  }
}

/// The positions of the calls in a log at one time, oldest first.
struct CallPositions: Sequence {
  private let chunks: [(chunk: CallChunk, count: Int)]

  init(_ chunks: [(chunk: CallChunk, count: Int)]) { self.chunks = chunks }

  func makeIterator() -> AnyIterator<CallPosition> {
    var chunk = 0
    var index = 0
    return AnyIterator {
      while chunk < chunks.count, index == chunks[chunk].count { (chunk, index) = (chunk + 1, 0) }
      guard chunk < chunks.count else { return nil }
      defer { index += 1 }
      return chunks[chunk].chunk.position(at: index)
    }
  }
}
