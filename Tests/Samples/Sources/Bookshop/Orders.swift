/// A customer's order.
struct Order: Equatable, Sendable {
  var id: Int
  var titles: [String]
}

/// Stores orders on a server.
protocol OrderStore: Sendable {
  func load(_ id: Int) async throws -> Order
  func save(_ order: Order) async throws
}

/// Shows an order.
@MainActor
final class OrderModel {
  private(set) var text = ""
  private(set) var isLoading = false
  private let store: any OrderStore

  init(store: any OrderStore) { self.store = store }

  /// Loads an order and shows its titles.
  func show(_ id: Int) async {
    isLoading = true
    defer { isLoading = false }
    do {
      text = try await store.load(id).titles.joined(separator: ", ")
    } catch {
      text = "Not available"
    }
  }
}
