/// Holds the only reference to an object until a thread releases it.
final class Holder<Value>: @unchecked Sendable {  // One thread runs at a time.
  var value: Value?

  init(_ value: Value) { self.value = value }
}
