/// The recorded calls of one member, oldest first; appending never copies what is there.
///
/// Guarded by the lock of the mock. A copy of the log is a snapshot of which calls there were.
///
/// - Complexity: Appending is constant; a snapshot costs one retain for each chunk.
struct CallLog {
  private static let firstCapacity = 4
  private static let largestCapacity = 1024

  private var chunks: [CallChunk] = []
  private var last: CallChunk?

  /// The last chunk, if it has room for one more call.
  var chunkWithRoom: CallChunk? {
    guard let last, last.count < last.capacity else { return nil }
    return last
  }

  /// Adds a chunk, which has room.
  mutating func addChunk(_ types: CallTypes) -> CallChunk {
    let capacity = last.map { min($0.capacity * 2, Self.largestCapacity) } ?? Self.firstCapacity
    let chunk = CallChunk(types, capacity: capacity)
    chunks.append(chunk)
    last = chunk
    return chunk
  }

  /// The places of all calls: what may be read without the lock later.
  var positions: CallPositions { CallPositions(chunks.map { ($0, $0.count) }) }
}

/// A call's place in the log.
struct CallPosition {
  let chunk: CallChunk
  let index: Int

  /// The fixed part of the call. Lock held.
  var header: CallHeader { chunk.header(at: index) }

  /// The place of the call now: a pending one moves when others of its chunk are forgotten. Lock
  /// held.
  var current: CallPosition { chunk.successors[index]?.current ?? self }

  /// Where its arguments lie; may be read without the lock.
  var arguments: UnsafeRawPointer { UnsafeRawPointer(chunk.argumentsPointer(at: index)) }
}

/// The places of the calls that a log held at one moment, oldest first.
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
      return CallPosition(chunk: chunks[chunk].chunk, index: index)
    }
  }
}
