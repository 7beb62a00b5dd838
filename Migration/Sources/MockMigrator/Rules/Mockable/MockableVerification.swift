import SwiftSyntax

/// A behavior of `verify`, such as `called(.once)`.
struct MockableVerification {
  /// Which call is counted.
  private let access: MockableClauses.Clause.Access

  /// A Boolean value that indicates whether it waits.
  private let isEventual: Bool

  /// Creates the behavior of a name, or `nil` for other names.
  init?(_ name: String) {
    isEventual = name.hasSuffix("Eventually")
    switch isEventual ? String(name.dropLast("Eventually".count)) : name {
    case "called": access = .call
    case "getCalled", "getterCalled": access = .get
    case "setCalled", "setterCalled": access = .set
    default: return nil
    }
  }

  /// Returns the statement of Understudy.
  func text(
    _ clause: MockableClauses.Clause, of mock: String, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    let pattern = try clause.pattern(of: mock, access, context)
    var (count, timeout): (ExprSyntax?, ExprSyntax?) = (nil, nil)
    for argument in clause.behavior.arguments ?? [] {
      switch argument.label?.text {
      case nil, "count": count = argument.expression
      case "before" where isEventual: timeout = argument.expression
      case let label?: throw Unfaithful("remove '\(label):', which Understudy does not need")
      }
    }
    guard let count else { throw Unfaithful("write how many times '\(pattern)' is called") }
    let text = try MockableCount.text(count, context)
    guard isEventual else { return "verify(\(pattern)\(text == ".once" ? "" : ", \(text)"))" }
    let duration = try timeout.map { timeout throws(Unfaithful) in
      try MockableCount.duration(timeout, context)
    }
    return "await verify(\(pattern), \(text), within: \(duration ?? ".seconds(1)"))"
  }
}
