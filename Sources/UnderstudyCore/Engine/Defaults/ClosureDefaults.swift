extension FunctionType {
  /// Returns the default value of the type: a closure that returns the default value of its result.
  ///
  /// - Parameter maker: Makes the mocks in the result.
  /// - Returns: The closure, or `nil` if its result has no default value.
  func make<Function>(_ maker: __DefaultMaker) -> Function? {
    func open<Result>(_ type: Result.Type) -> Any? { DefaultValues.value(for: type, maker, nil) }
    guard let value = _openExistential(result, do: open) else { return nil }
    return returning(value, as: Function.self)
  }
}
