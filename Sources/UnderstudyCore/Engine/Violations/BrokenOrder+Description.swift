extension BrokenOrder {
  /// Describes the order. Must not be called under a lock.
  ///
  /// - Parameters:
  ///   - call: The order number of the call that breaks the order.
  ///   - numbers: The numbers of the calls in the failure.
  func text(with call: UInt64, _ numbers: CallNumbers) -> MockFailure.OrderDescription {
    let entries = self.entries.map { entry in
      let isBroken = entry.place === place
      let status: MockFailure.OrderDescription.Entry.Status =
        isBroken ? (isClosed ? .late : .early) : entry.isSatisfied ? .done : .missing
      return MockFailure.OrderDescription.Entry(
        pattern: entry.place.describe(), count: entry.place.count,
        calls: (entry.calls + (isBroken ? [call] : [])).map { numbers[$0] }, status: status,
        otherOrders: entry.place.orders.filter { $0 !== order }.map(\.text))
    }
    return MockFailure.OrderDescription(name: order.text, entries: entries, interveningCall: nil)
  }
}
