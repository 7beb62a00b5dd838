/// The recorded calls to one member, oldest first. Appending a call does not copy earlier ones.
///
/// Guarded by the lock of the mock. A copy of the log is a snapshot of the calls recorded so far.
///
/// - Complexity: O(1) for appending. A snapshot retains each chunk once.
struct CallLog {
  private static let firstCapacity = 4
  private static let largestCapacity = 1024

  private var chunks: [CallChunk] = []
  private var last: CallChunk?

  /// The last chunk, if it has room for another call.
  var chunkWithRoom: CallChunk? {
    guard let last, last.count < last.capacity else { return nil }
    return last
  }

  /// Appends an empty chunk.
  mutating func addChunk(_ types: CallTypes) -> CallChunk {
    let capacity = last.map { min($0.capacity * 2, Self.largestCapacity) } ?? Self.firstCapacity
    let chunk = CallChunk(types, capacity: capacity)
    chunks.append(chunk)
    last = chunk
    return chunk
  }

  /// The positions of all calls. Their arguments can later be read without the lock.
  var positions: CallPositions { CallPositions(chunks.map { ($0, $0.count) }) }
}

/// The position of a call in the log.
struct CallPosition {
  let chunk: CallChunk
  let index: Int

  /// The header of the call. The caller must hold the lock.
  var header: CallHeader { chunk.header(at: index) }

  /// The current position of the call. A pending call moves when other calls in its chunk are
  /// removed. The caller must hold the lock.
  var current: CallPosition { chunk.successors[index]?.current ?? self }

  /// A pointer to the arguments. They can be read without the lock.
  var arguments: UnsafeRawPointer { UnsafeRawPointer(chunk.argumentsPointer(at: index)) }
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
      return CallPosition(chunk: chunks[chunk].chunk, index: index)
    }
  }
}
