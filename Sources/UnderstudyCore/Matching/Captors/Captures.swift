/// The values that a pattern's captors receive if a call matches as a whole.
///
/// The values are collected while the matchers run, because each matcher runs only once. Not
/// thread-safe: used only on the thread that runs the matchers.
final class Captures {
  private var deliveries: [() -> Void] = []

  /// The number of values.
  var count: Int { deliveries.count }

  /// Adds a value for a captor.
  func add<Value>(_ value: Value, for captor: Captor<Value>) {
    deliveries.append { captor.receive(value) }
  }

  /// Adds the values of other captures.
  func add(_ others: Captures) { deliveries += others.deliveries }

  /// Removes the newest values, because they are parts of a value that does not match.
  ///
  /// - Parameter count: The number of values that remain.
  func cut(to count: Int) { deliveries.removeLast(deliveries.count - count) }

  /// Delivers the values to their captors.
  func deliver() { for delivery in deliveries { delivery() } }
}
