import SwiftSyntax

/// The policies of Mockable, which decide about calls without a registration.
enum MockablePolicy {
  /// The setting for mocks that are created without a policy.
  static let setting = "Mockable.policy"

  /// Returns the outcome for the creation of a mock.
  static func outcome(
    creating call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard let name = VariableTypes.created(by: call, context), name.hasPrefix("Mock"),
      name.count > 4, context.isMock(name, of: MockableLibrary()),
      !context.facts.mentions(name, in: DeclaredMocks.category),
      call.trailingClosure == nil,
      let left = call.leftParen, let right = call.rightParen
    else { return nil }
    if let label = call.arguments.first?.label {
      guard call.arguments.count == 1, label.text == "policy" else { return nil }
    } else if !call.arguments.isEmpty || context.source.isMigratedInPart {
      return nil
    }
    let policy = call.arguments.first.map { context.original($0.expression) }
    let defaults = context.facts.values(of: setting)
    let policies = policy.map { [$0] } ?? (defaults.isEmpty ? [".strict"] : Array(defaults))
    let arguments = left.span.lowerBound..<right.span.upperBound
    switch policies.count == 1 ? Policy(policies[0]) : nil {
    case .strict(let permitted)?:
      let mock = StrictMock(of: String(name.dropFirst(4)), permitted, context)
      return mock.outcome(replacing: arguments, at: call.calledExpression)
    case .nice? where policy == nil: return nil
    case .nice?: return .rewrite([SourceEdit(arguments, "()")])
    case nil:
      return .leave(
        "policy \(policies.sorted().joined(separator: " or ")) depends on types; write '.strict' and "
          + "stub the calls that need no registration, or no argument to accept all calls")
    }
  }

  /// Returns the outcome for `MockerPolicy.default = .relaxed`.
  static func outcome(
    assigning node: SequenceExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard node.elements.first?.trimmedText == "MockerPolicy.default", node.isStatement else {
      return nil
    }
    return .rewrite([context.removal(of: node)])
  }
}

extension MockablePolicy {
  /// Returns the policies that a file sets for mocks without one.
  static func facts(in source: ParsedSource) -> [MigrationFact] {
    guard source.mentions("MockerPolicy") else { return [] }
    let finder = DefaultPolicyFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.policies.map { .setting(setting, $0) }
  }
}

/// Finds assignments of `MockerPolicy.default`.
private final class DefaultPolicyFinder: SyntaxVisitor {
  /// The assigned policies.
  var policies: [String] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let (left, right) = node.operands(of: "="),
      left.trimmedText == "MockerPolicy.default"
    {
      policies.append(right.trimmedText)
    }
    return .visitChildren
  }
}

/// What a policy is in Understudy.
private enum Policy {
  /// `MockPump()`.
  case nice

  /// `MockPump(.strict)`, which permits some calls.
  case strict(StrictMock.Permitted)

  /// Reads a policy, or returns `nil` for one that depends on types.
  init?(_ text: String) {
    let text = text.replacing("MockerPolicy.", with: ".").filter { !$0.isWhitespace }
    if text == ".relaxed" {
      self = .nice
      return
    }
    // Mockable answers setters without a registration.
    var permitted: StrictMock.Permitted = .setters
    let options = text.hasPrefix("[") ? text.dropFirst().dropLast() : Substring(text)
    for option in options.split(separator: ",") {
      switch option {
      case ".strict", ".default": break
      case ".relaxedVoid": permitted.formUnion([.voidMethods, .throwingVoidMethods])
      case ".relaxedNonThrowingVoid": permitted.insert(.voidMethods)
      case ".relaxedThrowingVoid": permitted.insert(.throwingVoidMethods)
      case ".relaxedOptional": permitted.insert(.optionals)
      default: return nil
      }
    }
    self = .strict(permitted)
  }
}
