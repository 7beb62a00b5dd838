// Types of closures that no mock closure has.

extension MockClosure {
  /// Unavailable for closures that are isolated, or whose parameters are `inout`.
  ///
  /// - Parameters:
  ///   - name: The name of the mock.
  ///   - strictness: The strictness.
  ///   - type: The type of the closure.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: """
      write a type without isolation, such as (@Sendable (Int) -> Void).self: the mock's function converts \
      to an isolated one. For 'inout', mock a struct of closures
      """
  )
  public convenience init(
    _ name: String? = nil, _ strictness: Strictness = .nice, of type: Function.Type
  ) where Pattern == CallPattern<Void, Void, Never> { __unavailable() }
}
