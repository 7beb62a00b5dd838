/// A pattern overload of a requirement: each parameter takes either a plain value or a matcher. A
/// variadic parameter takes values, a matcher for all of them, or a matcher for each.
struct PatternVariant {
  /// What a parameter of a pattern takes.
  fileprivate enum Choice: Int {
    case value, matcher, matchers
  }

  /// The maximum number of parameters for which there is an overload for every combination of
  /// values and matchers. With more parameters, all of them take values, or all take matchers.
  private static let maximumMixedCount = 4

  /// The parameters of the requirement.
  private let parameters: [Parameter]

  /// What each parameter takes.
  private let choices: [Choice]

  /// A Boolean value that indicates whether a parameter is a pack. Packs have typed matchers.
  private let hasPack: Bool

  /// A Boolean value that indicates whether values and matchers cannot be mixed.
  private let isUnmixed: Bool

  /// Returns the overloads of a requirement, the one with the most plain values first.
  ///
  /// - Parameter parameters: The parameters of the requirement.
  static func variants(of parameters: [Parameter]) -> [PatternVariant] {
    let hasPack = parameters.contains(where: \.isPack)
    let isUnmixed =
      parameters.count { $0.pattern == .valueOrMatcher } > maximumMixedCount || hasPack
    let rows = isUnmixed ? unmixedChoices(of: parameters) : allChoices(of: parameters)
    return rows.map {
      PatternVariant(
        parameters: parameters, choices: $0, hasPack: hasPack, isUnmixed: isUnmixed && !hasPack)
    }
  }

  /// Returns the choices of an overload with only values, and of one with only matchers.
  private static func unmixedChoices(of parameters: [Parameter]) -> [[Choice]] {
    [Choice.value, .matcher].map { choice in
      parameters.map { $0.pattern == .valueOrMatcher ? choice : $0.onlyChoice }
    }
  }

  /// Returns every combination of choices. The first parameter varies fastest.
  private static func allChoices(of parameters: [Parameter]) -> [[Choice]] {
    parameters.reduce([[]]) { rows, parameter in
      parameter.choices.flatMap { choice in rows.map { $0 + [choice] } }
    }
  }

  /// Returns the ranks of the overloads of a requirement, without making the overloads.
  static func ranks(of parameters: [Parameter]) -> [Int] {
    if parameters.contains(where: \.isPack) { return [0] }
    let choices = parameters.filter { $0.pattern == .valueOrMatcher }
    if choices.count <= maximumMixedCount {
      return Array(0...choices.reduce(0) { $0 + $1.choices.count - 1 })
    }
    let generic = choices.count(where: \.isGeneric)
    return [generic, choices.count - generic]
  }

  /// Returns the parameter clause of the overload.
  ///
  /// - Parameter hasMarkers: A Boolean value that indicates whether trailing parameters rank the
  ///   overload.
  func clause(hasMarkers: Bool) -> String {
    let list = parameters.enumerated().map { position, parameter in
      return parameter.head(position) + ": " + parameter.expanding(type(position))
        + (isMatcher(position) ? "" : parameter.defaultClause)
    }
    let markers = Array(repeating: "__m _: UnderstudyCore.__M = nil", count: hasMarkers ? rank : 0)
    return "(" + (list + markers).joined(separator: ", ") + ")"
  }

  /// Returns a Boolean value that indicates whether a parameter takes a matcher, or several.
  private func isMatcher(_ position: Int) -> Bool { choices[position] != .value }

  /// Returns the type of a parameter of the overload.
  ///
  /// If values and matchers cannot be mixed, an alias tells the compiler's message how to pass a
  /// value.
  private func type(_ position: Int) -> String {
    let parameter = parameters[position]
    switch choices[position] {
    case .value: return parameter.plain
    case .matchers: return "UnderstudyCore.Matcher<\(parameter.variadicElement ?? "")>..."
    case .matcher where isUnmixed && parameter.pattern == .valueOrMatcher:
      return "UnderstudyCore.MatcherOrEqual<\(parameter.value)>"
    case .matcher: return parameter.matcherType
    }
  }

  /// A Boolean value that indicates whether a plain value has a default that is computed, which may
  /// only be possible on an actor.
  var hasComputedDefault: Bool {
    parameters.indices.contains { !isMatcher($0) && parameters[$0].hasComputedDefault }
  }

  /// Returns the matchers that the overload passes on.
  func matchers() -> [String] {
    parameters.enumerated().compactMap { position, parameter in
      guard parameter.passing != .receiver else { return nil }
      return hasPack ? typedMatcher(position) : matcher(position)
    }
  }

  /// A Boolean value that indicates whether the overload passes typed matchers on, as a parameter
  /// pack requires.
  var hasTypedMatchers: Bool { hasPack }

  /// The rank of the overload: the number of its matchers. The compiler has to prefer overloads of
  /// a lower rank. A matcher could also be the plain value of a generic parameter, so there the
  /// plain value counts instead. A matcher for each of several arguments counts twice, so that a
  /// single `.any` stands for all of them.
  var rank: Int {
    guard !hasPack else { return 0 }
    return parameters.indices.reduce(0) { rank, position in
      let parameter = parameters[position]
      guard parameter.pattern == .valueOrMatcher else { return rank }
      let weight = choices[position].rawValue
      return rank + (parameter.isGeneric ? 1 - weight : weight)
    }
  }

  /// The kinds of the arguments, one letter for each: `V` for a value, `M` for a matcher. It is
  /// `nil` if an argument needs a type-erased matcher, or if there are too many arguments.
  private var kinds: String? {
    let recorded = parameters.indices.filter { parameters[$0].passing != .receiver }
    guard !hasPack, recorded.count <= Self.maximumMixedCount,
      !recorded.contains(where: { parameters[$0].passing == .boxed })
    else { return nil }
    return recorded.map { isMatcher($0) ? "M" : "V" }.joined()
  }

  /// Returns the name of the method of a mock that creates the pattern from the arguments, or `nil`
  /// if there is none.
  func directFactory(_ effects: Effects) -> String? {
    kinds.map { (effects.isAsync ? "__asyncPattern" : "__pattern") + $0 }
  }

  /// Returns the arguments that the overload passes on to that method.
  func arguments() -> [String] {
    parameters.indices.filter { parameters[$0].passing != .receiver }.map(argument)
  }

  /// Returns an argument as it is passed on.
  ///
  /// A value is coerced to its own type if that may be an existential type. Otherwise Swift opens
  /// it, and the matcher reads a value of another type than the mock records.
  private func argument(_ position: Int) -> String {
    let parameter = parameters[position]
    // In the pattern of a setter, the type cannot be inferred.
    if choices[position] == .matchers {
      return "UnderstudyCore.Matcher<\(parameter.value)>.__elements(p\(position))"
    }
    let isCoerced = !isMatcher(position) && parameter.value.mayBeExistential
    return "p\(position)" + (isCoerced ? " as \(parameter.value)" : "")
  }

  /// Returns the type-erased matcher of a parameter.
  private func matcher(_ position: Int) -> String {
    let parameter = parameters[position]
    let isBoxed = parameter.passing == .boxed
    let name = isMatcher(position) ? "matcher" : "value"
    return ".\(isBoxed ? "inout" + name.capitalizedFirst : name)(\(argument(position)))"
  }

  /// Returns the typed matcher of a parameter.
  private func typedMatcher(_ position: Int) -> String {
    let parameter = parameters[position]
    let value = parameter.isPack ? "each p\(position)" : "p\(position)"
    let matcher = parameter.expanding(
      isMatcher(position) ? value : "\(parameter.matcherType).equal(\(value))")
    return parameter.passing == .boxed ? "UnderstudyCore.Matcher.__inout(\(matcher))" : matcher
  }
}

extension Parameter {
  /// What a pattern can take for the parameter.
  fileprivate var choices: [PatternVariant.Choice] {
    guard pattern == .valueOrMatcher else { return [onlyChoice] }
    return [.value, .matcher] + (variadicElement == nil ? [] : [.matchers])
  }

  /// What all patterns take for a parameter without a choice.
  fileprivate var onlyChoice: PatternVariant.Choice { pattern == .matcher ? .matcher : .value }

  /// Returns the text for one element of a pack as that for all of them; that of any other
  /// parameter as it is.
  fileprivate func expanding(_ text: String) -> String { isPack ? "repeat " + text : text }

  /// The clause with the default value, or nothing.
  fileprivate var defaultClause: String { defaultValue.map { " = " + $0 } ?? "" }

  /// The type of the parameter's matcher.
  var matcherType: String { "UnderstudyCore.Matcher<\(value)>" }

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
    case 0: "()"
    case 1 where !self[0].hasPrefix("repeat "): self[0]
    default: "(" + joined(separator: ", ") + ")"
    }
  }
}
