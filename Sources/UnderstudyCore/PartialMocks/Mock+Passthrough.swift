extension Mock {
  /// What calls of real objects go to that come by because of somebody else's partial mock, or of one
  /// that has just ended: it passes them on and records nothing.
  static let passthrough = makePassthrough()

  /// A mock that passes on all calls and records nothing.
  static func makePassthrough() -> Mock {
    let mock = Mock(of: "the real object", nil, .nice, .unknown)
    mock.core.isPassthrough = true
    mock.core.forwards = true
    return mock
  }
}

extension MockCore {
  /// Reports that a verb was used on a real object, if it was.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: Whether it was.
  func reportsMissingPartialMock(at site: MockSourceLocation) -> Bool {
    if isPassthrough { Self.reportMissingPartialMock(at: site) }
    return isPassthrough
  }

  /// Reports that there is no partial mock where one is needed.
  static func reportMissingPartialMock(at site: MockSourceLocation) {
    FailureReporting.reportMisuse(
      "The object has no partial mock here", site,
      "It was refused, has ended, or belongs to another test. Write partialMock(of:as:) in this "
        + "test.")
  }
}
