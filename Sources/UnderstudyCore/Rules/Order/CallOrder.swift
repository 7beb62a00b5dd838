import UnderstudyValues

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
public final class CallOrder: @unchecked Sendable {  // `contents` is guarded by `progress`.
  /// The progress of all orders, because an expectation can belong to several orders, which must
  /// advance together. If its lock is acquired together with the lock of a mock, the lock of the
  /// mock comes first.
  fileprivate static let progress = ProgressLock()

  /// The name for failures.
  public let name: String?

  let site: MockSourceLocation
  fileprivate var contents = Contents()

  /// The part of an order that the lock of all orders guards.
  fileprivate struct Contents {
    /// The steps.
    private(set) var places: [OrderPlace] = []

    /// The indexes of the steps.
    private(set) var indices: [ObjectIdentifier: Int] = [:]

    /// The counted calls, oldest first. Not removed with their steps, because failures may show them.
    private(set) var calls: [(place: OrderPlace, number: UInt64)] = []

    /// The index of the last step that has had a call, or -1.
    private(set) var lastCalled = -1

    /// The number of the steps at the beginning that are known to have had their minimum number of
    /// calls.
    private var satisfied = 0

    /// Appends a step.
    ///
    /// - Parameter earlier: The calls that it has already had in other orders.
    mutating func append(_ place: OrderPlace, _ earlier: [UInt64]) {
      indices[ObjectIdentifier(place)] = places.count
      places.append(place)
      for number in earlier { count(number, at: place) }
    }

    /// Counts a call at a step.
    mutating func count(_ number: UInt64, at place: OrderPlace) {
      guard let index = indices[ObjectIdentifier(place)] else { return }
      calls.append((place, number))
      lastCalled = max(lastCalled, index)
    }

    /// Removes steps.
    mutating func remove(_ gone: Set<ObjectIdentifier>, isCalled: (OrderPlace) -> Bool) {
      places.removeAll { gone.contains(ObjectIdentifier($0)) }
      indices = [:]
      for (index, place) in places.enumerated() { indices[ObjectIdentifier(place)] = index }
      lastCalled = places.lastIndex(where: isCalled) ?? -1
      satisfied = 0
    }

    /// Returns the index of the first step that has not had its minimum number of calls, or the
    /// number of steps.
    ///
    /// - Complexity: Constant on average over all calls, because steps stay satisfied.
    mutating func firstUnsatisfied(_ isSatisfied: (OrderPlace) -> Bool) -> Int {
      while satisfied < places.count, isSatisfied(places[satisfied]) { satisfied += 1 }
      return satisfied
    }
  }

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
  var text: String {
    name.map { "order \"\(VisibleText.line($0))\" (\(site))" } ?? "the order of \(site)"
  }
}

/// The step that an expectation forms in each of its orders.
final class OrderPlace {
  /// How many times the call is expected.
  let count: CallCount

  /// Describes the expectation. Runs user code.
  let describe: () -> CallDescription

  fileprivate var contents = Contents()

  /// The part of a step that the lock of all orders guards.
  fileprivate struct Contents {
    /// The order numbers of the calls that the expectation has counted.
    var calls: [UInt64] = []

    /// The orders. Weak, because each order retains its steps.
    var orders: [WeakOrder] = []
  }

  init(_ count: CallCount, describe: @escaping () -> CallDescription) {
    self.count = count
    self.describe = describe
  }

  /// The orders of the step.
  var orders: [CallOrder] { CallOrder.progress.withLock { $0.orders(of: self) } }
}

private struct WeakOrder {
  weak var order: CallOrder?
}

// MARK: - Progress

/// The lock of all orders.
///
/// Not a `Guarded` box: progress is an empty value, and a stored empty value has the address of the
/// object that contains it. The thread sanitizer would take accesses to one for accesses to the other.
private struct ProgressLock: ~Copyable, Sendable {
  private let lock = Lock()

  /// Acquires the lock, runs `body` with access to the steps, and releases the lock.
  func withLock<Result>(_ body: (inout Progress) -> Result) -> Result {
    lock.withLock {
      var progress = Progress()
      return body(&progress)
    }
  }
}

/// Access to the steps of all orders. Only the lock of all orders provides it.
private struct Progress: ~Copyable {
  /// Accesses the part of an order that the lock guards.
  subscript(order: CallOrder) -> CallOrder.Contents {
    _read { yield order.contents }
    nonmutating _modify { yield &order.contents }
  }

  /// Accesses the part of a step that the lock guards.
  subscript(place: OrderPlace) -> OrderPlace.Contents {
    get { place.contents }
    nonmutating _modify { yield &place.contents }
  }

  /// Returns the orders of a step.
  func orders(of place: OrderPlace) -> [CallOrder] { self[place].orders.compactMap(\.order) }

  /// Returns a Boolean value that indicates whether an expectation has had its minimum number of
  /// calls.
  func isSatisfied(_ place: OrderPlace) -> Bool { self[place].calls.count >= place.count.lower }

  /// Returns the steps after a step.
  func places(after place: OrderPlace, in order: CallOrder) -> ArraySlice<OrderPlace> {
    self[order].indices[ObjectIdentifier(place)].map { self[order].places[($0 + 1)...] } ?? []
  }

  /// Returns the step that prevents a step from counting a call, and its order. It is an earlier
  /// step that lacks calls, or a later step that has had some.
  func obstacle(
    to step: OrderPlace
  ) -> (order: CallOrder, place: OrderPlace, isLater: Bool)? {
    for order in orders(of: step) {
      guard let index = self[order].indices[ObjectIdentifier(step)] else { continue }
      let last = self[order].lastCalled
      if last > index { return (order, self[order].places[last], true) }
      let first = self[order].firstUnsatisfied { isSatisfied($0) }
      if first < index { return (order, self[order].places[first], false) }
    }
    return nil
  }

  /// Returns an order in which a step precedes one of the steps of another order, directly or through
  /// steps of other orders.
  func order(placing step: OrderPlace, beforeAnyOf other: CallOrder) -> CallOrder? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(step)]
    var reached = [step]
    while let place = reached.popLast() {
      for order in orders(of: place) {
        for later in places(after: place, in: order) {
          if self[other].indices[ObjectIdentifier(later)] != nil { return order }
          if visited.insert(ObjectIdentifier(later)).inserted { reached.append(later) }
        }
      }
    }
    return nil
  }
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
    Self.progress.withLock { progress in
      if progress[self].indices[ObjectIdentifier(place)] != nil { return .isInTheOrder }
      if let order = progress.order(placing: place, beforeAnyOf: self) {
        return .contradicts(order)
      }
      progress[self].append(place, progress[place].calls)
      progress[place].orders.append(WeakOrder(order: self))
      return nil
    }
  }

  /// Removes expectations that are reset, so that they do not block later steps.
  static func remove(_ gone: [OrderPlace]) {
    progress.withLock { progress in
      var orders: [ObjectIdentifier: CallOrder] = [:]
      for place in gone {
        for order in progress.orders(of: place) { orders[ObjectIdentifier(order)] = order }
        progress[place].orders = []
      }
      let gone = Set(gone.map(ObjectIdentifier.init))
      for order in orders.values {
        progress[order].remove(gone) { !progress[$0].calls.isEmpty }
      }
    }
  }
}

// MARK: - Counting calls

extension CallOrder {
  /// Returns the index of the first expectation that can count a call now.
  ///
  /// - Parameters:
  ///   - candidates: The indexes of expectations that match the call, oldest first.
  ///   - number: The number of the call.
  ///   - hasRoom: Returns `true` if the expectation at an index can take another call.
  ///   - place: Returns the step of the expectation at an index, or `nil` if it has no order.
  ///   - isFinal: Returns `true` if the expectation at an index counts the call now, so that its
  ///     orders advance.
  static func select(
    among candidates: Range<Int>, _ number: UInt64, hasRoom: (Int) -> Bool,
    place: (Int) -> OrderPlace?, isFinal: (Int) -> Bool
  ) -> Int? {
    progress.withLock { progress in
      let index = candidates.first { index in
        guard hasRoom(index) else { return false }
        return place(index).map { progress.obstacle(to: $0) == nil } ?? true
      }
      if let index, isFinal(index), let place = place(index) {
        progress[place].calls.append(number)
        for order in progress.orders(of: place) { progress[order].count(number, at: place) }
      }
      return index
    }
  }

  /// Returns the violation that a call to this step would cause, or `nil` if the order allows the
  /// call.
  static func violation(at place: OrderPlace) -> BrokenOrder? {
    progress.withLock { progress in
      guard let (order, obstacle, isLater) = progress.obstacle(to: place) else { return nil }
      return BrokenOrder(
        order: order, place: place, obstacle: obstacle, isClosed: isLater,
        places: progress[order].places, callCount: progress[order].calls.count)
    }
  }
}

extension CallOrder {
  /// Returns the calls that the order counted first.
  func firstCalls(_ count: Int) -> ArraySlice<(place: OrderPlace, number: UInt64)> {
    Self.progress.withLock { $0[self].calls.prefix(count) }
  }
}
