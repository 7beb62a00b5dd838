/// The box that stands for an `inout` parameter among the arguments of a call.
///
/// An answer reads and writes ``value``; the caller's variable gets it when the call ends.
///
/// ```swift
/// stub(counter.increment(.any)).performs { $0.value += 1 }
/// ```
///
/// A box belongs to one call. It is not thread-safe, as the variable that it stands for is not.
public final class Inout<Value> {
  /// What the caller's variable held when the call was made: what matchers see, also afterwards.
  public let initialValue: Value

  /// What the caller's variable will hold when the call ends.
  public var value: Value

  /// Makes the box of one call.
  ///
  /// - Parameter value: What the caller's variable holds.
  public init(_ value: Value) {
    self.initialValue = value
    self.value = value
  }
}

extension Inout: CustomStringConvertible {
  /// The value at the call and, where an answer changed it, the value afterwards.
  public var description: String {
    let before = ValueDescription.describe(initialValue)
    let after = ValueDescription.describe(value)
    return before == after ? "&\(before)" : "&\(before) -> \(after)"
  }
}
