import SwiftSyntax

extension MockableClauses.Clause {
  /// Which call of the member is meant.
  enum Access {
    /// A call, or the getter of a property.
    case call

    /// The getter of a property.
    case get

    /// The setter of a property.
    case set
  }

  /// The call pattern.
  ///
  /// - Parameters:
  ///   - mock: The text of the mock.
  ///   - access: Which call is meant.
  ///   - context: The context.
  func pattern(
    of mock: String, _ access: Access, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    let name = member.name
    guard let call = member.call else { return "\(mock).\(name)" }
    guard call.trailingClosure == nil else {
      throw Unfaithful("write the arguments of '\(name)' in parentheses")
    }
    let value = call.arguments.first
    let isProperty = value?.label?.text == "newValue" && call.arguments.count == 1
    switch access {
    case .set:
      let matcher = try value.map { value throws(Unfaithful) in
        try MockableMatchers.argument(value.expression, context).text(isWrapped: false)
      }
      return "\(mock).\(name).set(\(matcher ?? ".any"))"
    case .get: return "\(mock).\(name)"
    case .call where isProperty || (value == nil && context.facts.isProperty(name)):
      return "\(mock).\(name)"
    case .call:
      let arguments = try context.patternArguments(call.arguments) { argument throws(Unfaithful) in
        try MockableMatchers.argument(argument, context)
      }
      return "\(mock).\(name)\(context.parenthesized(call, arguments))"
    }
  }
}

extension MigrationFacts {
  /// Returns a Boolean value that indicates whether protocols declare properties of a name, and no
  /// methods without parameters.
  fileprivate func isProperty(_ name: String) -> Bool {
    let found = members(named: name)
    return found.contains { $0.parameters == nil }
      && !found.contains { $0.parameters?.isEmpty == true }
  }
}
