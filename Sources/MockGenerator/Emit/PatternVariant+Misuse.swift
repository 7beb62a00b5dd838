extension PatternVariant {
  /// Returns the overloads that take closures, or noncopyable or `inout` arguments, as the requirement
  /// does. They are for messages only: closures and noncopyable values cannot be compared, and a
  /// pattern changes no variable.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  /// - Returns: The parameter clauses and messages. For each combination of such arguments, there is
  ///   one overload with values for the other parameters, and one with matchers.
  static func refusals(of parameters: [Parameter]) -> [(clause: String, message: String)] {
    guard !parameters.contains(where: \.isPack) else { return [] }
    return refusedPositions(of: parameters).flatMap { positions in
      let message = refusal(of: positions.map { parameters[$0] })
      let clauses = [false, true].map { hasMatchers in
        clause(of: parameters, refused: positions, hasMatchers: hasMatchers)
      }
      return (clauses[0] == clauses[1] ? [clauses[0]] : clauses).map { ($0, message) }
    }
  }

  /// Returns the combinations of arguments that a pattern refuses, the one of all arguments first.
  ///
  /// With more than three such parameters, there are only the combinations of all and of one.
  private static func refusedPositions(of parameters: [Parameter]) -> [[Int]] {
    let refused = parameters.indices.filter { parameters[$0].isRefused }
    guard refused.count > 1 else { return refused.isEmpty ? [] : [refused] }
    guard refused.count <= 3 else { return [refused] + refused.map { [$0] } }
    return (1..<(1 << refused.count)).reversed().map { mask in
      refused.indices.filter { mask >> $0 & 1 == 1 }.map { refused[$0] }
    }
  }

  /// Returns the parameter clause of an overload that takes some arguments as the requirement does.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the requirement.
  ///   - refused: The positions of these arguments.
  ///   - hasMatchers: A Boolean value that indicates whether the others are matchers.
  private static func clause(
    of parameters: [Parameter], refused: [Int], hasMatchers: Bool
  ) -> String {
    let list = parameters.enumerated().map { position, parameter in
      let isMatcher =
        parameter.isRefused
        || (hasMatchers ? parameter.pattern != .value : parameter.pattern == .matcher)
      let type =
        refused.contains(position)
        ? parameter.declared : isMatcher ? parameter.matcherType : parameter.plain
      return parameter.head(position) + ": " + type
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// Returns the message of such an overload.
  ///
  /// - Parameter parameters: The parameters that it takes as the requirement does.
  private static func refusal(of parameters: [Parameter]) -> String {
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
