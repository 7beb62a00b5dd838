/// The numbers of constructs of libraries, which add up: each that was found is rewritten, left with a warning,
/// or left with a reason.
package struct ConstructCounts: Sendable, Hashable {
  /// The constructs that a rule has recognized, and files that are removed or cannot be migrated as one each.
  package var found = 0

  /// Those that are rewritten.
  package var rewritten = 0

  /// Those in statements that have a `#warning`.
  package var left = 0

  /// Those that stay, for a reason that a note or an error gives.
  package var kept = 0

  /// A Boolean value that indicates whether the numbers add up.
  package var addUp: Bool { found == rewritten + left + kept }

  /// Creates counts.
  package init(found: Int = 0, rewritten: Int = 0, left: Int = 0, kept: Int = 0) {
    (self.found, self.rewritten, self.left, self.kept) = (found, rewritten, left, kept)
  }

  /// The counts of a file that is removed as a whole.
  static let removedFile = ConstructCounts(found: 1, rewritten: 1)

  /// The counts of a file that stays as a whole, or cannot be migrated.
  static let keptFile = ConstructCounts(found: 1, kept: 1)

  /// Adds counts.
  package static func += (counts: inout ConstructCounts, other: ConstructCounts) {
    counts.found += other.found
    counts.rewritten += other.rewritten
    counts.left += other.left
    counts.kept += other.kept
  }

  /// The sum, in words.
  package var description: String {
    "\(found) \(found == 1 ? "construct" : "constructs") found = \(rewritten) rewritten + "
      + "\(left) left with a warning + \(kept) left with a reason"
  }
}

/// Where the constructs of a file are. The numbers are counted from independent records, so that they
/// show whether a construct is lost or counted twice.
struct ConstructRecord {
  /// The constructs that a rule has recognized.
  var found: Set<Int> = []

  /// The constructs that are rewritten.
  var rewritten: Set<Int> = []

  /// The constructs that stay with a note.
  var kept: Set<Int> = []

  /// The statements and members that stay below a warning.
  var left: [Range<Int>] = []

  /// The numbers.
  var counts: ConstructCounts {
    let inLeft = found.filter { offset in
      !rewritten.contains(offset) && left.contains { $0.contains(offset) }
    }
    return ConstructCounts(
      found: found.count, rewritten: rewritten.count, left: inLeft.count,
      kept: kept.subtracting(rewritten).subtracting(inLeft).count)
  }
}
