/// Greets customers. Most requirements have a default implementation.
protocol Greeter: Sendable {
  func name(of customer: Int) -> String
  func greeting(for customer: Int) -> String
  func farewell(for customer: Int) throws -> String
  func letter(for customer: Int) async throws -> String
  func all<Customer: Hashable & Sendable>(
    _ customers: [Customer], _ name: (Customer) throws -> String
  )
    rethrows -> String
  func count(_ number: inout Int)
  var language: String { get }
  var volume: Int { get set }
  subscript(customer: Int) -> String { get }
}

/// A customer without a name.
struct Nameless: Error, Equatable {}

extension Greeter {
  func greeting(for customer: Int) -> String { "\(language) \(name(of: customer))!" }

  func farewell(for customer: Int) throws -> String {
    guard !name(of: customer).isEmpty else { throw Nameless() }
    return "Bye, \(name(of: customer))"
  }

  func letter(for customer: Int) async throws -> String {
    await Task.yield()
    return "\(greeting(for: customer)) \(try farewell(for: customer))"
  }

  func all<Customer: Hashable & Sendable>(
    _ customers: [Customer], _ name: (Customer) throws -> String
  ) rethrows -> String {
    try customers.map(name).joined(separator: language)
  }

  func count(_ number: inout Int) { number += volume }

  var language: String { "Hello" }

  var volume: Int {
    get { name(of: 0).count }
    set { _ = greeting(for: newValue) }
  }

  subscript(customer: Int) -> String { "<\(name(of: customer))>" }
}

/// A greeter that is polite. It implements a requirement that it inherits.
protocol PoliteGreeter: Greeter {
  func title(of customer: Int) -> String
}

extension PoliteGreeter {
  func title(of customer: Int) -> String { "Dear" }

  func greeting(for customer: Int) -> String { "\(title(of: customer)) \(name(of: customer))" }
}

/// A shelf of any things.
protocol Bookcase<Item> {
  associatedtype Item: Hashable
  func item(at index: Int) -> Item?
  func first() -> Item?
  static func capacity() -> Int
}

extension Bookcase {
  func first() -> Item? { item(at: Self.capacity() - 1) }
}

/// A screen, which the main actor draws.
@MainActor protocol Display {
  func lines() -> [String]
  func draw() -> String
}

extension Display {
  func draw() -> String { lines().joined(separator: "|") }
}

/// An account that is an actor.
protocol Purse: Actor {
  func balance() -> Int
  func report() async -> String
}

extension Purse {
  func report() async -> String { "\(balance()) cents" }
}
