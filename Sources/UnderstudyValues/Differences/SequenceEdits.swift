/// The edits that turn one sequence into another, found in a bounded number of steps.
///
/// Elements are compared by numbers that stand for them, from 0: equal elements have equal numbers. Elements
/// that only one side has are never aligned, so they are left out before the search. The search is
/// Myers' greedy algorithm, which finds the fewest edits.
struct SequenceEdits {
  /// A run of elements.
  enum Edit: Equatable {
    /// Elements of both sides. `at` is the position of the first in the actual sequence.
    case same(Range<Int>, at: Int)

    /// Elements of the expected sequence, and the actual ones in their place. Either can be empty.
    case changed(Range<Int>, Range<Int>)
  }

  /// The maximum number of edits to search for.
  static let maximumEdits = 300

  /// The maximum number of steps of a search.
  static let maximumSteps = 100_000

  /// The edits in order. Kinds alternate.
  private(set) var edits: [Edit] = []

  /// The number of steps that the search took.
  private(set) var steps = 0

  /// Creates the edits, or returns `nil` if the search would take too many steps.
  ///
  /// - Parameters:
  ///   - expected: The elements of the expected sequence.
  ///   - actual: The elements of the actual sequence.
  ///   - start: The position of the first elements.
  init?(_ expected: [Int], _ actual: [Int], from start: Int = 0) {
    let count = max(expected.max() ?? 0, actual.max() ?? 0) + 1
    var sides = [UInt8](repeating: 0, count: count)
    for number in expected { sides[number] |= 1 }
    for number in actual { sides[number] |= 2 }
    let left = expected.indices.filter { sides[expected[$0]] == 3 }
    let right = actual.indices.filter { sides[actual[$0]] == 3 }
    guard let pairs = align(left.map { expected[$0] }, right.map { actual[$0] }) else { return nil }
    var (x, y) = (start, start)
    for pair in pairs {
      let (nextX, nextY) = (start + left[pair.0], start + right[pair.1])
      change(x..<nextX, y..<nextY)
      keep(nextX, nextY)
      (x, y) = (nextX + 1, nextY + 1)
    }
    change(x..<(start + expected.count), y..<(start + actual.count))
  }

  private mutating func change(_ removed: Range<Int>, _ added: Range<Int>) {
    if !removed.isEmpty || !added.isEmpty { edits.append(.changed(removed, added)) }
  }

  private mutating func keep(_ x: Int, _ y: Int) {
    if case .same(let run, let start)? = edits.last {
      edits[edits.count - 1] = .same(run.lowerBound..<(x + 1), at: start)
    } else {
      edits.append(.same(x..<(x + 1), at: y))
    }
  }

  /// Returns the positions of aligned elements, in order, or `nil` after too many steps.
  private mutating func align(_ left: [Int], _ right: [Int]) -> [(Int, Int)]? {
    let limit = min(left.count + right.count, Self.maximumEdits)
    // The furthest position on each diagonal, and how it was before each number of edits.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [[Int]] = []
    for edits in 0...limit {
      trace.append(Array(furthest[(limit + 1 - edits)...(limit + 1 + edits)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let (below, above) = (limit + diagonal, limit + diagonal + 2)
        let isDown =
          diagonal == -edits || (diagonal != edits && furthest[below] < furthest[above])
        var x = isDown ? furthest[above] : furthest[below] + 1
        while x < left.count, x - diagonal < right.count, left[x] == right[x - diagonal] {
          x += 1
          steps += 1
        }
        furthest[limit + 1 + diagonal] = x
        steps += 1
        if x >= left.count, x - diagonal >= right.count {
          return Self.path(to: left.count, right.count, trace)
        }
      }
      if steps > Self.maximumSteps { return nil }
    }
    return nil
  }

  /// Follows the search back from the end.
  private static func path(to x: Int, _ y: Int, _ trace: [[Int]]) -> [(Int, Int)] {
    var (x, y) = (x, y)
    var pairs: [(Int, Int)] = []
    for (edits, furthest) in trace.enumerated().reversed() {
      let diagonal = x - y
      // The slice of a step begins at the diagonal of as many deletions as it had edits.
      func position(_ diagonal: Int) -> Int {
        let index = diagonal + edits
        return furthest.indices.contains(index) ? furthest[index] : 0
      }
      let isDown =
        diagonal == -edits
        || (diagonal != edits && position(diagonal - 1) < position(diagonal + 1))
      let previous = isDown ? diagonal + 1 : diagonal - 1
      let start = edits == 0 ? 0 : position(previous)
      let afterEdit = edits == 0 ? 0 : isDown ? start : start + 1
      while x > afterEdit {
        (x, y) = (x - 1, y - 1)
        pairs.append((x, y))
      }
      (x, y) = (start, start - previous)
    }
    return pairs.reversed()
  }
}
