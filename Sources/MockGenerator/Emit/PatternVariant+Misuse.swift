extension PatternVariant {
  /// Returns the parameter clauses of the overloads that take closures, or noncopyable or `inout`
  /// arguments, as the requirement does. They are for messages only: closures and noncopyable values
  /// cannot be compared, and a pattern changes no variable.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  /// - Returns: One clause with values for the other parameters, and one with matchers.
  static func refusedClauses(of parameters: [Parameter]) -> [String] {
    guard parameters.contains(where: \.isRefused), !parameters.contains(where: \.isPack) else {
      return []
    }
    let clauses = [false, true].map { hasMatchers in
      let list = parameters.enumerated().map { position, parameter in
        let isMatcher = hasMatchers ? parameter.pattern != .value : parameter.pattern == .matcher
        let type =
          parameter.isRefused
          ? parameter.declared : isMatcher ? parameter.matcherType : parameter.plain
        return parameter.head(position) + ": " + type
      }
      return "(" + list.joined(separator: ", ") + ")"
    }
    return clauses[0] == clauses[1] ? [clauses[0]] : clauses
  }

  /// Returns the message of these overloads.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  static func refusal(of parameters: [Parameter]) -> String {
    let names = parameters.filter(\.isClosure).map { "'\($0.name)'" }.joined(separator: " and ")
    guard names.isEmpty else { return "closures cannot be compared: write .any for \(names)" }
    if let borrowed = parameters.first(where: \.isBorrowed) {
      return
        "'\(borrowed.name)' is not recorded, because it is noncopyable or nonescapable: write .any, "
        + "or .where { ... } in stub, expect and reject"
    }
    guard let first = parameters.first(where: \.isInout) else { return "" }
    return
      "'&' used with non-inout argument of type '\(first.value)': write the value without '&', "
      + "or a matcher"
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

extension Parameter {
  /// A Boolean value that indicates whether a pattern takes another argument than the requirement.
  fileprivate var isRefused: Bool { isClosure || isInout && passing == .boxed || isBorrowed }

  /// A Boolean value that indicates whether the argument is only examined while it is borrowed. A
  /// generic one is not refused, because a call with it looks like a call of the requirement.
  fileprivate var isBorrowed: Bool { passing == .unrecordable && isBorrowable && !isGeneric }
}
