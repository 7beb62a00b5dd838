/// A recorded call that a pattern was compared with.
struct ExaminedCall {
  /// The maximum number of recent calls among which the nearest ones are searched.
  private static let window = 1000

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
    return misses.suffix(window).map { miss in
      (miss.position, MissedArguments(miss.position.arguments, pattern, from: miss.mismatch))
    }.nearestFirst(\.1).prefix(explained).map { position, arguments in
      let call = core.call(at: position, of: member)
      return MockFailure.NearMiss(
        call: call.describe(numbers), mismatches: arguments.explain(core, member.name))
    }
  }
}

extension Array {
  /// Sorts the elements by the number of mismatched arguments, fewest first.
  ///
  /// Elements with the same number are sorted by similarity, most similar first, and then by their
  /// original order.
  func nearestFirst(_ missed: (Element) -> MissedArguments) -> [Element] {
    // There are few different numbers, so grouping takes less time than sorting.
    let groups = Dictionary(grouping: map { (element: $0, missed: missed($0)) }, by: \.missed.count)
    let ranked = groups.sorted { $0.key < $1.key }.flatMap(\.value)
    let rivals = ranked.prefix { $0.missed.count == ranked[0].missed.count }
      .prefix(MissedArguments.rivals)
    guard rivals.count > 1 else { return ranked.map(\.element) }
    let similarities = rivals.map { $0.missed.similarity() }
    let best = rivals.indices.sorted { (-similarities[$0], $0) < (-similarities[$1], $1) }
    return best.map { rivals[$0].element } + ranked.dropFirst(rivals.count).map(\.element)
  }
}

/// The arguments of a call that a pattern does not match.
struct MissedArguments {
  /// The maximum number of calls with equally many mismatches whose values are compared, because
  /// comparing values takes long.
  static let rivals = 32

  private let arguments: UnsafeRawPointer
  private let pattern: ArgumentPattern
  private let positions: [Int]

  /// The number of mismatched arguments.
  var count: Int { positions.count }

  /// Creates the list of the arguments that do not match. Runs matchers.
  ///
  /// - Parameters:
  ///   - arguments: A pointer to the arguments, which must outlive this value.
  ///   - pattern: The pattern.
  ///   - first: The position of the first argument that does not match.
  init(_ arguments: UnsafeRawPointer, _ pattern: ArgumentPattern, from first: Int) {
    self.arguments = arguments
    self.pattern = pattern
    positions = pattern.mismatches(arguments, from: first)
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
