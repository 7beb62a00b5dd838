/// A violation of an order, with the state of the order at the time of the call.
struct BrokenOrder {
  let order: CallOrder

  /// The step that matches the call.
  let place: OrderPlace

  /// The step that prevents it from counting the call.
  let obstacle: OrderPlace

  /// A Boolean value that indicates whether the obstacle is a later step, which has closed the
  /// earlier ones.
  let isClosed: Bool

  /// The steps of the order.
  let places: [OrderPlace]

  /// The number of calls that the order had counted.
  let callCount: Int

  /// The steps of the order, each with the numbers of its calls. `isSatisfied` indicates whether
  /// they are enough.
  var entries: [(place: OrderPlace, calls: [UInt64], isSatisfied: Bool)] {
    let counted = order.firstCalls(callCount)
    var calls: [ObjectIdentifier: [UInt64]] = [:]
    for (place, number) in counted { calls[ObjectIdentifier(place), default: []].append(number) }
    return places.map { place in
      let calls = calls[ObjectIdentifier(place)] ?? []
      return (place, calls, calls.count >= place.count.lower)
    }
  }
}
