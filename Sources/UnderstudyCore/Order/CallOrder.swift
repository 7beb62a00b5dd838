/// An order in which calls must be made, across mocks.
///
/// ```swift
/// let checkout = CallOrder("checkout")
/// expect(ledger.open()).inOrder(checkout)
/// expect(gateway.charge(1299)).inOrder(checkout)
/// ```
///
/// An expectation can only count a call if all earlier steps have had their minimum number of
/// calls, and no later step has had any. Once a later step has happened, earlier steps can no
/// longer be fulfilled. Steps with a minimum of 0 can be skipped.
///
/// An expectation can belong to several orders. The idea comes from jMock's sequences. Thread-safe.
public final class CallOrder: @unchecked Sendable {  // `places` are guarded by `CallOrder.lock`.
  /// Guards all orders, because an expectation can belong to several orders, which must advance
  /// together. If it is acquired together with the lock of a mock, the lock of the mock comes
  /// first.
  static let lock = Lock()

  /// The name for failures.
  public let name: String?

  let site: MockSourceLocation
  private var places: [OrderPlace] = []

  /// Creates an order without expectations.
  ///
  /// - Parameters:
  ///   - name: The name for failures. If `nil`, failures show the source location.
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

  /// The description in failures: `order "checkout" (CheckoutTests.swift:40)`.
  var text: String { name.map { "order \"\($0)\" (\(site))" } ?? "the order of \(site)" }
}

/// The step that an expectation forms in each of its orders. Guarded by ``CallOrder/lock``.
final class OrderPlace {
  /// How many times the call is expected.
  let count: CallCount

  /// Describes the expectation. Do not call while a lock is held.
  let describe: () -> PatternDescription

  /// The numbers of the calls that the expectation has counted.
  fileprivate var taken: [UInt64] = []

  /// The orders. Weak, because each order retains its steps.
  fileprivate var orders: [WeakOrder] = []

  init(_ count: CallCount, describe: @escaping () -> PatternDescription) {
    self.count = count
    self.describe = describe
  }

  /// A Boolean value that indicates whether the expectation has had its minimum number of calls.
  fileprivate var isSatisfied: Bool { taken.count >= count.lower }
}

private struct WeakOrder {
  weak var order: CallOrder?
}

// MARK: - Joining an order

extension CallOrder {
  /// The reason why an expectation cannot join an order.
  enum Refusal {
    case isInTheOrder
    case contradicts(CallOrder)
  }

  /// Appends an expectation.
  ///
  /// - Returns: `nil`, or the reason why no calls could fulfill the order with this expectation.
  func append(_ place: OrderPlace) -> Refusal? {
    Self.lock.withLock {
      if places.contains(where: { $0 === place }) { return .isInTheOrder }
      if let order = place.orderBefore(places) { return .contradicts(order) }
      places.append(place)
      place.orders.append(WeakOrder(order: self))
      return nil
    }
  }

  /// Removes expectations that are reset, so that later steps do not wait for them.
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
  /// Returns an order in which this step precedes one of the other steps, directly or through steps
  /// of other orders. The caller must hold `CallOrder.lock`.
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

// MARK: - Counting calls

extension CallOrder {
  /// Returns the oldest expectation that can count a call now. At least one of the expectations
  /// belongs to an order.
  ///
  /// - Parameters:
  ///   - rules: Expectations that match the call, oldest first.
  ///   - number: The number of the call.
  ///   - isFinal: Whether the expectation counts the call now, so that its orders advance.
  static func select(among rules: [Rule], _ number: UInt64, isFinal: (Rule) -> Bool) -> Rule? {
    lock.withLock {
      let rule = rules.first { rule in
        rule.isUnsaturated && rule.place?.obstacle == nil
      }
      if let rule, isFinal(rule) { rule.place?.taken.append(number) }
      return rule
    }
  }

  /// Returns the violation that a call to this step would cause, or `nil` if the order allows the
  /// call.
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
  /// The step that prevents this step from counting a call, and its order: an earlier step that
  /// lacks calls, or a later step that has had some. The caller must hold `CallOrder.lock`.
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

  /// The steps of the order, each with the numbers of its calls and whether it has had enough of
  /// them.
  let entries: [(place: OrderPlace, taken: [UInt64], isSatisfied: Bool)]
}
