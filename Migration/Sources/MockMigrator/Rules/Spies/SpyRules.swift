import SwiftParser
import SwiftSyntax

/// The table of the libraries whose test doubles record calls in variables.
struct SpyRules {
  /// The name of the library.
  let library: String

  /// The rules.
  var rules: [MigrationRule] {
    [
      MigrationRule(ClassDeclSyntax.self) { node, context in
        declarations(context).outcome(declaring: node, node.name.text)
      },
      MigrationRule(ActorDeclSyntax.self) { node, context in
        declarations(context).outcome(declaring: node, node.name.text)
      },
      MigrationRule(CodeBlockItemSyntax.self, statement),
      MigrationRule(FunctionCallExprSyntax.self, creation),
      MigrationRule(IdentifierTypeSyntax.self) { node, context in
        declarations(context).outcome(naming: node.name, node.name.text)
      },
      MigrationRule(DeclReferenceExprSyntax.self) { node, context in
        guard node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id else {
          return nil
        }
        return declarations(context).outcome(naming: node.baseName, node.baseName.text)
      },
      MigrationRule(MemberAccessExprSyntax.self) { node, context in
        .attempt { () throws(Unfaithful) in
          try SpyReading(spies: spies(context)).outcome(node)
        }
      },
    ]
  }

  /// Returns what is known about the file.
  private func spies(_ context: RuleContext) -> SpyContext {
    SpyContext(library: library, context: context)
  }

  /// Returns the rules about declarations.
  private func declarations(_ context: RuleContext) -> SpyDeclarations {
    SpyDeclarations(spies: spies(context))
  }

  /// Returns the outcome for a statement.
  private func statement(_ item: CodeBlockItemSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard case .expr(let expression) = item.item else { return nil }
    let spies = spies(context)
    return .attempt { () throws(Unfaithful) in
      if let assignment = Assignment(expression.withoutEffects) {
        if let lines = try SpyAnswers(spies: spies).statements(assignment) {
          return replace(item, lines, context)
        }
        return nil
      }
      guard let found = SpyAssertion(spies: spies).verification(expression) else { return nil }
      guard let message = SpyAssertion.message(expression) else {
        return replace(item, [found.text], context)
      }
      guard let text = message.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        !text.contains("\n"), context.source.endsLine(item.span.upperBound)
      else { return nil }
      return replace(item, ["\(found.text)  // \(text)"], context)
    }
  }

  /// Returns the outcome that replaces a statement with others.
  private func replace(
    _ item: CodeBlockItemSyntax, _ lines: [String], _ context: RuleContext
  ) -> RuleOutcome {
    guard !lines.isEmpty else { return .rewrite([context.removal(of: item)]) }
    let text = lines.joined(separator: "\n" + context.indentation(item))
    // The semicolon before another statement stays.
    let isLast = context.source.endsLine(item.span.upperBound)
    return .rewrite([
      SourceEdit(isLast ? item.span : item.item.span, text)
    ])
  }

  /// Returns the outcome for the creation of a double that needs stubs.
  private func creation(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    let declarations = declarations(context)
    return .attempt { () throws(Unfaithful) in
      guard let setUp = try declarations.setUp(creating: call), !setUp.isEmpty,
        let double = declarations.spies.double(named: call.calledExpression.trimmedText)
      else { return nil }
      let strictness = setUp.strictness.map { "(\($0))" } ?? ""
      let mock = double.mockName + strictness
      let lines = setUp.lines
      guard !lines.isEmpty else { return .replace(call, with: mock) }
      let line = "\(mock) { \(lines.joined()) }"
      let column = context.source.place(call.span.lowerBound).column
      if lines.count == 1, column + line.utf8.count <= 100 {
        return .replace(call, with: line)
      }
      let indentation = "\n" + context.indentation(call)
      let body = lines.map { "\(indentation)  \($0)" }.joined()
      return .replace(
        call, with: "\(mock) {\(body)\(indentation)}")
    }
  }
}

extension ParsedSource {
  /// Returns a Boolean value that indicates whether only white space follows on a line.
  func endsLine(_ offset: Int) -> Bool {
    for byte in bytes[offset...] {
      if byte == UInt8(ascii: "\n") { return true }
      if byte != 32, byte != 9, byte != 13 { return false }
    }
    return true
  }
}
