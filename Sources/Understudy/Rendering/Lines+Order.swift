internal import UnderstudyCore

extension Lines {
  /// Adds an order, one expectation a line, with how far each has come.
  mutating func add(_ order: Failure.OrderText) {
    add(order.name)
    let width = order.entries.map(\.status.rawValue.count).max() ?? 0
    for (position, entry) in order.entries.enumerated() {
      let status = entry.status.rawValue.padded(to: width + 1)
      let calls = entry.calls.map { "#\($0) " }.joined()
      let count = entry.count == .once ? "" : "  (\(entry.count))"
      add("\(position + 1) \(status)\(calls)\(entry.pattern.shortDescription)\(count)", depth: 2)
    }
  }
}
