internal import UnderstudyCore

extension FailureMessageBuilder {
  /// Adds an order with its progress, one step per line, and the intervening call at its position.
  mutating func add(_ order: MockFailure.OrderDescription) {
    add(order.name)
    let labels =
      order.entries.map(\.status.rawValue) + (order.interveningCall == nil ? [] : ["between"])
    let width = (labels.map(\.count).max() ?? 0) + 1
    var interveningCall = order.interveningCall
    for (position, entry) in order.entries.enumerated() {
      if let call = interveningCall, let next = entry.calls.first, next > call.order {
        add("  \("between".padded(to: width))#\(call.order) \(call.shortDescription)", depth: 2)
        interveningCall = nil
      }
      let status = entry.status.rawValue.padded(to: width)
      let calls = entry.calls.map { "#\($0) " }.joined()
      // A pattern without a count stands for at least one call.
      let isPlain = [.once, .atLeast(1)].contains(entry.count)
      let count = isPlain ? "" : "  (\(entry.count))"
      let orders = entry.otherOrders.map { "  also in \($0)" }.joined()
      add(
        "\(position + 1) \(status)\(calls)\(entry.pattern.shortDescription)\(count)\(orders)",
        depth: 2)
    }
  }
}
