/// Counts. Mocks in other modules do not inherit its convenience initializers.
public class Counter {
  /// The number that comes next.
  private var next: Int

  /// Creates a counter that starts at a number.
  init(start: Int) { next = start }

  /// Creates a counter that starts at 1.
  public convenience init() { self.init(start: 1) }

  /// Returns the next number.
  func count() -> Int {
    defer { next += 1 }
    return next
  }
}

/// Holds money. Only its own file creates one.
class Vault {
  /// The only vault.
  nonisolated(unsafe) static let shared = Vault()

  /// Creates a vault.
  private init() {}

  /// Returns the amount of money.
  func amount() -> Int { 1 }
}

/// A label. What it shows is written by each kind of label.
protocol Label {
  associatedtype Text
  init(_ text: Text)
  init(_ text: Text, copies: [Text])
  func shows(_ text: Text) -> Bool
}

/// A label whose text is fixed, and which declares one of the initializers once more.
protocol PriceLabel: Label where Self.Text == Int {
  init(_ text: Int)
  func shows(_ text: Int) -> Bool
}

/// A label that is written as an interpolated string.
protocol WrittenLabel: ExpressibleByStringInterpolation
where StringInterpolation == DefaultStringInterpolation {
  init(stringInterpolation: DefaultStringInterpolation)
}

/// A room of a library in another language, which subclasses create without a pointer.
class Room {
  /// Says that there is no pointer.
  struct NoPointer {}

  /// The address of the room, or `nil`.
  let address: UnsafeMutableRawPointer?

  /// Creates a room from a pointer.
  required init(unsafeFromRawPointer pointer: UnsafeMutableRawPointer) { address = pointer }

  /// Creates a room without one.
  init(noPointer: NoPointer) { address = nil }

  /// Returns the size.
  func size() -> Int { 0 }
}
