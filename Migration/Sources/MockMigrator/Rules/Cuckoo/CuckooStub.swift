import SwiftSyntax

/// `stub(pump) { ... }` of Cuckoo, whose newest stub wins as in Understudy.
enum CuckooStub {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    if let proxy = proxy(call, context) { return proxy }
    guard call.calledExpression.trimmedText == "stub", let closure = closure(of: call),
      let mock = call.arguments.first, mock.label == nil
    else { return nil }
    guard call.isStatement else {
      return .leaveWhole("write each stub(...) as a statement of its own")
    }
    let name = closure.onlyParameter
    do throws(Unfaithful) {
      guard let name else { throw Unfaithful("write stub(...) outside a closure") }
      let lines = try lines(of: closure, name, context.receiver(mock.expression), context)
      guard !lines.isEmpty else { return .rewrite([context.removal(of: call)]) }
      let separator = "\n" + context.indentation(call)
      guard closure.statements.contains(where: { $0.item.is(DeclSyntax.self) }) else {
        return .replace(call, with: lines.joined(separator: separator))
      }
      // The constants of the closure need a scope.
      let body = lines.map { "\(separator)  " + $0.replacing(separator, with: "\(separator)  ") }
      return .replace(call, with: "do {\(body.joined())\(separator)}")
    } catch {
      return .leaveWhole(error.advice)
    }
  }

  /// Returns the outcome for `pump.getStubbingProxy().stop().thenDoNothing()`.
  private static func proxy(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome?
  {
    let chain = CallChain(call)
    guard !call.isInsideChain,
      let index = chain.links.firstIndex(where: { $0.name == "getStubbingProxy" }),
      let base = chain.links[index].access.base
    else { return nil }
    return .attempt { () throws(Unfaithful) in
      let rest = Array(chain.links[(index + 1)...])
      let count = rest.prefix { !$0.name.hasPrefix("then") }.count
      let mock = context.text(base)
      let pattern = try CuckooPattern.text(Array(rest[..<count]), of: mock, context)
      var answers: [(String, String)] = []
      for link in rest[count...] {
        let lineBreak = context.lineBreak(before: link)
        answers += try Self.answers(link, context).map { (lineBreak, $0) }
      }
      return .replace(call, with: context.stub(pattern, answers))
    }
  }

  /// Returns the closure with the stubs, or `nil`.
  private static func closure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if call.arguments.count == 1 { return call.trailingClosure }
    guard call.arguments.count == 2, let last = call.arguments.last, last.label?.text == "block"
    else {
      return nil
    }
    return last.expression.as(ClosureExprSyntax.self)
  }

  /// Returns the stubs in a closure, with the comments above them.
  static func lines(
    of closure: ClosureExprSyntax, _ name: String, _ mock: String, _ context: RuleContext
  ) throws(Unfaithful) -> [String] {
    var lines: [String] = []
    for statement in closure.statements {
      lines += statement.leadingTrivia.pieces.compactMap(\.comment)
      let stub =
        statement.isConstant(without: name)
        ? context.text(statement) : try text(of: statement, name, mock, context)
      let comment = statement.trailingTrivia.pieces.compactMap(\.comment).map { "  \($0)" }.joined()
      // The statement is in no closure any more.
      let old = "\n" + context.indentation(statement)
      let new = "\n" + context.indentation(closure)
      lines.append(stub.replacing(old, with: new) + comment)
    }
    return lines + closure.rightBrace.leadingTrivia.pieces.compactMap(\.comment)
  }

  /// Returns a stub, or a statement with stubs in it, such as a loop.
  private static func text(
    of statement: CodeBlockItemSyntax, _ name: String, _ mock: String, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    if case .expr(let expression) = statement.item, isStub(expression, name) {
      return try stub(expression, name, mock, context)
    }
    var edits: [SourceEdit] = []
    for nested in NestedStubs.all(in: statement, name) {
      edits.append(.replace(nested, try stub(nested, name, mock, context)))
    }
    let isMentioned = statement.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && !edits.contains { $0.range.contains(token.span.lowerBound) }
    }
    guard !edits.isEmpty, !isMentioned else {
      throw Unfaithful("write stub(\(mock).call()) outside a closure, for each call")
    }
    do throws(OverlappingEdits) {
      return try context.source.applying(edits, in: statement.span)
    } catch {
      throw Unfaithful("write stub(\(mock).call()) outside a closure, for each call")
    }
  }

  /// The names of the answers.
  private static let answers: Set<String> = [
    "thenReturn", "thenThrow", "thenDoNothing", "thenCallRealImplementation", "then", "thenAnswer",
  ]

  /// Returns a Boolean value that indicates whether an expression is a stub of the mock in a closure: `when`
  /// with its answers, or a call with answers, because `when` returns what it gets.
  fileprivate static func isStub(_ expression: ExprSyntax, _ name: String) -> Bool {
    let chain = CallChain(expression.withoutEffects)
    if chain.rootName == "when" { return true }
    return chain.root.trimmedText == name && chain.links.contains { answers.contains($0.name) }
  }

  /// Returns the links of a stub that are the call, and those that are its answers, or `nil` if the stub is
  /// that of another mock.
  private static func parts(
    of chain: CallChain, _ name: String, _ context: RuleContext
  ) -> (call: [CallChain.Link], answers: [CallChain.Link])? {
    var isSplit = chain.root.trimmedText == name
    if chain.rootName == "when" {
      guard let arguments = chain.rootCall?.arguments, arguments.count == 1,
        let declaration = arguments.first?.expression
      else { return nil }
      let call = CallChain(context.withoutEffects(declaration))
      guard call.root.trimmedText == name else { return nil }
      guard call.links.isEmpty else { return (call.links, chain.links) }
      isSplit = true
    }
    guard isSplit else { return nil }
    let call = chain.links.prefix { !answers.contains($0.name) }
    return (Array(call), Array(chain.links.dropFirst(call.count)))
  }

  /// Returns the stub of `when(...)` with its answers.
  static func stub(
    _ expression: ExprSyntax, _ name: String, _ mock: String, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    let chain = CallChain(context.withoutEffects(expression))
    guard let parts = parts(of: chain, name, context) else {
      throw Unfaithful("write stub(\(mock).call()) outside a closure, for each call")
    }
    let pattern = try CuckooPattern.text(parts.call, of: mock, context)
    var answers: [(String, String)] = []
    for link in parts.answers {
      let isMentioned =
        name != "$0"
        && link.call?.tokens(viewMode: .sourceAccurate).drop {
          $0.position < link.access.declName.position
        }.contains { $0.text == name } == true
      if isMentioned { throw Unfaithful("use '\(mock)' instead of '\(name)' in the answers") }
      let lineBreak = context.lineBreak(before: link)
      answers += try Self.answers(link, context).map { (lineBreak, $0) }
    }
    guard !answers.isEmpty else { throw Unfaithful("write stub(\(pattern)) with an answer") }
    let comments = chain.comments.map { $0 + "\n" + context.indentation(expression) }.joined()
    return comments + context.stub(pattern, answers)
  }

  /// Returns the answers of `thenReturn(1, 2)` and the like.
  private static func answers(
    _ link: CallChain.Link, _ context: RuleContext
  ) throws(Unfaithful) -> [String] {
    let values = link.arguments?.map { context.text($0.expression) } ?? []
    switch link.name {
    case "thenReturn" where !values.isEmpty: return [".returns(\(values.joined(separator: ", ")))"]
    case "thenThrow" where !values.isEmpty: return values.map { ".throws(\($0))" }
    case "thenDoNothing" where link.argumentCount == 0: return [""]
    case "thenCallRealImplementation" where link.argumentCount == 0: return [".forwards()"]
    case "then", "thenAnswer":
      guard let only = link.onlyArgument else { break }
      return [".answers" + context.argumentOrTrailing(only)]
    default: break
    }
    throw Unfaithful("write the answer of '\(link.name)' as .returns, .throws or .answers")
  }
}

/// Finds the stubs in a statement, such as a loop.
private final class NestedStubs: SyntaxVisitor {
  /// The stubs.
  private var found: [ExprSyntax] = []

  /// The name of the mock.
  private var name = ""

  /// Returns the stubs of a mock in a statement.
  static func all(in statement: CodeBlockItemSyntax, _ name: String) -> [ExprSyntax] {
    let finder = NestedStubs(viewMode: .sourceAccurate)
    finder.name = name
    finder.walk(statement)
    return finder.found
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, CuckooStub.isStub(expression, name) else {
      return .visitChildren
    }
    found.append(expression)
    return .skipChildren
  }
}

extension CodeBlockItemSyntax {
  /// Returns a Boolean value that indicates whether the statement declares constants, without a mention
  /// of the mock.
  fileprivate func isConstant(without mock: String) -> Bool {
    guard case .decl(let declaration) = item, declaration.is(VariableDeclSyntax.self) else {
      return false
    }
    return !tokens(viewMode: .sourceAccurate).contains { $0.text == mock }
  }
}
