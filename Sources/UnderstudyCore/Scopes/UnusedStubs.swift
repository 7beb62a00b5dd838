/// What happens to stubs that no call used.
///
/// ```swift
/// @Test(.verifyingMocks(unusedStubs: .fail)) func sells() throws {
///   let gateway = MockGateway()
///   stub(gateway.rate(of: "USD")).returns(1.25)
///   try Till(gateway: gateway).sell(1000, in: "USD")
/// }
/// ```
public enum UnusedStubs: Sendable, Hashable {
  /// Reports each as a warning.
  case warn

  /// Reports each as a failure.
  case fail

  /// Does not report them.
  case allow

  /// The severity of the reports, or `nil` if there are none.
  var severity: MockFailure.Severity? {
    switch self {
    case .warn: .warning
    case .fail: .error
    case .allow: nil
    }
  }
}
