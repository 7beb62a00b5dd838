extension Call {
  /// The arguments: a tuple, the value itself for one parameter, or `()` for none.
  ///
  /// An `inout` argument is an ``Inout`` box. Closures can be called, but non-escaping ones only
  /// while the call is being answered. In XCTest, an object that only recorded arguments retain is released
  /// before the teardown blocks of the test. Reading it after that reports a failure and stops the process.
  public var arguments: Arguments {
    if let retained { return retained }
    let text = "The arguments of a call are read after an object among them was released"
    FailureReporting.reportMisuse(
      text, .unknown,
      "Objects that only recorded arguments retain are released before teardown blocks run.",
      "Read the arguments in the body of the test, or keep the object in a property.", atCall: true)
    fatalError(text)
  }
}
