/// The recorded calls of one member, oldest first; appending never copies what is there.
///
/// Guarded by the lock of the mock. A copy of the log is a snapshot of which calls there were.
///
/// - Complexity: Appending is constant; a snapshot costs one retain.
struct CallLog<Arguments, Result> {
  /// A call's place in the log, good for as long as the chunk is held.
  struct Position {
    let chunk: CallChunk<Arguments, Result>
    let index: Int
  }

  private static var firstCapacity: Int { 4 }
  private static var largestCapacity: Int { 1024 }

  private var chunks: [CallChunk<Arguments, Result>] = []
  private(set) var last: CallChunk<Arguments, Result>?
  private var countBeforeLast = 0

  /// How many calls there are.
  var count: Int { countBeforeLast + (last?.count ?? 0) }

  /// The last chunk, with room for one more call.
  mutating func chunkWithRoom() -> CallChunk<Arguments, Result> {
    if let last, last.count < last.capacity { return last }
    countBeforeLast = count
    let capacity = last.map { min($0.capacity * 2, Self.largestCapacity) } ?? Self.firstCapacity
    let chunk = CallChunk<Arguments, Result>(capacity: capacity)
    chunks.append(chunk)
    last = chunk
    return chunk
  }

  /// The chunks with how many calls each holds now: what may be read without the lock later.
  var snapshot: [(chunk: CallChunk<Arguments, Result>, count: Int)] {
    chunks.map { ($0, $0.count) }
  }

  /// A log of the calls that fulfil a condition, with what is known of each. Lock held.
  func copy(where condition: (Position) -> Bool) -> CallLog {
    var copy = CallLog()
    for (chunk, count) in snapshot {
      for index in 0..<count where condition(Position(chunk: chunk, index: index)) {
        copy.chunkWithRoom().append(copyOf: chunk, index)
      }
    }
    return copy
  }
}
