/// A recorded call that a pattern does not match.
struct NonmatchingCall {
  /// How many of the newest calls are looked at for the nearest one.
  private static let window = 1000

  /// How many calls a failure explains at most.
  private static let explained = 3

  let call: CallPosition

  /// The first argument that does not match.
  let position: Int

  /// The calls that a pattern almost matches, nearest first, cut to a few. No lock held.
  ///
  /// - Parameters:
  ///   - misses: The calls, oldest first.
  ///   - member: The member that was called.
  ///   - core: The mock that was called.
  ///   - pattern: The pattern.
  static func nearest(
    among misses: [NonmatchingCall], of member: MemberState, _ core: MockCore,
    to pattern: ArgumentPattern
  ) -> [MockFailure.NearMiss] {
    let numbers = core.callNumbers
    return misses.suffix(window).map { miss in
      (miss.call, MissedArguments(miss.call.arguments, pattern, from: miss.position))
    }.nearestFirst(\.1).prefix(explained).map { call, arguments in
      let recorded = core.lock.withLock { RecordedCall(call, of: member, core) }
      return MockFailure.NearMiss(call: recorded.text(numbers), mismatches: arguments.explain())
    }
  }
}

extension Array {
  /// The elements that miss by the fewest arguments first; of these, those whose arguments are the
  /// most alike; else in the order that they have.
  func nearestFirst(_ missed: (Element) -> MissedArguments) -> [Element] {
    let ranked = enumerated().map { (element: $1, offset: $0, missed: missed($1)) }
      .sorted { ($0.missed.count, $0.offset) < ($1.missed.count, $1.offset) }
    let rivals = ranked.prefix { $0.missed.count == ranked[0].missed.count }
      .prefix(MissedArguments.rivals)
    guard rivals.count > 1 else { return ranked.map(\.element) }
    let similarities = rivals.map { $0.missed.similarity() }
    let best = rivals.indices.sorted { (-similarities[$0], $0) < (-similarities[$1], $1) }
    return best.map { rivals[$0].element } + ranked.dropFirst(rivals.count).map(\.element)
  }
}

/// The arguments of a call that a pattern does not accept.
struct MissedArguments {
  /// How many calls that miss by as many arguments are compared value by value: to look into a value
  /// takes long.
  static let rivals = 32

  private let arguments: UnsafeRawPointer
  private let pattern: ArgumentPattern
  private let positions: [Int]

  /// How many there are.
  var count: Int { positions.count }

  /// Finds out which arguments do not match. Runs matchers, so never under a lock.
  ///
  /// - Parameters:
  ///   - arguments: Where the arguments lie, as long as this is used.
  ///   - pattern: The pattern.
  ///   - first: The first that does not match.
  init(_ arguments: UnsafeRawPointer, _ pattern: ArgumentPattern, from first: Int) {
    self.arguments = arguments
    self.pattern = pattern
    positions = pattern.mismatches(arguments, from: first)
  }

  /// How alike they are to what is asked for, from 0 to their number. Never under a lock.
  func similarity() -> Double {
    positions.reduce(0) { $0 + pattern.similarity(arguments, at: $1) }
  }

  /// Why each of them does not match. Runs descriptions, so never under a lock.
  func explain() -> [ArgumentMismatch] { positions.map { pattern.explain(arguments, at: $0) } }
}
