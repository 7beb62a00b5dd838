/// A recorded call that a pattern was compared with.
struct ExaminedCall {
  /// The maximum number of recent calls among which the nearest ones are searched.
  static let window = 1000

  /// The maximum number of calls that a failure explains.
  private static let explained = 3

  let position: CallPosition

  /// The position of the first argument that does not match, or ``ArgumentPattern/matches``.
  private let mismatch: Int

  /// The captured values. Delivered only if the call matches and is used.
  let captures: Captures?

  /// Compares a call with a pattern. Runs matchers, but captures nothing.
  ///
  /// - Parameters:
  ///   - position: The call.
  ///   - pattern: The pattern.
  init(_ position: CallPosition, _ pattern: ArgumentPattern) {
    self.init(position, pattern.firstMismatch(position.arguments), nil)
  }

  /// Creates the result of a comparison.
  ///
  /// - Parameters:
  ///   - position: The call.
  ///   - mismatch: The position of the first argument that does not match, or
  ///     ``ArgumentPattern/matches``.
  ///   - captures: The captured values, or `nil` if there are none.
  init(_ position: CallPosition, _ mismatch: Int, _ captures: Captures?) {
    self.position = position
    self.mismatch = mismatch
    self.captures = captures
  }

  /// A Boolean value that indicates whether the pattern matches the call.
  var isMatching: Bool { mismatch == ArgumentPattern.matches }

  /// Returns the calls that are nearest to a pattern, nearest first. Runs
  /// matchers and describes values.
  ///
  /// - Parameters:
  ///   - misses: The calls that do not match, oldest first.
  ///   - member: The member that was called.
  ///   - core: The core of the mock that was called.
  ///   - pattern: The pattern.
  static func nearest(
    among misses: [ExaminedCall], of member: MemberState, _ core: MockCore,
    to pattern: ArgumentPattern
  ) -> [MockFailure.NearMiss] {
    let numbers = core.callNumbers
    return misses.suffix(window).nearest(explained) { miss in
      MissedArguments(miss.position.arguments, pattern, from: miss.mismatch)
    }.map { miss, arguments in
      let call = core.call(at: miss.position, of: member)
      return MockFailure.NearMiss(
        call: call.describe(numbers), mismatches: arguments.explain(core, member.name))
    }
  }
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

  private let arguments: UnsafeRawPointer
  private let pattern: ArgumentPattern

  /// The position of the first mismatched argument.
  private let first: Int

  /// The positions of the other mismatched arguments. Mostly empty, which needs no memory.
  private let others: [Int]

  /// The positions of the mismatched arguments.
  private var positions: [Int] { [first] + others }

  /// The number of mismatched arguments.
  var count: Int { others.count + 1 }

  /// Creates the list of the arguments that do not match. Runs matchers.
  ///
  /// - Parameters:
  ///   - arguments: A pointer to the arguments, which must outlive this value.
  ///   - pattern: The pattern.
  ///   - first: The position of the first argument that does not match.
  init(_ arguments: UnsafeRawPointer, _ pattern: ArgumentPattern, from first: Int) {
    self.arguments = arguments
    self.pattern = pattern
    self.first = first
    others = pattern.mismatches(arguments, after: first)
  }

  /// Returns the sum of the arguments' similarities to the expected values, from 0 to ``count``. Runs
  /// user code.
  func similarity() -> Double {
    positions.reduce(0) { $0 + pattern.similarity(arguments, at: $1) }
  }

  /// Explains each mismatch, except for arguments that failures do not show. Runs descriptions.
  ///
  /// - Parameters:
  ///   - core: The core of the mock that was called.
  ///   - member: The member that was called.
  func explain(_ core: MockCore, _ member: MemberName) -> [ArgumentMismatch] {
    let hidden = core.redactedPositions(of: member)
    return core.describing {
      positions.map { position in
        hidden.contains(position)
          ? .redacted(at: position) : pattern.explain(arguments, at: position)
      }
    }
  }
}
