import SwiftSyntax

/// The policies of Mockable, which decide about calls without a registration.
enum MockablePolicy {
  /// The setting for mocks that are created without a policy.
  static let setting = "Mockable.policy"

  /// How a mock is created in Understudy.
  private enum Strictness {
    /// `MockPump()`.
    case nice

    /// `MockPump(.strict)`.
    case strict
  }

  /// Returns the outcome for the creation of a mock.
  static func outcome(
    creating call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("Mock"), name.count > 4,
      !context.facts.mentions(name, in: MockableFacts.types),
      call.trailingClosure == nil, !context.source.isMigratedInPart,
      let left = call.leftParen, let right = call.rightParen
    else { return nil }
    let arguments = left.span.upperBound..<right.span.lowerBound
    guard let argument = call.arguments.first else { return outcome(arguments, nil, context) }
    guard call.arguments.count == 1, argument.label?.text == "policy" else { return nil }
    return outcome(arguments, context.original(argument.expression), context)
  }

  /// Returns the outcome for arguments with a policy, or without one.
  private static func outcome(
    _ arguments: Range<Int>, _ policy: String?, _ context: RuleContext
  ) -> RuleOutcome? {
    let defaults = context.facts.values(of: setting)
    let policies = policy.map { [$0] } ?? (defaults.isEmpty ? [".strict"] : Array(defaults))
    switch policies.count == 1 ? strictness(policies[0]) : nil {
    case .strict: return .rewrite([SourceEdit(arguments, ".strict")])
    case .nice where policy == nil: return nil
    case .nice: return .rewrite([SourceEdit(arguments, "")])
    case nil:
      return .leave(
        "policy \(policies.sorted().joined(separator: " or ")) is not for all members; write "
          + "'.strict' and stub the calls that need no registration, or no argument to accept all")
    }
  }

  /// Returns the strictness of a policy, or `nil` for one that depends on the requirement.
  private static func strictness(_ policy: String) -> Strictness? {
    switch policy.replacing("MockerPolicy.", with: ".") {
    case ".strict", "[]": .strict
    case ".relaxed": .nice
    case ".default": .strict
    default: nil
    }
  }

  /// Returns the outcome for `MockerPolicy.default = .relaxed`.
  static func outcome(
    assigning node: SequenceExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard node.elements.first?.trimmedDescription == "MockerPolicy.default", node.isStatement else {
      return nil
    }
    return .rewrite([context.removal(of: node)])
  }
}
