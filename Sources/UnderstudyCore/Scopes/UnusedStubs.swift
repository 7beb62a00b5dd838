/// What a scope does with stubs that no call used.
public enum UnusedStubs: Sendable, Hashable {
  /// Reports each as a warning.
  case warn

  /// Reports each as a failure.
  case fail

  /// Says nothing.
  case allow

  /// The severity of a report; nil for none.
  var severity: MockFailure.Severity? {
    switch self {
    case .warn: .warning
    case .fail: .error
    case .allow: nil
    }
  }
}
