/// A value of a call that is kept apart from its mock.
///
/// The mock would have let go of its objects and closures, and tests may watch that. So a closure is
/// not kept at all, and an object only as long as something else keeps it alive. Objects inside of
/// other values live as long as those are kept.
struct KeptValue {
  /// The kind that the metadata of function types carries; see ``TupleType``.
  private static let functionKind = 0x302

  private let type: Any.Type
  private var value: Any?
  private weak var object: AnyObject?

  /// Keeps a value. Runs no code of the user's.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - holdsObjects: Whether to keep an object alive.
  init(_ value: Any, holdsObjects: Bool) {
    let inner = (value as? any OptionalValue)?.unwrapped ?? value
    type = Swift.type(of: inner)
    if holdsObjects || value is any ArgumentBox {
      self.value = value
    } else if type is AnyClass {
      object = inner as AnyObject
    } else if unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee != Self.functionKind {
      self.value = value
    }
  }

  /// The value in words, or what is left of it. Never under a lock.
  func describe() -> String {
    if let value = value ?? object { return ValueDescription.describe(value) }
    return type is AnyClass ? "\(type)" : "{ ... }"
  }
}

/// An optional of whatever type.
private protocol OptionalValue {
  /// What is inside, also of an optional inside.
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? {
    guard let self else { return nil }
    return (self as? any OptionalValue)?.unwrapped ?? self
  }
}

/// The box of an `inout` argument, which is the mock's own.
private protocol ArgumentBox {}

extension Inout: ArgumentBox {}
