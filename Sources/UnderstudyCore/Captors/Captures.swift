/// What the captors of one pattern get of one call, if the call matches as a whole and is the
/// pattern's.
///
/// It is collected while the matchers run, because each runs once only, and belongs to whoever runs
/// them.
final class Captures {
  private var deliveries: [() -> Void] = []

  /// How many values there are.
  var count: Int { deliveries.count }

  /// Adds a value for a captor.
  func add<Value>(_ value: Value, for captor: Captor<Value>) {
    deliveries.append { captor.receive(value) }
  }

  /// Adds the values of others.
  func add(_ others: Captures) { deliveries += others.deliveries }

  /// Drops the newest values, because what they are part of does not match.
  ///
  /// - Parameter count: How many remain.
  func cut(to count: Int) { deliveries.removeLast(deliveries.count - count) }

  /// Gives the captors their values. Never under a lock.
  func deliver() { for delivery in deliveries { delivery() } }
}
