extension Mock {
  /// The mock for calls on real objects that are intercepted only because another scope has a
  /// partial mock, or had one until now. It forwards them and records nothing.
  static let passthrough = makePassthrough()

  /// Creates a mock that forwards all calls and records nothing.
  static func makePassthrough() -> Mock {
    let mock = Mock(of: "the real object", nil, .nice, .unknown)
    mock.core.isPassthrough = true
    mock.core.forwards = true
    return mock
  }
}

extension MockCore {
  /// Reports a verb that was used on a real object.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: `true` if the object is real.
  func reportsMissingPartialMock(at site: MockSourceLocation) -> Bool {
    if isPassthrough { Self.reportMissingPartialMock(at: site) }
    return isPassthrough
  }

  /// Reports that the object has no partial mock.
  static func reportMissingPartialMock(at site: MockSourceLocation) {
    FailureReporting.reportMisuse(
      "The object has no partial mock here", site,
      "It was refused, has ended, or belongs to another test. Write partialMock(of:as:) in this "
        + "test.")
  }
}
