// Initializers of mocks with labels. They are unavailable and have fix-its.

extension Mock {
  /// Unavailable with a label.
  ///
  /// - Parameter strictness: What happens to calls that nothing was set up for.
  @available(*, unavailable, renamed: "init(_:)")
  public convenience init(strictness: Strictness) { fatalError() }
}

extension __GeneratedMock {
  /// Unavailable with a label.
  ///
  /// - Parameter strictness: What happens to calls that nothing was set up for.
  @available(*, unavailable, renamed: "init(_:)")
  public init(strictness: Strictness) { fatalError() }
}
