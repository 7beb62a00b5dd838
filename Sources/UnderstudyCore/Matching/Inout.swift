/// A box that represents an `inout` argument in the recorded arguments of a call.
///
/// An answer can read and modify ``value``, which is written to the caller's variable when the call
/// ends.
///
/// ```swift
/// stub(counter.increment(.any)).performs { $0.value += 1 }
/// ```
///
/// A box belongs to one call. It is not thread-safe, like the variable that it represents.
public final class Inout<Value> {
  /// The value of the caller's variable when the call was made. Matchers always use this value.
  public let initialValue: Value

  /// The value that the caller's variable has when the call ends.
  public var value: Value

  /// Creates the box of a call.
  ///
  /// - Parameter value: The value of the caller's variable.
  public init(_ value: Value) {
    self.initialValue = value
    self.value = value
  }
}

/// The type-erased value of an `inout` argument.
package protocol ErasedInout {
  /// The value of the caller's variable when the call was made.
  var erasedInitialValue: Any { get }
}

extension Inout: ErasedInout {
  package var erasedInitialValue: Any { initialValue }
}

extension Inout: CustomStringConvertible {
  /// The initial value, followed by the new value if an answer changed it.
  public var description: String {
    let before = ValueDescription.describe(initialValue)
    let after = ValueDescription.describe(value)
    return before == after ? "&\(before)" : "&\(before) -> \(after)"
  }
}
