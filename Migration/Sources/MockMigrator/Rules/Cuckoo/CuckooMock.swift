import SwiftSyntax

/// `MockPump()` of Cuckoo, and what configures the mock.
enum CuckooMock {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard !call.isInsideChain else { return nil }
    switch call.calledExpression.trimmedText {
    case "createMock": return CuckooCreation.outcome(call, context)
    case "DefaultValueRegistry.register":
      guard let value = call.arguments.first, call.arguments.last?.label?.text == "forType" else {
        return nil
      }
      return .replace(call, with: "DefaultValues.register(\(context.text(value.expression)))")
    case "DefaultValueRegistry.reset":
      return .leave("end a default value with its closure: withDefault(value) { ... }")
    default: break
    }
    let chain = CallChain(call)
    if chain.links.count < 2, let name = VariableTypes.created(by: call, context),
      isMock(name, context), call.calledExpression.is(MemberAccessExprSyntax.self)
    {
      return created(call, name, context)
    }
    if let name = chain.rootName, isMock(name, context), chain.rootCall?.trailingClosure == nil {
      return creation(call, chain, name, context)
    }
    return configuration(call, chain, context)
  }

  /// Returns a Boolean value that indicates whether a name is that of a generated mock.
  private static func isMock(_ name: String, _ context: RuleContext) -> Bool {
    name.hasPrefix("Mock") && name.count > 4 && context.isMock(name, of: CuckooLibrary())
      && !context.facts.mentions(name, in: DeclaredMocks.category)
      && !["MockManager", "MockBuilder"].contains(name)
  }

  /// Returns the outcome for the creation of a mock.
  private static func creation(
    _ call: FunctionCallExprSyntax, _ chain: CallChain, _ name: String, _ context: RuleContext
  ) -> RuleOutcome? {
    guard let link = chain.links.first else { return created(call, name, context) }
    let argument = link.arguments?.first?.expression
    switch (link.name, chain.links.count) {
    case ("withEnabledDefaultImplementation", 1), ("spy", 1):
      guard let argument else { break }
      let isStub = argument.trimmedText == "\(name.dropFirst(4))Stub()"
      return .replace(
        call, with: isStub ? "\(name)()" : "\(name)(spying: \(context.text(argument)))")
    case ("withStub", _):
      guard let stubbed = link.call, let closure = stubbed.trailingClosure,
        stubbed.arguments.isEmpty, chain.rootCall?.arguments.isEmpty == true
      else { break }
      return .attempt { () throws(Unfaithful) in
        .replace(stubbed, with: try self.stubbed(name, closure, call, context))
      }
    case ("withEnabledSuperclassSpy", 1):
      return .attempt { () throws(Unfaithful) in
        try SuperclassSpy.outcome(
          call, chain.rootCall, name, of: String(name.dropFirst(4)), context)
      }
    default: break
    }
    return .leave("create \(name) first, and configure it in statements of their own")
  }

  /// Returns the creation of a mock that a closure stubs.
  private static func stubbed(
    _ name: String, _ closure: ClosureExprSyntax, _ call: FunctionCallExprSyntax,
    _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard let parameter = closure.onlyParameter else {
      throw Unfaithful("create \(name) first, and write each stub(...) below it")
    }
    let indentation = "\n" + context.indentation(call)
    let old = "\n" + context.indentation(closure)
    let lines = try CuckooStub.lines(of: closure, parameter, "$0", context).map {
      "\(indentation)  " + $0.replacing(old, with: "\(indentation)  ")
    }
    guard !lines.isEmpty else { return "\(name)(.strict)" }
    return "\(name)(.strict) {\(lines.joined())\(indentation)}"
  }

  /// Returns the outcome for `MockPump()` or `.init()`.
  private static func created(
    _ call: FunctionCallExprSyntax, _ name: String, _ context: RuleContext
  ) -> RuleOutcome? {
    guard call.trailingClosure == nil, !context.source.isMigratedInPart else { return nil }
    let mock = StrictMock(of: String(name.dropFirst(4)), [], context)
    // Class mocks have the initializers of the class.
    guard call.arguments.isEmpty else {
      return .attempt { () throws(Unfaithful) in
        try mock.outcome(
          creating: call,
          name + context.text(call.calledExpression.span.upperBound..<call.span.upperBound))
      }
    }
    let arguments = call.calledExpression.span.upperBound..<call.span.upperBound
    return mock.outcome(replacing: arguments, at: call)
  }

  /// Returns the outcome for `pump.enableDefaultImplementation(real)` and the like.
  private static func configuration(
    _ call: FunctionCallExprSyntax, _ chain: CallChain, _ context: RuleContext
  ) -> RuleOutcome? {
    guard let link = chain.links.last, let mock = link.access.base else { return nil }
    switch link.name {
    case "enableDefaultImplementation":
      guard let real = link.onlyArgument else { return nil }
      if real.trimmedText.hasSuffix("Stub()") {
        return .replace(call, with: "setStrictness(.nice, for: \(context.text(mock)))")
      }
      return .leave("create the mock as a spy: MockPump(spying: real)")
    case "enableSuperclassSpy":
      return .attempt { () throws(Unfaithful) in
        try SuperclassSpy.outcome(enabling: call, of: mock, context) {
          $0.hasPrefix("Mock") ? String($0.dropFirst(4)) : nil
        }
      }
    default: return nil
    }
  }
}

/// `clearStubs(pump)` and `clearInvocations(pump)` of Cuckoo.
enum CuckooReset {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    let parts = ["clearStubs": ".stubs", "clearInvocations": ".calls"]
    guard let part = parts[call.calledExpression.trimmedText], call.isStatement,
      !call.arguments.isEmpty
    else { return nil }
    let lines = call.arguments.map { "reset(\(context.text($0.expression)), \(part))" }
    return .replace(call, with: lines.joined(separator: "\n" + context.indentation(call)))
  }
}
