/// Goes through every schedule that has at most the given number of preemptions.
///
/// A preemption interrupts a thread that could go on. Choices after a thread has blocked or finished
/// are free, so all of them are tried.
package final class DepthFirstSearch: Search {
  private struct Choice {
    let current: Int?
    let others: ThreadSet
    var chosen: Int
    var isPreemption: Bool { current != nil && chosen != current }
  }

  private let bound: Int
  private var path: [Choice] = []
  private var position = 0

  /// The position at which the running schedule came to other choices than before.
  private var divergence: Int?
  private var attempts = 0

  /// How many schedules came to other choices than an earlier one with the same beginning.
  ///
  /// They depend on the addresses of objects. After some attempts, what follows is not searched.
  package private(set) var divergences = 0

  /// Creates a search.
  ///
  /// - Parameter bound: How many preemptions a schedule can have.
  package init(preemptions bound: Int) { self.bound = bound }

  package func begin() { (position, divergence) = (0, nil) }

  package func choose(_ point: ChoicePoint) -> Int {
    guard divergence == nil else { return point.standard }
    defer { position += 1 }
    guard position < path.count else {
      path.append(Choice(current: point.current, others: point.others, chosen: point.standard))
      return point.standard
    }
    let choice = path[position]
    if choice.current == point.current, choice.others == point.others { return choice.chosen }
    divergence = position
    return point.standard
  }

  /// Moves on to the next schedule.
  ///
  /// - Returns: `false` if there is none.
  package func advance() -> Bool {
    if let divergence {
      attempts += 1
      if attempts < 10 { return true }
      path.removeSubrange(divergence...)
      divergences += 1
    }
    attempts = 0
    var preemptions = path.count { $0.isPreemption }
    while var choice = path.popLast() {
      if choice.isPreemption { preemptions -= 1 }
      let next =
        choice.chosen == choice.current
        ? choice.others.first : choice.others.first(above: choice.chosen)
      guard let next else { continue }
      choice.chosen = next
      guard preemptions + (choice.isPreemption ? 1 : 0) <= bound else { continue }
      path.append(choice)
      return true
    }
    return false
  }
}
