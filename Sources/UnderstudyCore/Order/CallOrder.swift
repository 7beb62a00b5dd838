/// An order that expected calls must come in, across mocks.
///
/// ```swift
/// let checkout = CallOrder("checkout")
/// expect(ledger.open()).inOrder(checkout)
/// expect(gateway.charge(1299)).inOrder(checkout)
/// ```
///
/// An expectation may take a call when all before it in the order have had their least number of
/// calls and none after it has had any: a later call closes what came before it. Expectations
/// whose least number is 0 may be left out. An expectation may belong to several orders. The idea
/// is jMock's sequence. Thread-safe.
public final class CallOrder: @unchecked Sendable {  // `places` are guarded by `CallOrder.lock`.
  /// Guards all orders: an expectation may belong to several, which move on as one. Taken while
  /// the lock of a mock is held, never the other way round.
  static let lock = Lock()

  /// The name for failures.
  public let name: String?

  let site: MockSourceLocation
  private var places: [OrderPlace] = []

  /// Makes an order without expectations.
  ///
  /// - Parameters:
  ///   - name: The name for failures; nil tells it by its line.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public convenience init(
    _ name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    self.init(name, MockSourceLocation(fileID, filePath, line, column))
  }

  init(_ name: String?, _ site: MockSourceLocation) {
    self.name = name
    self.site = site
  }

  /// How failures speak of it: `order "checkout" (CheckoutTests.swift:40)`.
  var text: String { name.map { "order \"\($0)\" (\(site))" } ?? "the order of \(site)" }
}

/// The place of one expectation in the orders that it belongs to. Guarded by ``CallOrder/lock``.
final class OrderPlace {
  /// How often the call is expected.
  let count: CallCount

  /// The expectation in words. Never under a lock.
  let describe: () -> PatternDescription

  /// The numbers of the calls that it took.
  fileprivate var taken: [UInt64] = []

  /// The orders; they hold their places, so the expectation holds them.
  fileprivate var orders: [WeakOrder] = []

  init(_ count: CallCount, describe: @escaping () -> PatternDescription) {
    self.count = count
    self.describe = describe
  }

  /// Whether it has had its least number of calls.
  fileprivate var isSatisfied: Bool { taken.count >= count.lower }
}

private struct WeakOrder {
  weak var order: CallOrder?
}

// MARK: - Joining

extension CallOrder {
  /// Why an expectation cannot join an order.
  enum Refusal {
    case isInTheOrder
    case contradicts(CallOrder)
  }

  /// Puts an expectation at the end.
  ///
  /// - Returns: Nil, or why it cannot be: no call could ever come in such an order.
  func append(_ place: OrderPlace) -> Refusal? {
    Self.lock.withLock {
      if places.contains(where: { $0 === place }) { return .isInTheOrder }
      if let order = place.orderBefore(places) { return .contradicts(order) }
      places.append(place)
      place.orders.append(WeakOrder(order: self))
      return nil
    }
  }

  /// Takes expectations out that are reset, so that the others need not wait for them.
  static func remove(_ gone: [OrderPlace]) {
    lock.withLock {
      for place in gone {
        for case let order? in place.orders.map(\.order) {
          order.places.removeAll { $0 === place }
        }
        place.orders = []
      }
    }
  }
}

extension OrderPlace {
  /// An order in which this one comes before one of the others, directly or by way of further
  /// ones. `CallOrder.lock` held.
  fileprivate func orderBefore(_ others: [OrderPlace]) -> CallOrder? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var reached = [self]
    while let place = reached.popLast() {
      for case let order? in place.orders.map(\.order) {
        for later in order.places(after: place) {
          if others.contains(where: { $0 === later }) { return order }
          if visited.insert(ObjectIdentifier(later)).inserted { reached.append(later) }
        }
      }
    }
    return nil
  }
}

// MARK: - Taking calls

extension CallOrder {
  /// The oldest of several expectations that may take a call now, of which some have orders.
  ///
  /// - Parameters:
  ///   - rules: Expectations that match the call, oldest first.
  ///   - number: The number of the call.
  ///   - isFinal: Whether an expectation takes the call now, so that its orders move on.
  static func select(among rules: [Rule], _ number: UInt64, isFinal: (Rule) -> Bool) -> Rule? {
    lock.withLock {
      let rule = rules.first { rule in
        rule.isUnsaturated && rule.place?.obstacle == nil
      }
      if let rule, isFinal(rule) { rule.place?.taken.append(number) }
      return rule
    }
  }

  /// What keeps an expectation from taking a call now, with how far the order has come.
  static func violation(at place: OrderPlace) -> BrokenOrder? {
    lock.withLock {
      guard let (order, obstacle, isLater) = place.obstacle else { return nil }
      return BrokenOrder(
        order: order, place: place, obstacle: obstacle, isClosed: isLater,
        entries: order.places.map { ($0, $0.taken, $0.isSatisfied) })
    }
  }

  fileprivate func places(after place: OrderPlace) -> ArraySlice<OrderPlace> {
    guard let index = places.firstIndex(where: { $0 === place }) else { return [] }
    return places[(index + 1)...]
  }

  fileprivate func places(before place: OrderPlace) -> ArraySlice<OrderPlace> {
    guard let index = places.firstIndex(where: { $0 === place }) else { return [] }
    return places[..<index]
  }
}

extension OrderPlace {
  /// The expectation that keeps this one from taking a call, and in which order: one before it that
  /// lacks calls, or one after it that has had some. `CallOrder.lock` held.
  fileprivate var obstacle: (order: CallOrder, place: OrderPlace, isLater: Bool)? {
    for case let order? in orders.map(\.order) {
      if let later = order.places(after: self).last(where: { !$0.taken.isEmpty }) {
        return (order, later, true)
      }
      if let earlier = order.places(before: self).first(where: { !$0.isSatisfied }) {
        return (order, earlier, false)
      }
    }
    return nil
  }
}

/// An order that a call would break, as it was when the call came.
struct BrokenOrder {
  let order: CallOrder

  /// The expectation that matches the call.
  let place: OrderPlace

  /// The expectation that keeps it from taking the call.
  let obstacle: OrderPlace

  /// Whether the obstacle comes later in the order and has closed what comes before it.
  let isClosed: Bool

  /// The expectations of the order, with the numbers of the calls that each took, and whether that
  /// was enough.
  let entries: [(place: OrderPlace, taken: [UInt64], isSatisfied: Bool)]
}
