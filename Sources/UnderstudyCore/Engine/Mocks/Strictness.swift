/// What a mock does with a call that nothing was set up for.
///
/// ```swift
/// let gateway = MockGateway("gateway", .strict)
/// setStrictness(.naggy, for: gateway.rate(of: .any))
/// ```
///
/// The terms come from GoogleMock. An expectation makes its requirement strict on every mock: a
/// call that matches no expectation and no stub is a failure.
public enum Strictness: Sendable, Hashable {
  /// Answers with the default value and reports nothing.
  case nice

  /// Answers with the default value and reports a warning.
  case naggy

  /// Reports a failure.
  case strict
}
