import SwiftSyntax

/// `mock(Pump.self)` of Mockingbird, and what configures the mock.
enum MockingbirdMock {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    let chain = CallChain(call)
    guard !call.isInsideChain else { return nil }
    if chain.rootName == "mock", let type = type(chain) {
      return .attempt { () throws(Unfaithful) in
        try creation(of: type, chain, call, context)
      }
    }
    return configuration(call, chain, context)
  }

  /// Returns the name of the type in `mock(Pump.self)`, or `nil`.
  private static func type(_ chain: CallChain) -> String? {
    guard let arguments = chain.rootCall?.arguments, arguments.count == 1,
      let access = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let base = access.base
    else { return nil }
    return base.trimmedText
  }

  /// Returns the creation of a mock.
  private static func creation(
    of type: String, _ chain: CallChain, _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> RuleOutcome {
    // The types of a generic mock follow its name: PumpMock<Int> for Pump<Int>.
    let types = String(type.drop { $0 != "<" })
    let parts = type.prefix { $0 != "<" }.split(separator: ".")
    let last = String(parts.last ?? "")
    let qualifier = parts.dropLast().map { $0 + "." }.joined()
    let name = qualifier + "\(last)Mock" + types
    guard let link = chain.links.first else {
      // A call without a result needs no stub in Mockingbird.
      let mock = StrictMock(of: last, [.voidMethods, .throwingVoidMethods, .setters], context)
      return mock.outcome(replacing: call.span, at: call, prefix: name)
    }
    let argument = link.arguments?.first
    switch (link.name, chain.links.count, argument?.label?.text) {
    case ("useDefaultValues", 1, "from"?)
    where argument?.expression.trimmedText == ".standardProvider":
      return .replace(call, with: "\(name)()")
    case ("forwardCalls", 1, "to"?):
      guard let real = argument?.expression else { break }
      return .replace(call, with: "\(name)(spying: \(context.text(real)))")
    case ("initialize", 1, _):
      let arguments = link.call.map { context.parenthesized($0, context.text($0.arguments)) }
      let mock = StrictMock(of: last, [.voidMethods, .throwingVoidMethods, .setters], context)
      return try mock.outcome(creating: call, name + (arguments ?? "()"))
    default: break
    }
    throw Unfaithful("create \(name) first, and stub it in statements of their own")
  }

  /// Returns the outcome for `pump.useDefaultValues(from: .standardProvider)` and the like.
  private static func configuration(
    _ call: FunctionCallExprSyntax, _ chain: CallChain, _ context: RuleContext
  ) -> RuleOutcome? {
    let name = chain.links.last?.name ?? chain.rootName
    let list = Array(call.arguments)
    switch name {
    case "useDefaultValues":
      guard let from = list.first, from.label?.text == "from" else { return nil }
      guard from.expression.trimmedText == ".standardProvider" else {
        return .leave(
          "write withDefault(value) for each value of the provider, and a mock that is not strict")
      }
      let mock = list.count > 1 ? list[1].expression : chain.links.last?.access.base
      guard let mock, list.count < 3 else { return .leave("write setStrictness(.nice, for: mock)") }
      return .replace(call, with: "setStrictness(.nice, for: \(context.text(mock)))")
    case "forwardCallsToSuper" where list.isEmpty && chain.links.count == 1:
      guard let mock = chain.links[0].access.base else { return nil }
      return .attempt { () throws(Unfaithful) in
        try SuperclassSpy.outcome(enabling: call, of: mock, context) {
          $0.hasSuffix("Mock") ? String($0.dropLast(4)) : nil
        }
      }
    case "forwardCalls", "forwardCallsToSuper":
      guard list.count < 2, !chain.links.isEmpty else { return nil }
      return .leave(
        "create the mock as a spy, MockPump(spying: real), or forward single calls: stub(...).forwards()"
      )
    default: return nil
    }
  }
}
