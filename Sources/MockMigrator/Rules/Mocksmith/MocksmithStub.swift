import SwiftSyntax

/// `Given`, `Perform` and `MockState` of Mocksmith.
enum MocksmithStub {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard !call.isInsideChain else { return nil }
    if let given = MocksmithPattern(call, verbs: ["Given"]) {
      return .attempt { () throws(Unfaithful) in
        .replace(call, with: try comments(call, context) + stub(given, call, context))
      }
    }
    if let action = MocksmithPattern(call, verbs: ["Perform"]) {
      return .attempt { () throws(Unfaithful) in try performed(action, call, context) }
    }
    guard let state = MocksmithPattern(call, verbs: ["MockState"]) else { return nil }
    return .attempt { () throws(Unfaithful) in
      .replace(call, with: try stored(state, context))
    }
  }

  /// Returns the comments in a chain, each on its own line.
  private static func comments(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> String {
    CallChain(call).comments.map { $0 + "\n" + context.indentation(call) }.joined()
  }

  /// Returns the stub for `Given`.
  private static func stub(
    _ given: MocksmithPattern, _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    let registrations = context.once("Mocksmith", MocksmithRegistrations.init)
    if registrations.hidesMoreSpecific(call) {
      throw Unfaithful(
        "in Mocksmith the more specific stub of '\(given.member.name)' wins, and in Understudy the "
          + "newest; write this stub before it")
    }
    let pattern = try given.text(context)
    var answers: [(String, String)] = []
    for link in given.rest {
      let isOnly = given.rest.count == 1
      let lineBreak = context.lineBreak(before: link)
      answers += try Self.answers(link, isOnly: isOnly, context).map { (lineBreak, $0) }
    }
    let actions = registrations.actions(for: call)
    guard !actions.isEmpty else { return context.stub(pattern, answers) }
    guard answers.count < 2 else {
      throw Unfaithful("write the side effect as '.performs' for each answer of one stub")
    }
    let effects = actions.map { ".performs" + context.argumentOrTrailing($0) }.joined()
    let answer = answers.first.map { $0.1.isEmpty ? "" : $0.0 + $0.1 } ?? ""
    return "stub(\(pattern))\(effects)\(answer)"
  }

  /// Returns the answers of `willReturn(1, 2)` and the like.
  private static func answers(
    _ link: CallChain.Link, isOnly: Bool, _ context: RuleContext
  ) throws(Unfaithful) -> [String] {
    let values = link.arguments?.map { context.text($0.expression) } ?? []
    let name = link.name.hasPrefix("will") ? link.name.dropFirst(4) : link.name.dropFirst(4)
    guard link.name.hasPrefix("will") || link.name.hasPrefix("then"), link.call != nil else {
      throw Unfaithful("write '\(link.name)' in a statement of its own")
    }
    switch name {
    case "Return" where !values.isEmpty: return [".returns(\(values.joined(separator: ", ")))"]
    case "Throw" where !values.isEmpty: return values.map { ".throws(\($0))" }
    case "Resolve" where !values.isEmpty: return values.map { ".resolves(\($0))" }
    case "Succeed" where link.argumentCount == 0: return [isOnly ? "" : ".returns()"]
    case "Answer":
      guard let only = link.onlyArgument else { break }
      return [".answers" + context.argumentOrTrailing(only)]
    case "Suspend" where link.argumentCount == 0 && isOnly:
      return [".suspends(ignoringCancellation: true)"]
    default: break
    }
    throw Unfaithful(
      "'\(link.name)' has no counterpart here; write the answer as .returns, .answers or .suspends")
  }

  /// Returns the outcome for `Perform`: a part of the stub of the same call, or a stub of its own.
  private static func performed(
    _ action: MocksmithPattern, _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> RuleOutcome {
    let registrations = context.once("Mocksmith", MocksmithRegistrations.init)
    guard let closure = MocksmithRegistrations.action(of: action) else {
      throw Unfaithful("write the side effect as a closure of '.performs'")
    }
    switch registrations.stub(for: call) {
    case .none:
      let pattern = try action.text(context, hasAction: true)
      return .replace(call, with: "stub(\(pattern)).performs\(context.argumentOrTrailing(closure))")
    case .same where call.isStatement: return .rewrite([context.removal(of: call)])
    default:
      throw Unfaithful(
        "write '.performs' on each stub of '\(action.member.name)' that the call can match")
    }
  }

  /// Returns the stub for `MockState(pump).pressure(initial: 2.5)`.
  private static func stored(
    _ state: MocksmithPattern, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard state.rest.isEmpty, let arguments = state.member.arguments, arguments.count == 1,
      let initial = arguments.first, initial.label?.text == "initial",
      !initial.expression.trimmedText.hasPrefix(".success"),
      !initial.expression.trimmedText.hasPrefix(".failure")
    else {
      throw Unfaithful("write stub(mock.\(state.member.name)) with .stores(...) or .resolves(...)")
    }
    let mock = MocksmithPattern.property(state, context)
    return "stub(\(mock)).stores(\(context.text(initial.expression)))"
  }
}

extension MocksmithPattern {
  /// Returns the pattern of the property of `MockState`.
  static func property(_ state: MocksmithPattern, _ context: RuleContext) -> String {
    "\(state.mockName(context)).\(state.member.name)"
  }
}
