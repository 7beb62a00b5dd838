/// A pattern of a subscript that can be read and written: itself the read, ``set(_:)-1`` the write.
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

  /// The pattern of writing through the subscript.
  ///
  /// - Parameter value: A matcher of the new value, or a literal.
  /// - Returns: A pattern whose arguments are the subscript's and then the new value.
  public func set(_ value: Matcher<Value>) -> CallPattern<SetArguments, Void, Never> {
    setter(value)
  }

  /// The pattern of writing this value through the subscript.
  ///
  /// - Parameter value: What the new value must equal.
  /// - Returns: A pattern whose arguments are the subscript's and then the new value.
  @_disfavoredOverload
  public func set(_ value: Value) -> CallPattern<SetArguments, Void, Never> {
    setter(.equal(value))
  }
}
