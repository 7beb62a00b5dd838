import SwiftSyntax

/// The stubs and side effects of a file.
///
/// In Mocksmith, the stub with the most parameters other than `.any` answers a call, then the newest.
/// Side effects are independent of stubs. In Understudy, the newest stub answers, and a side effect is
/// one of its answers.
struct MocksmithRegistrations {
  /// A stub or side effect.
  struct Registration {
    /// Its expression.
    let pattern: MocksmithPattern

    /// The offset of the expression.
    let offset: Int

    /// The name of the function around it.
    let function: String

    /// The arguments.
    let arguments: [ExprSyntax]

    /// The mock with the member and its labels.
    let member: String

    /// The number of parameters that are not `.any`.
    var specificity: Int { arguments.count { $0.trimmedText != ".any" } }
  }

  /// Which stubs can answer the call of a side effect.
  enum Match {
    /// None.
    case none

    /// One stub for the same arguments.
    case same

    /// Others.
    case others
  }

  /// The stubs and side effects, in their order.
  private let all: [Registration]

  /// The functions that can run in one test.
  private let scopes: FunctionScopes

  /// Compares parameters.
  private let overlap: ParameterOverlap

  /// Finds the stubs and side effects of a file.
  init(_ source: ParsedSource) {
    let finder = MocksmithFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    all = finder.found
    scopes = FunctionScopes(source)
    overlap = ParameterOverlap(source)
  }

  /// Returns a Boolean value that indicates whether a stub would win over an older one that is more
  /// specific.
  func hidesMoreSpecific(_ call: FunctionCallExprSyntax) -> Bool {
    guard let own = find(call) else { return false }
    return all.contains { other in
      other.pattern.verb == "Given" && other.member == own.member
        && other.specificity > own.specificity && canMeet(other, own)
        && overlap.exists(own.arguments, other.arguments)
        && (other.function != own.function || other.offset < own.offset)
        && !(FunctionScopes.isBeforeTests(own.function) && other.function != own.function)
    }
  }

  /// Returns the side effects that become a part of a stub.
  func actions(for call: FunctionCallExprSyntax) -> [ExprSyntax] {
    guard let own = find(call) else { return [] }
    return all.filter { $0.pattern.verb == "Perform" && match($0) == .same && isSame($0, own) }
      .compactMap { Self.action(of: $0.pattern) }
  }

  /// Returns which stubs can answer the call of a side effect.
  func stub(for call: FunctionCallExprSyntax) -> Match {
    find(call).map(match) ?? .none
  }

  /// Returns which stubs can answer the call of a side effect.
  private func match(_ action: Registration) -> Match {
    let stubs = all.filter {
      $0.pattern.verb == "Given" && $0.member == action.member && canMeet($0, action)
        && overlap.exists($0.arguments, action.arguments)
    }
    // A newer stub that returns nothing replaces these, and has the side effect too.
    let areReplaced = stubs.allSatisfy { stub in
      stub.pattern.rest.isEmpty
        && (FunctionScopes.isBeforeTests(stub.function)
          ? stub.function != action.function || stub.offset < action.offset
          : stub.function == action.function && stub.offset < action.offset)
    }
    if areReplaced, stubs.count != 1 || !isSame(stubs[0], action) { return .none }
    return stubs.count == 1 && isSame(stubs[0], action) ? .same : .others
  }

  /// Returns the closure of a side effect, or `nil` if it is not a trailing one.
  static func action(of pattern: MocksmithPattern) -> ExprSyntax? {
    pattern.member.call?.trailingClosure.map { ExprSyntax($0) }
  }

  /// Returns the registration of a call.
  private func find(_ call: FunctionCallExprSyntax) -> Registration? {
    all.first { $0.offset == call.position.utf8Offset }
  }

  /// Returns a Boolean value that indicates whether both are in the same function, and for the same
  /// arguments.
  private func isSame(_ a: Registration, _ b: Registration) -> Bool {
    a.member == b.member && a.function == b.function
      && a.arguments.map(\.trimmedText) == b.arguments.map(\.trimmedText)
  }

  /// Returns a Boolean value that indicates whether both can be made in one test.
  private func canMeet(_ a: Registration, _ b: Registration) -> Bool {
    scopes.canMeet(a.function, b.function)
  }
}

/// Finds `Given` and `Perform`.
private final class MocksmithFinder: SyntaxVisitor {
  /// The stubs and side effects.
  var found: [MocksmithRegistrations.Registration] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isInsideChain, let pattern = MocksmithPattern(node, verbs: ["Given", "Perform"])
    else {
      return .visitChildren
    }
    let arguments = pattern.member.arguments.map { Array($0) } ?? []
    let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let mock = pattern.mock.trimmedText
    found.append(
      MocksmithRegistrations.Registration(
        pattern: pattern, offset: node.position.utf8Offset,
        function: FunctionScopes.name(around: node), arguments: arguments.map(\.expression),
        member:
          "\(mock.hasPrefix("self.") ? String(mock.dropFirst(5)) : mock).\(pattern.member.name)(\(labels))"
      ))
    return .visitChildren
  }
}
