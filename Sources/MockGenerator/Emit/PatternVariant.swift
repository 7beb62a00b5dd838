/// A pattern overload of a requirement.
enum PatternVariant {
  /// The overload that takes plain values.
  case plain

  /// The overload that takes matchers.
  case matcher

  /// Returns the overloads of a requirement that differ from each other.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  static func variants(of parameters: [Parameter]) -> [PatternVariant] {
    if parameters.allSatisfy({ $0.pattern == .value }) { return [.plain] }
    if parameters.allSatisfy({ $0.pattern != .valueOrMatcher }) { return [.matcher] }
    return [.plain, .matcher]
  }

  /// Returns the parameter clause of the overload.
  func clause(_ parameters: [Parameter]) -> String {
    let list = parameters.enumerated().map { position, parameter in
      let type = isMatcher(parameter) ? parameter.matcherType : parameter.plain
      return parameter.head(position) + ": " + parameter.expanding(type)
        + (self == .plain ? parameter.defaultClause : "")
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// Returns the matchers that the overload passes on.
  func matchers(_ parameters: [Parameter]) -> [String] {
    parameters.enumerated().compactMap { position, parameter in
      guard parameter.passing != .receiver else { return nil }
      let value = parameter.isPack ? "each p\(position)" : "p\(position)"
      let matcher = parameter.expanding(
        isMatcher(parameter) ? value : "\(parameter.matcherType).equal(\(value))")
      return parameter.passing == .boxed ? "UnderstudyCore.Matcher.__inout(\(matcher))" : matcher
    }
  }

  /// Returns whether a parameter is a matcher in the overload.
  private func isMatcher(_ parameter: Parameter) -> Bool {
    switch parameter.pattern {
    case .valueOrMatcher: self == .matcher
    case .matcher: true
    case .value: false
    }
  }
}

extension Parameter {
  /// Returns the text for one element of a pack as that for all of them; that of any other
  /// parameter as it is.
  fileprivate func expanding(_ text: String) -> String { isPack ? "repeat " + text : text }

  /// The clause with the default value, or nothing.
  fileprivate var defaultClause: String { defaultValue.map { " = " + $0 } ?? "" }

  /// The type of the parameter's matcher.
  fileprivate var matcherType: String { "UnderstudyCore.Matcher<\(value)>" }

  /// The type in the tuple of arguments.
  var argumentType: String {
    passing == .boxed ? "UnderstudyCore.Inout<\(value)>" : expanding(value)
  }

  /// Returns the label and the name of the parameter at a position.
  ///
  /// In a subscript a lone name would be no label.
  func head(_ position: Int) -> String {
    let name = "p\(position)"
    return label == name && !isInSubscript ? name : label + " " + name
  }
}

extension [Parameter] {
  /// The parameter clause of an implementation.
  var requirementClause: String {
    let list = enumerated().map { $1.head($0) + ": " + $1.declared + $1.defaultClause }
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// The type of the tuple of arguments.
  var argumentsType: String { filter { $0.passing != .receiver }.map(\.argumentType).tupleType }
}

extension [String] {
  /// The tuple type of these types; the type itself if there is only one.
  var tupleType: String {
    switch count {
    case 0: "Swift.Void"
    case 1 where !self[0].hasPrefix("repeat "): self[0]
    default: "(" + joined(separator: ", ") + ")"
    }
  }
}
