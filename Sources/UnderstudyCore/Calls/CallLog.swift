/// The recorded calls to one member, oldest first. Appending a call does not copy earlier ones.
///
/// - Complexity: O(1) for appending. A snapshot of the positions retains each chunk once.
struct CallLog {
  private static var firstCapacity: Int { 4 }
  private static var largestCapacity: Int { 1024 }

  /// The chunks before the last one, which are full.
  private var full: [CallChunk] = []

  private var last: CallChunk?

  /// The number of calls for which the last chunk has room.
  private var room = 0

  /// Returns the chunk for the next call, which is a new one if the last one is full.
  mutating func chunk(forCallWith types: CallTypes) -> CallChunk {
    if room == 0 {
      if let last { full.append(last) }
      room = last.map { min($0.capacity * 2, Self.largestCapacity) } ?? Self.firstCapacity
      last = CallChunk(types, capacity: room)
    }
    room -= 1
    return last!
  }

  /// The number of calls.
  var count: Int { full.reduce(last?.count ?? 0) { $0 + $1.capacity } }

  /// Returns the position of the call at an index.
  ///
  /// - Complexity: O(*n*), where *n* is the number of chunks.
  func position(at index: Int) -> CallPosition {
    var index = index
    for chunk in full {
      if index < chunk.capacity { return CallPosition(chunk: chunk, index: index) }
      index -= chunk.capacity
    }
    return CallPosition(chunk: last!, index: index)
  }

  /// The positions of all calls. Their arguments can later be read without the lock.
  var positions: CallPositions {
    CallPositions(full: full, last: last, lastCount: last?.count ?? 0)
  }
}

/// The positions of the calls in a log at one time, oldest first.
struct CallPositions: Sequence {
  fileprivate let full: [CallChunk]
  fileprivate let last: CallChunk?
  fileprivate let lastCount: Int

  /// The positions in a log without calls.
  static var none: CallPositions { CallPositions(full: [], last: nil, lastCount: 0) }

  /// The number of calls.
  ///
  /// - Complexity: O(*n*), where *n* is the number of chunks.
  var count: Int { full.reduce(lastCount) { $0 + $1.capacity } }

  func makeIterator() -> Iterator { Iterator(self) }

  /// Returns an iterator over the positions without the given number of oldest ones.
  func makeIterator(skipping count: Int) -> Iterator {
    var iterator = Iterator(self)
    iterator.skip(count)
    return iterator
  }

  /// Visits the chunks one after another, without a copy of their positions.
  struct Iterator: IteratorProtocol {
    private let positions: CallPositions

    /// The index of the next chunk. That of the last chunk is the number of the others.
    private var nextChunk = 0

    /// The current chunk, with the index of the next call and the number of calls.
    private var chunk: CallChunk?
    private var index = 0
    private var end = 0

    fileprivate init(_ positions: CallPositions) { self.positions = positions }

    mutating func next() -> CallPosition? {
      if index == end, !advance() { return nil }
      index &+= 1
      return CallPosition(chunk: chunk!, index: index &- 1)
    }

    /// Moves on to the next chunk that has a call.
    ///
    /// - Returns: `false` if there is none.
    private mutating func advance() -> Bool {
      guard nextChunk <= positions.full.count else { return false }
      let isLast = nextChunk == positions.full.count
      chunk = isLast ? positions.last : positions.full[nextChunk]
      end = isLast ? positions.lastCount : positions.full[nextChunk].capacity
      index = 0
      nextChunk += 1
      return end > 0
    }

    /// Skips positions, at most as many as there are.
    fileprivate mutating func skip(_ count: Int) {
      var left = count
      while advance() {
        if left < end {
          index = left
          return
        }
        left -= end
      }
      index = end
    }
  }
}
