import SwiftSyntax

/// `eventually { ... }` of Mockingbird, whose expectation a test waits for.
///
/// The verifications move to the statement that waits. They wait by themselves, so the test becomes
/// asynchronous.
struct MockingbirdEventually {
  /// The statement with the call.
  private let statement: CodeBlockItemSyntax

  /// The verifications.
  private let checks: [MockingbirdVerification.Step]

  /// The statement that waits.
  private let wait: CodeBlockItemSyntax

  /// The timeout.
  private let timeout: ExprSyntax

  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome {
    do throws(Unfaithful) {
      guard let function = function(around: call), let body = function.body else {
        throw Self.advice
      }
      let calls = calls(in: body)
      let all = try calls.map { call throws(Unfaithful) in try Self(call, context) }
      guard let index = calls.firstIndex(of: call),
        calls.allSatisfy({ Self.function(around: $0) == function })
      else { throw Self.advice }
      let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
      // A synchronous test becomes asynchronous, where other calls that wait are not available.
      guard isAsync || (function.isTest && waits(in: body) == Set(all.map(\.wait.id)).count) else {
        throw Self.advice
      }
      guard all.allSatisfy({ other in all.count { $0.wait == other.wait } == 1 }) else {
        throw Self.advice
      }
      let own = all[index]
      var edits = [context.removal(of: own.statement), .replace(own.wait, own.text(context))]
      if !isAsync, index == 0 {
        let end = function.signature.parameterClause.span.upperBound
        edits.append(.insert(" async", at: end))
      }
      return .rewrite(edits)
    } catch {
      return .leaveWhole(error.advice)
    }
  }

  /// What to write otherwise.
  private static let advice = Unfaithful(
    "wait for the calls in an async test: await verify(mock.call(), within: .seconds(1))")

  /// Reads a call and the statement that waits for it.
  private init(_ call: FunctionCallExprSyntax, _ context: RuleContext) throws(Unfaithful) {
    guard let closure = call.trailingClosure,
      let item = call.statement, let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { throw Self.advice }
    statement = item
    var checks: [MockingbirdVerification.Step] = []
    for statement in closure.statements {
      guard case .expr(let expression) = statement.item,
        MockingbirdVerification.isVerification(context.withoutEffects(expression))
      else { throw Self.advice }
      checks.append(try MockingbirdVerification.step(expression, context))
    }
    self.checks = checks
    let binding = item.item.as(DeclSyntax.self)?.as(VariableDeclSyntax.self)?.bindings.first
    let name = binding?.pattern.trimmedText
    let later = list.drop { $0 != item }.dropFirst()
    guard
      let found = later.first(where: { other in
        guard let name else { return other.waiting?.expectations == nil && other.waiting != nil }
        return other.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
      }), let waiting = found.waiting, waiting.expectations == name.map({ "[\($0)]" })
    else { throw Self.advice }
    wait = found
    timeout = waiting.timeout
  }

  /// Returns the verifications that wait.
  private func text(_ context: RuleContext) -> String {
    let seconds = context.text(timeout)
    return checks.map { "await verify(\($0.pattern), \($0.count), within: .seconds(\(seconds)))" }
      .joined(separator: "\n" + context.indentation(wait))
  }

  /// Returns the function around a call, if no closure is in between.
  private static func function(around call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
    var node = call.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) { return function }
      if current.is(ClosureExprSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// Returns the calls of `eventually` in a function.
  private static func calls(in body: CodeBlockSyntax) -> [FunctionCallExprSyntax] {
    let finder = EventuallyFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.calls
  }

  /// Returns the number of calls in a function that wait.
  private static func waits(in body: CodeBlockSyntax) -> Int {
    body.tokens(viewMode: .sourceAccurate).count {
      ["wait", "waitForExpectations"].contains($0.text)
    }
  }
}

/// Finds calls of `eventually`.
private final class EventuallyFinder: SyntaxVisitor {
  /// The calls.
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedText == "eventually", node.trailingClosure != nil {
      calls.append(node)
    }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// A Boolean value that indicates whether XCTest runs the function as a test.
  fileprivate var isTest: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
      && signature.returnClause == nil && parent?.is(MemberBlockItemSyntax.self) == true
  }
}

extension FunctionCallExprSyntax {
  /// The statement that the call is, or that declares a constant with its value, or `nil`.
  fileprivate var statement: CodeBlockItemSyntax? {
    if let item = parent?.as(CodeBlockItemSyntax.self) { return item }
    let binding = parent?.parent?.as(PatternBindingSyntax.self)
    guard let variable = binding?.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.count == 1
    else { return nil }
    return variable.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// The timeout and the expectations if the statement waits, such as `wait(for: [a], timeout: 1)`.
  fileprivate var waiting: (expectations: String?, timeout: ExprSyntax)? {
    guard case .expr(let expression) = item,
      let call = expression.withoutEffects.as(FunctionCallExprSyntax.self)
    else { return nil }
    let list = Array(call.arguments)
    switch (call.calledExpression.trimmedText, list.map { $0.label?.text }) {
    case ("wait", ["for", "timeout"]), ("self.wait", ["for", "timeout"]),
      ("fulfillment", ["of", "timeout"]):
      return (list[0].expression.trimmedText, list[1].expression)
    case ("waitForExpectations", ["timeout"]): return (nil, list[0].expression)
    default: return nil
    }
  }
}
