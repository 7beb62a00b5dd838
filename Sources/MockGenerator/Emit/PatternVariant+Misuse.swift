extension PatternVariant {
  /// Returns the parameter clauses of the overloads that take closures instead of matchers. They are
  /// for messages only, because closures cannot be compared.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  /// - Returns: One clause with values for the other parameters, and one with matchers.
  static func closureClauses(of parameters: [Parameter]) -> [String] {
    guard parameters.contains(where: \.isClosure), !parameters.contains(where: \.isPack) else {
      return []
    }
    let clauses = [false, true].map { hasMatchers in
      let list = parameters.enumerated().map { position, parameter in
        let isMatcher = hasMatchers ? parameter.pattern != .value : parameter.pattern == .matcher
        let type =
          parameter.isClosure
          ? parameter.declared : isMatcher ? parameter.matcherType : parameter.plain
        return parameter.head(position) + ": " + type
      }
      return "(" + list.joined(separator: ", ") + ")"
    }
    return clauses[0] == clauses[1] ? [clauses[0]] : clauses
  }

  /// Returns the message of the overloads that take closures.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  static func closureMessage(for parameters: [Parameter]) -> String {
    let names = parameters.filter(\.isClosure).map { "'\($0.name)'" }.joined(separator: " and ")
    return "closures cannot be compared: write .any for \(names)"
  }

  /// Returns the parameter clause of the overload that takes only matchers, without markers, or
  /// `nil` if no parameter can be a matcher.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  static func matcherClause(of parameters: [Parameter]) -> String? {
    guard parameters.contains(where: { $0.pattern != .value }),
      !parameters.contains(where: \.isPack)
    else { return nil }
    let list = parameters.enumerated().map { position, parameter in
      parameter.head(position) + ": "
        + (parameter.pattern == .value ? parameter.plain : parameter.matcherType)
    }
    return "(" + list.joined(separator: ", ") + ")"
  }
}
