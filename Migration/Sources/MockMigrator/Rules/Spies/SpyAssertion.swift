import SwiftSyntax

/// An assertion about the calls that a test double has recorded.
struct SpyAssertion {
  /// A function with a number of calls to verify.
  struct Verification: Hashable {
    /// The pattern of the calls.
    let pattern: String

    /// The count, or `nil` for exactly once.
    let count: String?

    /// The statement.
    var text: String { "verify(\(pattern)\(count.map { ", \($0)" } ?? ""))" }
  }

  /// What is known about the file.
  let spies: SpyContext

  /// Returns the verification that a statement becomes, or `nil` if it is not about counts.
  func verification(_ statement: ExprSyntax) -> Verification? {
    let value = statement.withoutEffects
    if let macro = value.as(MacroExpansionExprSyntax.self) {
      guard macro.macroName.text == "expect", macro.trailingClosure == nil,
        let condition = macro.arguments.first?.expression
      else { return nil }
      return verification(condition, isTrue: true)
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let first = call.arguments.first?.expression
    else { return nil }
    let second = call.arguments.dropFirst().first?.expression
    switch name {
    case "XCTAssertTrue", "XCTAssert": return verification(first, isTrue: true)
    case "XCTAssertFalse": return verification(first, isTrue: false)
    case "XCTAssertNil": return presence(first, isPresent: false)
    case "XCTAssertNotNil": return presence(first, isPresent: true)
    default:
      guard let sign = Self.signs[name], let second else { return nil }
      if sign == "==" || sign == "!=", ["true", "false"].contains(second.trimmedText) {
        return verification(first, isTrue: (second.trimmedText == "true") == (sign == "=="))
      }
      return comparison(first, sign, second)
    }
  }

  /// The operators of assertions that compare.
  private static let signs = [
    "XCTAssertEqual": "==", "XCTAssertNotEqual": "!=", "XCTAssertGreaterThan": ">",
    "XCTAssertGreaterThanOrEqual": ">=", "XCTAssertLessThan": "<", "XCTAssertLessThanOrEqual": "<=",
  ]

  /// Returns the message of an assertion, or `nil` if it has none.
  static func message(_ statement: ExprSyntax) -> ExprSyntax? {
    let value = statement.withoutEffects
    if let macro = value.as(MacroExpansionExprSyntax.self) {
      return macro.arguments.dropFirst().first?.expression
    }
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return call.arguments.dropFirst(signs[name] == nil ? 1 : 2).first?.expression
  }

  /// Returns the verification of a condition.
  private func verification(_ condition: ExprSyntax, isTrue: Bool) -> Verification? {
    let value = condition.withoutEffects
    if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return verification(prefix.expression, isTrue: !isTrue)
    }
    if let found = Comparison(value) {
      if ["true", "false"].contains(found.right.trimmedText), found.sign == "==" {
        let isSame = found.right.trimmedText == "true"
        return verification(found.left, isTrue: isSame ? isTrue : !isTrue)
      }
      if found.right.trimmedText == "nil" {
        return presence(found.left, isPresent: (found.sign == "!=") == isTrue)
      }
      return comparison(
        found.left, isTrue ? found.sign : Self.negated[found.sign] ?? "", found.right)
    }
    if let pattern = emptiness(value) { return Self.atLeastOnce(pattern, !isTrue) }
    guard let member = spies.member(value), case .called(let index) = member.role,
      spies.isCounted(member, index)
    else { return nil }
    return Self.atLeastOnce(member.pattern(index), isTrue)
  }

  /// The opposites of operators.
  private static let negated = ["==": "!=", "!=": "==", "<": ">=", ">": "<=", "<=": ">", ">=": "<"]

  /// The operators with the sides exchanged.
  private static let flipped = ["==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// Returns the verification that there are calls, or that there are none.
  private static func atLeastOnce(_ pattern: String, _ isCalled: Bool) -> Verification {
    Verification(pattern: pattern, count: isCalled ? ".atLeast(1)" : ".never")
  }

  /// Returns the pattern of the recorded calls in `pump.wateredBeds.isEmpty`.
  private func emptiness(_ value: ExprSyntax) -> String? {
    guard let access = value.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "isEmpty", let base = access.base
    else { return nil }
    return history(base)
  }

  /// Returns the pattern of an array of recorded calls.
  private func history(_ value: ExprSyntax) -> String? {
    guard let member = spies.member(value), case .history(let index, _) = member.role,
      spies.isCounted(member, index)
    else { return nil }
    return member.pattern(index)
  }

  /// Returns the verification of whether there are recorded arguments.
  private func presence(_ value: ExprSyntax, isPresent: Bool) -> Verification? {
    guard let member = spies.member(value),
      case .last(let index, let arguments) = member.role,
      spies.isCounted(member, index),
      arguments.indices.count > 1
        || !member.double.functions[index].types[arguments.indices[0]].hasSuffix("?")
    else { return nil }
    return Self.atLeastOnce(member.pattern(index), isPresent)
  }

  /// Returns the verification of a compared count.
  private func comparison(
    _ left: ExprSyntax, _ sign: String, _ right: ExprSyntax
  ) -> Verification? {
    if let pattern = counted(left) {
      return Self.count(sign, spies.context.text(right)).map {
        Verification(pattern: pattern, count: $0.isEmpty ? nil : $0)
      }
    }
    if let pattern = counted(right) {
      return Self.count(Self.flipped[sign] ?? "", spies.context.text(left)).map {
        Verification(pattern: pattern, count: $0.isEmpty ? nil : $0)
      }
    }
    return nil
  }

  /// Returns the pattern of the calls that an expression counts, or `nil`.
  private func counted(_ value: ExprSyntax) -> String? {
    if let member = spies.member(value) {
      switch member.role {
      case .count(let index): return spies.isCounted(member, index) ? member.pattern(index) : nil
      case .setCount(let name): return "\(member.mock).\(name).set(.any)"
      default: return nil
      }
    }
    guard let access = value.withoutEffects.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "count", let base = access.base
    else { return nil }
    return history(base)
  }

  /// Returns a count: empty for exactly once, and `nil` for one that Understudy does not have.
  private static func count(_ sign: String, _ text: String) -> String? {
    let number = Int(text)
    switch (sign, number) {
    case ("==", 0?), ("<", 1?), ("<=", 0?): return ".never"
    case ("==", 1?): return ""
    case ("==", let number?): return "\(number)"
    case ("==", nil): return ".exactly(\(text))"
    case ("!=", 0?), (">", 0?), (">=", 1?): return ".atLeast(1)"
    case (">", let number?): return ".atLeast(\(number + 1))"
    case (">=", let number?) where number > 0: return ".atLeast(\(number))"
    case (">", nil): return ".atLeast(\(text) + 1)"
    case (">=", nil): return ".atLeast(\(text))"
    case ("<", let number?) where number > 0: return ".atMost(\(number - 1))"
    case ("<=", let number?): return ".atMost(\(number))"
    case ("<=", nil): return ".atMost(\(text))"
    default: return nil
    }
  }
}

extension SpyContext {
  /// Returns a Boolean value that indicates whether a double records all calls to a function, also
  /// those that throw.
  func isCounted(_ member: SpyMember, _ index: Int) -> Bool {
    guard member.double.functions[index].isErrorUnrecorded else { return true }
    let errors = member.double.roles.filter { $0.value == .error(index) }.keys
    return !errors.contains { context.source.mentions(".\($0)") }
  }
}
