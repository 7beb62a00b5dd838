/// The pattern of a settable property. The property itself, inside a verb, is the pattern of its
/// reads. ``SettableCallPattern/set(_:)-(Value)`` returns the pattern of its writes.
///
/// ```swift
/// stub(user.name).returns("bob")
/// verify(user.name.set("ann"))
/// ```
///
/// A property without a setter has a ``CallPattern`` or, if it is `async`, an ``AsyncCallPattern``.
public typealias PropertyPattern<Value> = SettableCallPattern<Void, Value, Never, Value>

/// A pattern of a settable property or subscript. The pattern itself matches reads. ``set(_:)-(Value)``
/// returns a pattern that matches writes.
///
/// ```swift
/// stub(cache["k"]).returns(3)
/// verify(cache["k"].set(4))
/// ```
public final class SettableCallPattern<Arguments, Value, Failure: Error, SetArguments>: CallPattern<
  Arguments, Value, Failure
>
{
  private let setter: (Matcher<Value>) -> CallPattern<SetArguments, Void, Never>

  init(
    _ mock: Mock, _ members: __Members, _ index: Int, _ arguments: ArgumentPattern,
    setter: @escaping (Matcher<Value>) -> CallPattern<SetArguments, Void, Never>
  ) {
    self.setter = setter
    super.init(mock, members, index, arguments)
  }

  override var storesWrites: ((PropertyStorage<Arguments, Value>, MockSourceLocation) -> Bool)? {
    { [setter] storage, site in
      let setup = CallSetup(setter(.any), count: nil, site: site)
      setup.exemptFromUse()
      setup.answers { written in
        withUnsafeBytes(of: written) {
          let offset = Self.offsetOfNewValue
          let base = $0.baseAddress!
          storage.set(
            (base + offset).assumingMemoryBound(to: Value.self).pointee,
            for: base.assumingMemoryBound(to: Arguments.self).pointee)
        }
      }
      return true
    }
  }

  /// The offset of the new value among the arguments of a write, which are those of a read followed
  /// by the value.
  private static var offsetOfNewValue: Int {
    let alignment = MemoryLayout<Value>.alignment
    return (MemoryLayout<Arguments>.size + alignment - 1) / alignment * alignment
  }

  /// Creates the pattern of a write.
  ///
  /// - Parameter value: A literal or a matcher for the new value.
  /// - Returns: A pattern whose arguments are those of the read, followed by the new value.
  public func set(_ value: Matcher<Value>) -> CallPattern<SetArguments, Void, Never> {
    isUsed = true
    return setter(value)
  }

  /// Creates the pattern of a write with the given value.
  ///
  /// - Parameter value: The expected new value.
  /// - Returns: A pattern whose arguments are those of the read, followed by the new value.
  @_disfavoredOverload
  public func set(_ value: Value) -> CallPattern<SetArguments, Void, Never> {
    set(.equal(value))
  }
}
