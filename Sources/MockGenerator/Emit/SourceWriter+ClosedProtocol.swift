extension SourceWriter {
  /// Writes the error of optimized builds in which calls through a protocol could miss the mock.
  ///
  /// - Parameters:
  ///   - closed: The reason why they could.
  ///   - name: The name of the protocol.
  ///   - mockName: The name of the mock.
  ///   - isNested: A Boolean value that indicates whether the protocol is inside a type.
  mutating func closedProtocolError(
    _ closed: ClosedProtocol, _ name: String, mockName: String, isNested: Bool
  ) {
    let danger =
      "so a build with '-O -wmo' may run another type's code in place of '\(mockName)'"
    let wider = "make '\(name)'\(isNested ? " and the types around it" : "") package or public"
    let text: String
    switch closed {
    case .file:
      text = "only its file can use '\(name)', \(danger): \(wider), or write plain @Mockable"
    case .module:
      text =
        "only its module can use '\(name)', \(danger): \(wider); or build with '-enable-testing' "
        + "and '-D UNDERSTUDY_TESTABLE'; or write plain @Mockable"
    case .unknownExtension:
      text =
        "nothing says that other modules can use '\(name)', \(danger): write 'public extension' or "
        + "'package extension' around it, or plain @Mockable"
    }
    directive("#if !DEBUG" + (closed == .module ? " && !UNDERSTUDY_TESTABLE" : ""))
    directive("#error(\"\(text)\")")
    directive("#endif")
  }
}
