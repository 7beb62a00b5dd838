import SwiftSyntax

/// `createMock(for:)` of Cuckoo, whose closure stubs a mock and returns it.
enum CuckooCreation {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome {
    do throws(Unfaithful) {
      guard let closure = call.trailingClosure, let last = closure.statements.last,
        let created = creation(last), let stub = stubbing(closure)
      else { throw Unfaithful("create MockPump(.strict), and write each stub(...) below it") }
      let indentation = context.indentation(call)
      var lines: [String] = []
      for statement in closure.statements.dropLast() {
        lines += statement.leadingTrivia.pieces.compactMap(\.comment)
        guard case .expr(let expression) = statement.item else {
          throw Unfaithful("create the mock first, and write each stub(...) below it")
        }
        let text = try CuckooStub.stub(expression, stub, "$0", context)
        lines.append(
          text.replacing("\n" + context.indentation(statement), with: "\n\(indentation)  "))
      }
      let name = created.calledExpression.trimmedText
      guard !lines.isEmpty else { return .replace(call, with: "\(name)(.strict)") }
      let body = lines.map { "\n\(indentation)  \($0)" }.joined()
      return .replace(call, with: "\(name)(.strict) {\(body)\n\(indentation)}")
    } catch {
      return .leaveWhole(error.advice)
    }
  }

  /// Returns the creation of the mock in the last statement, or `nil` if it has arguments.
  private static func creation(_ item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    let expression =
      item.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
      ?? item.item.as(ExprSyntax.self)
    guard let call = expression?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return call
  }

  /// Returns the name of the second parameter, which is what `when` stubs.
  private static func stubbing(_ closure: ClosureExprSyntax) -> String? {
    guard let names = closure.parameterNames else { return "$1" }
    return names.count == 2 ? names[1] : nil
  }
}
