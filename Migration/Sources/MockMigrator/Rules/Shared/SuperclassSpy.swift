import SwiftSyntax

/// Mocks of classes that forward all members without a stub to the class.
enum SuperclassSpy {
  /// Returns the outcome for `MockPump().withEnabledSuperclassSpy()`.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - creation: The creation of the mock in it.
  ///   - name: The name of the mock.
  ///   - type: The name of the class.
  ///   - context: The context.
  static func outcome(
    _ call: FunctionCallExprSyntax, _ creation: FunctionCallExprSyntax?, _ name: String,
    of type: String, _ context: RuleContext
  ) throws(Unfaithful) -> RuleOutcome {
    guard let creation else { throw Self.advice }
    let patterns = try patterns(of: type, context)
    guard !creation.arguments.isEmpty else {
      return .replace(call, with: name + closure(patterns, context.indentation(call)))
    }
    // Only initializers without parameters take a closure.
    guard let target = AssignedVariable(call) else { throw Self.advice }
    let indentation = "\n" + context.indentation(call)
    let lines = patterns.map { "\(indentation)stub(\(target.name).\($0)).forwards().lenient()" }
    return .rewrite([
      .replace(call, context.text(creation)),
      .insert(lines.joined(), at: target.statement.span.upperBound),
    ])
  }

  /// Returns the outcome for `pump.enableSuperclassSpy()`.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - mock: The mock.
  ///   - type: Returns the name of the class for that of the mock, or `nil` for other types.
  ///   - context: The context.
  static func outcome(
    enabling call: FunctionCallExprSyntax, of mock: ExprSyntax, _ context: RuleContext,
    type: (String) -> String?
  ) throws(Unfaithful) -> RuleOutcome {
    guard let type = context.variableType(of: mock).flatMap(type), call.isStatement else {
      throw Self.advice
    }
    let text = context.text(mock)
    let lines = try patterns(of: type, context).map {
      "stub(\(text).\($0)).forwards().lenient()"
    }
    let separator = "\n" + context.indentation(call)
    let nice = "setStrictness(.nice, for: \(text))"
    return .replace(call, with: ([nice] + lines).joined(separator: separator))
  }

  /// What to write if the class is unknown.
  private static let advice = Unfaithful(
    "forward the members that the test needs: stub(mock.call()).forwards()")

  /// Returns the patterns of all members of a class.
  private static func patterns(
    of type: String, _ context: RuleContext
  ) throws(Unfaithful) -> [String] {
    guard let found = context.facts.overridable(type) else {
      throw Unfaithful(
        "name the sources of '\(type)' and of its superclasses too, or forward the members that the "
          + "test needs: stub(mock.call()).forwards()")
    }
    if let gap = found.gap {
      throw Unfaithful(
        "forward the members of '\(type)' that the test needs, stub(mock.call()).forwards(), because "
          + gap)
    }
    let names = Dictionary(grouping: found.members, by: \.fullName)
    return found.members.flatMap { member in
      let isOverloaded = names[member.fullName, default: []].count > 1
      let pattern = StrictMock.pattern(member, isOverloaded: isOverloaded)
      return member.isSettable ? [pattern, "\(pattern).set(.any)"] : [pattern]
    }
  }

  /// Returns the closure that forwards calls.
  private static func closure(_ patterns: [String], _ indentation: String) -> String {
    guard !patterns.isEmpty else { return "()" }
    let lines = patterns.map { "\n\(indentation)  stub($0." + $0 + ").forwards().lenient()" }
    return " {\(lines.joined())\n\(indentation)}"
  }
}
