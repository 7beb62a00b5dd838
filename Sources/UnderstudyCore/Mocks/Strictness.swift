/// What a mock does with a call that nothing was set up for.
///
/// The terms are GoogleMock's. An expectation on a member makes that member strict in any case:
/// a call of it that no expectation and no stub matches is a failure on every mock.
public enum Strictness: Sendable, Hashable {
  /// Answers with the default value and says nothing.
  case nice

  /// Answers with the default value and warns.
  case naggy

  /// Reports a failure.
  case strict
}
