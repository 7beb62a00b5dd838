/// An argument or result of a call, stored separately from its mock.
///
/// Tests may check that objects and closures are released, and a deallocated mock would have
/// released them. Closures are therefore not stored, and objects are stored as weak references.
/// Objects inside other values are retained.
struct DetachedValue {
  private let type: Any.Type
  private var value: Any?
  private weak var object: AnyObject?

  /// Creates a stored value. Does not run user code.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - retainsObjects: Whether to retain objects and closures.
  init(_ value: Any, retainsObjects: Bool) {
    let inner = (value as? any OptionalValue)?.unwrapped ?? value
    type = Swift.type(of: inner)
    if retainsObjects || value is any ArgumentBox {
      self.value = value
    } else if type is AnyClass {
      object = inner as AnyObject
    } else if !FunctionType.isFunction(type) {
      self.value = value
    }
  }

  /// Describes the value, or its type if the value is gone.
  ///
  /// - Parameter isForFile: Whether the text is compared with a file.
  func describe(isForFile: Bool = false) -> String {
    if isForFile, let value = value ?? object { return ValueDescription.describeForFile(value) }
    if let value = value ?? object { return ValueDescription.describeWithoutUserCode(value) }
    return type is AnyClass ? "\(type)" : "{ ... }"
  }
}

/// The type-erased requirement that every optional conforms to.
private protocol OptionalValue {
  /// The wrapped value, or `nil`. Unwraps nested optionals too.
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  var unwrapped: Any? {
    guard let self else { return nil }
    return (self as? any OptionalValue)?.unwrapped ?? self
  }
}

/// The type-erased requirement that every ``Inout`` box conforms to. The box belongs to the mock
/// and can be retained.
private protocol ArgumentBox {}

extension Inout: ArgumentBox {}
