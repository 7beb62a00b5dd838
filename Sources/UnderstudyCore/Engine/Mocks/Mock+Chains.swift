// Generated chains call this function.

extension Mock {
  /// Returns the child mock that a call would return by default, without making the call.
  ///
  /// If the call would return something else, returns a mock that no call reaches. Each verb that is
  /// used on it reports the reason.
  ///
  /// - Parameters:
  ///   - members: The table that contains the requirement.
  ///   - index: The index of the requirement.
  ///   - arguments: The arguments: a tuple, or the value itself for one parameter.
  ///   - result: The type of the requirement's result.
  ///   - matchers: The matchers of the arguments.
  ///   - make: Creates the child mock with a name.
  /// - Returns: The child mock.
  /// - Warning: For generated code only.
  public func __child<Arguments, Result, Child: Mockable & AnyObject>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ matchers: __ArgumentMatcher..., make: (String?) -> Child
  ) -> Child {
    let member = core.member(members, index, Arguments.self, Result.self)
    do throws(UnreachableChild) {
      return try core.child(of: member, arguments, ArgumentPattern(matchers), result, make)
    } catch {
      let child = make(error.call)
      child.__mock.core.unreachable = error
      return child
    }
  }
}
