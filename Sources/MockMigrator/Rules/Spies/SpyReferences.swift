import SwiftSyntax

/// Calls of MockingKit that name a function by its reference, such as `pump.hasCalled(\.waterRef)`.
struct SpyReferences {
  /// What is known about the file.
  let spies: SpyContext

  /// A call.
  private struct Reference {
    /// The name of the method.
    let verb: String

    /// The function.
    let function: SpyFunction

    /// The pattern of its calls.
    let pattern: String

    /// The arguments after the reference.
    let rest: [LabeledExprSyntax]
  }

  /// Reads a call, or returns `nil`.
  private func read(_ call: FunctionCallExprSyntax) -> Reference? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let double = spies.mock(base), let first = call.arguments.first
    else { return nil }
    let text = first.expression.trimmedText
    let name = String(text.split(separator: ".").last ?? "")
    guard case .reference(let index)? = double.roles[name]?.first else { return nil }
    return Reference(
      verb: access.declName.baseName.text, function: double.functions[index],
      pattern: double.functions[index].pattern(of: spies.text(of: base)),
      rest: Array(call.arguments.dropFirst()))
  }

  /// Returns the verification of `XCTAssertTrue(pump.hasCalled(...))`, or `nil`.
  func verification(_ condition: ExprSyntax, isTrue: Bool) -> SpyAssertion.Verification? {
    guard let call = condition.as(FunctionCallExprSyntax.self), let found = read(call),
      ["hasCalled", "hasInvoked"].contains(found.verb)
    else { return nil }
    guard let count = found.rest.first else {
      return SpyAssertion.Verification(
        pattern: found.pattern, count: isTrue ? ".atLeast(1)" : ".never")
    }
    guard isTrue else { return nil }
    let text = spies.context.text(count.expression)
    return SpyAssertion.Verification(
      pattern: found.pattern,
      count: text == "1"
        ? nil : text == "0" ? ".never" : Int(text) == nil ? ".exactly(\(text))" : text)
  }

  /// Returns the outcome for a call.
  func outcome(_ call: FunctionCallExprSyntax) -> RuleOutcome? {
    if let found = reset(call) { return .replace(call, with: spies.qualified(found)) }
    guard let found = read(call) else { return nil }
    let calls = "calls(\(found.pattern))"
    switch found.verb {
    case "calls", "invokations": return .replace(call, with: spies.qualified(calls))
    case "hasCalled", "hasInvoked":
      guard let count = found.rest.first else {
        return .replace(call, with: spies.qualified("(!\(calls).isEmpty)"))
      }
      let text = spies.context.text(count.expression)
      return .replace(call, with: spies.qualified("(\(calls).count == \(text))"))
    case "resetCalls", "resetInvokations":
      return .replace(call, with: spies.qualified("reset(\(found.pattern))"))
    case "registerResult": return registration(call, found)
    default: return nil
    }
  }

  /// Returns the outcome for a registered result.
  private func registration(_ call: FunctionCallExprSyntax, _ found: Reference) -> RuleOutcome {
    guard let closure = call.trailingClosure.map({ ExprSyntax($0) }) ?? found.rest.first?.expression
    else { return .leave("write the result as the closure of '.answers'") }
    guard found.function.result != nil else {
      return .leave("MockingKit does not run this closure; remove it, or write '.performs'")
    }
    let answer =
      closure.is(ClosureExprSyntax.self)
      ? spies.context.argumentOrTrailing(closure) : "(\(spies.context.text(closure)))"
    return .replace(call, with: spies.qualified("stub(\(found.pattern)).answers\(answer)"))
  }

  /// Returns the statement for `pump.resetCalls()`.
  private func reset(_ call: FunctionCallExprSyntax) -> String? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["resetCalls", "resetInvokations"].contains(access.declName.baseName.text),
      call.arguments.isEmpty, let base = access.base, spies.mock(base) != nil
    else { return nil }
    return "reset(\(spies.text(of: base)), .calls)"
  }
}

extension SpyContext {
  /// Returns code in which the verbs name their module, if the file has variables of the same names.
  func qualified(_ code: String) -> String {
    var result = code
    for verb in ["stub", "verify", "calls", "reset"] where variables.declares(verb) {
      var text = ""
      var previous: Character = " "
      var rest = Substring(result)
      while let next = rest.first {
        let isName = previous.isLetter || previous.isNumber || previous == "_" || previous == "."
        if !isName, rest.hasPrefix("\(verb)(") { text += "Understudy." }
        text.append(next)
        previous = next
        rest.removeFirst()
      }
      result = text
    }
    return result
  }
}
