/// The search for calls that come in the order of several patterns.
///
/// It runs through the calls once, as a machine that may be in several states at a time: either
/// inside of an element, having used some of its calls, or in the gap between two. Elements that may
/// be left out make gaps that span them.
struct OrderSearch {
  /// One pattern.
  struct Element {
    /// How often its call must come.
    let count: CallCount

    /// Whether other calls of it, beside those that are counted, may lie in its place.
    let isStrict: Bool

    /// The numbers of the calls that match.
    let matches: Set<UInt64>
  }

  /// A way to use the calls so far.
  private struct State: Hashable {
    /// The element that was used last; -1 at the beginning.
    var last: Int

    /// How many calls it has used, up to the number that matters.
    var used: Int

    /// The element that is used next, in a gap; nil inside of an element.
    var next: Int?
  }

  /// The calls that were used, newest first.
  private indirect enum Trace {
    case none
    case call(UInt64, element: Int, before: Trace)
  }

  /// What the search found.
  struct Result {
    /// Whether all elements have their calls.
    let isFulfilled: Bool

    /// The numbers of the calls that each element used, on the way that came furthest.
    let used: [[UInt64]]

    /// How many elements had their calls on that way.
    let reached: Int

    /// The call that the ways which came furthest could not go on with.
    let end: UInt64?
  }

  private let elements: [Element]
  private let allowsGaps: Bool

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - elements: The patterns, in their order.
  ///   - allowsGaps: Whether other calls may lie between those that are used.
  init(_ elements: [Element], allowsGaps: Bool) {
    self.elements = elements
    self.allowsGaps = allowsGaps
  }

  /// Runs through the calls.
  ///
  /// - Parameter calls: The numbers of the calls, oldest first.
  /// - Complexity: The number of calls times the number of elements, times the elements that may be
  ///   left out and the counts that are asked for.
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

  /// The element that was used last on the ways that came furthest.
  private static func furthest(_ states: [State: Trace]) -> Int {
    states.keys.lazy.map(\.last).max() ?? -1
  }

  /// Adds what a way leads to with one call more.
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

  /// Adds the state inside of an element, and the gaps behind it once it has enough.
  private func enter(
    _ element: Int, used: Int, _ trace: Trace, _ following: inout [State: Trace]
  ) {
    let count = elements[element].count
    // Beyond the least number of an element without a greatest it makes no difference how many.
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

  /// The elements that may follow one, the end included: those behind it up to the first that may
  /// not be left out.
  private func nextElements(after element: Int) -> ClosedRange<Int> {
    var last = element + 1
    while last < elements.count, elements[last].count.lower == 0 { last += 1 }
    return (element + 1)...last
  }

  /// Whether a call may lie unused in the gap between two elements.
  private func canSkip(_ call: UInt64, from last: Int, to next: Int) -> Bool {
    guard allowsGaps || last == -1 || next == elements.count else { return false }
    let neighbours = max(last, 0)..<min(next + 1, elements.count)
    return !neighbours.contains { elements[$0].isStrict && elements[$0].matches.contains(call) }
  }

  /// The newest call of a way; the way that was done earlier is the better one.
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
