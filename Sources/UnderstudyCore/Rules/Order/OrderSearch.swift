/// Searches recorded calls for an order of steps.
///
/// Processes the calls once, as a nondeterministic state machine. Each state is either inside a
/// step that has used some of its calls, or in the gap between two steps. A gap can span steps that
/// can be skipped.
struct OrderSearch {
  /// A pattern and the number of its calls.
  struct Element {
    /// How many times the call must be made.
    let count: CallCount

    /// A Boolean value that indicates whether other calls that match the pattern are not allowed in
    /// its place.
    let isStrict: Bool

    /// The numbers of the calls that match.
    let matches: Set<UInt64>
  }

  /// A state of the machine.
  private struct State: Hashable {
    /// The most recently used step, or -1 at the beginning.
    var last: Int

    /// The number of calls that the step has used, up to the number that matters.
    var used: Int

    /// The next step if the state is in a gap, or `nil` if it is inside a step.
    var next: Int?
  }

  /// The path of used calls, newest first.
  private indirect enum Trace {
    case none
    case call(UInt64, element: Int, before: Trace)
  }

  /// The result of the search.
  struct Result {
    /// A Boolean value that indicates whether all steps have their calls.
    let isFulfilled: Bool

    /// The numbers of the calls that each step used, on the path that got furthest.
    let used: [[UInt64]]

    /// The number of steps that had all their calls on that path.
    let reached: Int

    /// The call at which the paths that got furthest ended, or `nil`.
    let end: UInt64?
  }

  private let elements: [Element]
  private let allowsGaps: Bool

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - elements: The steps, in order.
  ///   - allowsGaps: Whether other calls are allowed between the used ones.
  init(_ elements: [Element], allowsGaps: Bool) {
    self.elements = elements
    self.allowsGaps = allowsGaps
  }

  /// Processes the calls.
  ///
  /// - Parameter calls: The numbers of the calls, oldest first.
  /// - Returns: The calls that fulfill the order, or the ones that got furthest.
  /// - Complexity: O(*n* · *m*), where *n* is the number of calls and *m* is the number of steps.
  ///   Steps that can be skipped and upper bounds multiply the number of states.
  func run(_ calls: [UInt64]) -> Result {
    var states: [State: Trace] = [:]
    for next in nextElements(after: -1) {
      states[State(last: -1, used: 0, next: next)] = Trace.none
    }
    var best = (reached: 0, trace: Trace.none)
    var end: UInt64?
    for call in calls {
      var following: [State: Trace] = [:]
      for (state, trace) in states { step(state, trace, call, &following) }
      guard !following.isEmpty else {
        return result(isFulfilled: false, best.reached, best.trace, end: call)
      }
      if Self.furthest(following) < Self.furthest(states) { end = call }
      for (state, trace) in following where state.next != nil {
        if state.last + 1 > best.reached { best = (state.last + 1, trace) }
      }
      states = following
    }
    for (state, trace) in states where state.next == elements.count {
      return result(isFulfilled: true, elements.count, trace, end: nil)
    }
    return result(isFulfilled: false, best.reached, best.trace, end: end)
  }

  /// Returns the most recently used step of the paths that got furthest.
  private static func furthest(_ states: [State: Trace]) -> Int {
    states.keys.lazy.map(\.last).max() ?? -1
  }

  /// Adds the states that follow a state after one more call.
  private func step(
    _ state: State, _ trace: Trace, _ call: UInt64, _ following: inout [State: Trace]
  ) {
    if let next = state.next {
      if next < elements.count, elements[next].matches.contains(call),
        elements[next].count.upper != 0
      {
        enter(next, used: 1, .call(call, element: next, before: trace), &following)
      }
      if canSkip(call, from: state.last, to: next) { add(state, trace, &following) }
      return
    }
    let element = elements[state.last]
    let matches = element.matches.contains(call)
    if matches, element.count.upper.map({ state.used < $0 }) ?? true {
      let trace = Trace.call(call, element: state.last, before: trace)
      enter(state.last, used: state.used + 1, trace, &following)
    }
    if allowsGaps, !(matches && element.isStrict) { add(state, trace, &following) }
  }

  /// Adds the state inside a step and, if the step has enough calls, the gaps after it.
  private func enter(
    _ element: Int, used: Int, _ trace: Trace, _ following: inout [State: Trace]
  ) {
    let count = elements[element].count
    // If a step has no upper bound, only its calls up to the lower bound make a difference.
    let relevant = count.upper == nil ? min(used, count.lower) : used
    add(State(last: element, used: relevant, next: nil), trace, &following)
    guard used >= count.lower else { return }
    for next in nextElements(after: element) {
      add(State(last: element, used: 0, next: next), trace, &following)
    }
  }

  private func add(_ state: State, _ trace: Trace, _ following: inout [State: Trace]) {
    if let known = following[state], Self.first(of: known) <= Self.first(of: trace) { return }
    following[state] = trace
  }

  /// Returns the steps that can follow a step: the ones that can be skipped, and the first that
  /// cannot. Includes the end, as the number of steps.
  private func nextElements(after element: Int) -> ClosedRange<Int> {
    var last = element + 1
    while last < elements.count, elements[last].count.lower == 0 { last += 1 }
    return (element + 1)...last
  }

  /// Returns a Boolean value that indicates whether a call can remain unused in the gap between two
  /// steps.
  private func canSkip(_ call: UInt64, from last: Int, to next: Int) -> Bool {
    guard allowsGaps || last == -1 || next == elements.count else { return false }
    let neighbors = max(last, 0)..<min(next + 1, elements.count)
    return !neighbors.contains { elements[$0].isStrict && elements[$0].matches.contains(call) }
  }

  /// Returns the newest call of a path, or 0. The path that ends earlier is preferred.
  private static func first(of trace: Trace) -> UInt64 {
    if case .call(let call, _, _) = trace { return call }
    return 0
  }

  private func result(
    isFulfilled: Bool, _ reached: Int, _ trace: Trace, end: UInt64?
  ) -> Result {
    var used = Array(repeating: [UInt64](), count: elements.count)
    var rest = trace
    while case .call(let call, let element, let before) = rest {
      used[element].append(call)
      rest = before
    }
    return Result(
      isFulfilled: isFulfilled, used: used.map { $0.reversed() }, reached: reached, end: end)
  }
}
