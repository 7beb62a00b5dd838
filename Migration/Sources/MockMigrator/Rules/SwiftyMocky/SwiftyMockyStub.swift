import SwiftSyntax

/// `Given` and `Perform` of SwiftyMocky.
enum SwiftyMockyStub {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let method = SwiftyMockyMethod(call, ["Given", "Perform"]), call.isStatement else {
      return nil
    }
    let found = context.once("SwiftyMocky") { SwiftyMockyRegistrations($0) }
    return .attempt { () throws(Unfaithful) in
      let rivals = found.rivals(of: call)
      let isMerged = rivals.count == 1 && rivals[0].key == found.find(call)?.key
      guard rivals.isEmpty || isMerged else {
        throw Unfaithful(
          "a side effect is a part of a stub; write '.performs' on each stub of '\(method.name)' that "
            + "the call can match")
      }
      if method.verb == "Perform" {
        guard !isMerged else { return .rewrite([context.removal(of: call)]) }
        return .replace(
          call, with: "stub(\(try method.pattern(context)))\(try action(method, context))")
      }
      let effect = isMerged ? try action(rivals[0].method, context) : ""
      return try stub(method, call, effect, context)
    }
  }

  /// Returns the side effect of `Perform`.
  private static func action(
    _ method: SwiftyMockyMethod, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard let closure = method.values.first, method.values.count == 1 else {
      throw Unfaithful("write the side effect as one closure of '.performs'")
    }
    guard method.parameters.count > 1, !closure.is(ClosureExprSyntax.self) else {
      return ".performs" + context.argumentOrTrailing(closure)
    }
    let arguments = method.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
    return ".performs { \(context.text(closure))(\(arguments)) }"
  }

  /// Returns the outcome for `Given`.
  private static func stub(
    _ method: SwiftyMockyMethod, _ call: FunctionCallExprSyntax, _ effect: String,
    _ context: RuleContext
  ) throws(Unfaithful) -> RuleOutcome {
    let start = "stub(\(try method.pattern(context)))\(effect)"
    let (answers, preparation) = try answers(method, context)
    let text =
      answers.count > 1
      ? try cycle(answers, start, method, call, context) : start + (answers.first?.text ?? "")
    guard !preparation.isEmpty else { return .replace(call, with: text) }
    // The constants of the closure need a scope.
    let separator = "\n" + context.indentation(call)
    let lines =
      preparation.map {
        context.text($0).replacing("\n" + context.indentation($0), with: "\(separator)  ")
      } + [text.replacing(separator, with: "\(separator)  ")]
    return .replace(
      call, with: "do {" + lines.map { "\(separator)  \($0)" }.joined() + "\(separator)}")
  }

  /// An answer.
  private struct Answer {
    /// The value or the error.
    let value: String

    /// A Boolean value that indicates whether it is an error.
    let isError: Bool

    /// The answer of a stub.
    var text: String { isError ? ".throws(\(value))" : ".returns(\(value))" }
  }

  /// Returns the answers of `Given`, and the statements that prepare them.
  private static func answers(
    _ method: SwiftyMockyMethod, _ context: RuleContext
  ) throws(Unfaithful) -> (answers: [Answer], preparation: [CodeBlockItemSyntax]) {
    switch method.kind {
    case "willReturn", "getter":
      return (method.values.map { Answer(value: context.text($0), isError: false) }, [])
    case "willThrow":
      return (method.values.map { Answer(value: context.text($0), isError: true) }, [])
    case "willProduce":
      guard let closure = method.values.first?.as(ClosureExprSyntax.self) else { break }
      return try produced(closure, context)
    default: break
    }
    throw Unfaithful("write the answers of '\(method.name)' as .returns, .throws or .answers")
  }

  /// Returns the answers that a closure gives its stubber, and the statements before them. The closure runs
  /// once, when the stub is set up.
  private static func produced(
    _ closure: ClosureExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> (answers: [Answer], preparation: [CodeBlockItemSyntax]) {
    let stubber = closure.onlyParameter ?? ""
    var (found, preparation): ([Answer], [CodeBlockItemSyntax]) = ([], [])
    for item in closure.statements {
      let words = item.tokens(viewMode: .sourceAccurate).map(\.text)
      if found.isEmpty, !words.contains(stubber), !words.contains("return") {
        preparation.append(item)
        continue
      }
      guard case .expr(let expression) = item.item,
        let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.trimmedText == stubber,
        ["return", "throw"].contains(access.declName.baseName.text)
      else {
        throw Unfaithful(
          "write the code of 'willProduce' before the stub, and the answers after it")
      }
      let isError = access.declName.baseName.text == "throw"
      found += call.arguments.map { Answer(value: context.text($0.expression), isError: isError) }
    }
    guard !found.isEmpty || preparation.isEmpty else {
      throw Unfaithful("write the answers of 'willProduce' as .returns, .throws or .answers")
    }
    return (found, preparation)
  }

  /// Returns a stub whose answers start again after the last one.
  private static func cycle(
    _ answers: [Answer], _ start: String, _ method: SwiftyMockyMethod,
    _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard let type = resultType(method, context) else {
      throw Unfaithful(
        "the answers of SwiftyMocky start again after the last one, and those of .returns(1, 2) do "
          + "not; write .answers with a counter, or .returns if there are no more calls")
    }
    let throwing = answers.contains(where: \.isError)
    let element = throwing ? "Result<\(type), any Error>" : type
    let values = answers.map {
      throwing ? ($0.isError ? ".failure(\($0.value))" : ".success(\($0.value))") : $0.value
    }
    let parameters = method.parameters.map { _ in "_" }.joined(separator: ", ")
    let last = "answers[answers.count - 1]"
    let indentation = "\n" + context.indentation(call)
    return [
      "do {", "  var answers: [\(element)] = [\(values.joined(separator: ", "))]",
      "  \(start).answers {\(parameters.isEmpty ? "" : " \(parameters) in")",
      "    answers.append(answers.removeFirst())",
      "    return \(throwing ? "try \(last).get()" : last)", "  }", "}",
    ].joined(separator: indentation)
  }

  /// Returns the type of the result of a member, or `nil` if it is not known.
  private static func resultType(_ method: SwiftyMockyMethod, _ context: RuleContext) -> String? {
    let variables = context.once("Spies.variables") { SpyVariables($0) }
    guard let type = variables.type(of: method.mock), type.hasSuffix("Mock") else { return nil }
    let labels = method.parameters.map { $0.label?.text }
    let found = context.facts.requirements(of: String(type.dropLast(4))).filter {
      $0.name == method.name
        && ($0.parameters == nil || $0.parameters?.map(\.label) == labels)
    }
    guard found.count == 1, !found[0].result.isEmpty else { return nil }
    return found[0].result
  }
}
