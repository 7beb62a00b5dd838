import SwiftSyntax

/// The calls in `when` and after `verify`.
enum CuckooPattern {
  /// Returns the call pattern of the members after a mock.
  ///
  /// - Parameters:
  ///   - links: A call, or a property with `get` or `set`.
  ///   - mock: The text of the mock.
  ///   - context: The context.
  static func text(
    _ links: [CallChain.Link], of mock: String, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard let member = links.first else { throw Unfaithful("write the call of '\(mock)'") }
    if links.count == 2, member.call == nil {
      let arguments = links[1].arguments.map { Array($0) } ?? []
      switch (links[1].name, arguments.count) {
      case ("get", 0): return "\(mock).\(member.name)"
      case ("set", 1):
        let types = Set(context.facts.requirements(named: member.name).map(\.result))
        let type = types.count == 1 ? types.first : nil
        let value = try CuckooMatchers.argument(arguments[0].expression, type: type, context)
        return "\(mock).\(member.name).set(\(value.text(isWrapped: false)))"
      default: break
      }
    }
    guard links.count == 1, let call = member.call, call.trailingClosure == nil else {
      throw Unfaithful("write a call of '\(mock)', or a property with .set(...) for its setter")
    }
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let known = Set(
      context.facts.requirements(named: "\(member.name)(\(labels))").map { $0.parameters ?? [] })
    var types = known.count == 1 ? known.first?.map(\.type) ?? [] : []
    let arguments = try context.patternArguments(call.arguments) { argument throws(Unfaithful) in
      let type = types.isEmpty ? nil : types.removeFirst()
      return try CuckooMatchers.argument(argument, type: type, context)
    }
    return "\(mock).\(member.name)\(context.parenthesized(call, arguments))"
  }
}
