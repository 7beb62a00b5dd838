/// A pattern of a settable subscript. The pattern itself matches reads. ``set(_:)-1`` returns a
/// pattern that matches writes.
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

  /// Creates the pattern of a write to the subscript.
  ///
  /// - Parameter value: A literal or a matcher for the new value.
  /// - Returns: A pattern whose arguments are those of the subscript, followed by the new value.
  public func set(_ value: Matcher<Value>) -> CallPattern<SetArguments, Void, Never> {
    setter(value)
  }

  /// Creates the pattern of a write to the subscript with the given value.
  ///
  /// - Parameter value: The expected new value.
  /// - Returns: A pattern whose arguments are those of the subscript, followed by the new value.
  @_disfavoredOverload
  public func set(_ value: Value) -> CallPattern<SetArguments, Void, Never> {
    setter(.equal(value))
  }
}
