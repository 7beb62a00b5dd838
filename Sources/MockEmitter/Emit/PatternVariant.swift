/// A pattern overload of a requirement: each parameter takes either a plain value or a matcher. A
/// variadic parameter takes values, a matcher for all of them, or a matcher for each.
struct PatternVariant {
  /// What a parameter of a pattern takes.
  enum Choice: Int {
    case value, matcher, matchers
  }

  /// The maximum number of parameters for which there is an overload for every combination of
  /// values and matchers if some tests are unseen.
  private static let maximumMixedCount = 2

  /// The parameters of the requirement.
  private let parameters: [Parameter]

  /// What each parameter takes.
  private let choices: [Choice]

  /// A Boolean value that indicates whether a parameter is a pack. Packs have typed matchers.
  private let hasPack: Bool

  /// A Boolean value that indicates whether no overload with both exists for unseen tests.
  private let isUnmixed: Bool

  /// The number of trailing parameters that rank the overload below others of the same place.
  var markers = 0

  /// Returns the overloads of a requirement, the one with the most plain values first.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the requirement.
  ///   - mixtures: The overloads with both values and matchers.
  static func variants(
    of parameters: [Parameter], _ mixtures: PatternMixtures = .unseen
  ) -> [PatternVariant] {
    let hasPack = parameters.contains(where: \.isPack)
    let mayMix = parameters.count { $0.pattern == .valueOrMatcher } <= maximumMixedCount
    var rows = uniformChoices(of: parameters)
    if !hasPack {
      if mixtures.mayBeUnseen, mayMix {
        rows = allChoices(of: parameters)
      } else if !mixtures.calls.isEmpty {
        rows += mixtures.calls.flatMap { $0.choices(for: parameters) }
      }
    }
    return Set(rows).sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }.map {
      PatternVariant(
        parameters: parameters, choices: $0, hasPack: hasPack,
        isUnmixed: mixtures.mayBeUnseen && !mayMix && !hasPack)
    }
  }

  /// Returns the choices of an overload with only values, and of one with only matchers.
  private static func uniformChoices(of parameters: [Parameter]) -> [[Choice]] {
    [Choice.value, .matcher].map { choice in
      parameters.map { $0.pattern == .valueOrMatcher ? choice : $0.onlyChoice }
    }
  }

  /// Returns the ranks of the overloads of a requirement, mostly without making the overloads.
  static func ranks(of parameters: [Parameter], _ mixtures: PatternMixtures) -> [Int] {
    if parameters.contains(where: \.isPack) { return [0] }
    guard mixtures.calls.isEmpty else { return variants(of: parameters, mixtures).map(\.rank) }
    let choices = parameters.filter { $0.pattern == .valueOrMatcher }
    if mixtures.mayBeUnseen, choices.count <= maximumMixedCount {
      return Array(0...choices.reduce(0) { $0 + $1.choices.count - 1 })
    }
    let generic = choices.count(where: \.isGeneric)
    return [generic, choices.count - generic]
  }

  /// Returns every combination of choices.
  private static func allChoices(of parameters: [Parameter]) -> [[Choice]] {
    parameters.reduce([[]]) { rows, parameter in
      parameter.choices.flatMap { choice in rows.map { $0 + [choice] } }
    }
  }

  /// Returns the parameter clause of the overload. Trailing parameters may rank the overload.
  func clause() -> String {
    let list = parameters.enumerated().map { position, parameter in
      return parameter.head(position) + ": " + parameter.expanding(type(position))
        + (isMatcher(position) ? "" : parameter.defaultClause)
    }
    let markers = Array(repeating: "__m _: UnderstudyCore.__M = nil", count: markers)
    return "(" + (list + markers).joined(separator: ", ") + ")"
  }

  /// Returns a Boolean value that indicates whether a parameter takes a matcher, or several.
  private func isMatcher(_ position: Int) -> Bool { choices[position] != .value }

  /// Returns the type of a parameter of the overload.
  ///
  /// If values may not be mixed with matchers, an alias tells the compiler's message how to pass a
  /// value.
  private func type(_ position: Int) -> String {
    let parameter = parameters[position]
    switch choices[position] {
    case .value: return parameter.plain
    case .matchers: return "UnderstudyCore.Matcher<\(parameter.variadicElement ?? "")>..."
    case .matcher where isUnmixed && !hasValue && parameter.pattern == .valueOrMatcher:
      return "UnderstudyCore.MatcherOrEqual<\(parameter.value)>"
    case .matcher: return parameter.matcherType
    }
  }

  /// A Boolean value that indicates whether a parameter with a choice takes a value.
  private var hasValue: Bool {
    parameters.indices.contains { parameters[$0].pattern == .valueOrMatcher && !isMatcher($0) }
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
    guard !hasPack, recorded.count <= 3,
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

extension [PatternVariant.Choice] {
  /// The order of overloads. The first parameter varies fastest.
  fileprivate var sortKey: [Int] { reversed().map(\.rawValue) }
}

extension Parameter {
  /// What a pattern can take for the parameter.
  fileprivate var choices: [PatternVariant.Choice] {
    guard pattern == .valueOrMatcher else { return [onlyChoice] }
    return [.value, .matcher] + (variadicElement == nil ? [] : [.matchers])
  }

  /// What all patterns take for a parameter without a choice.
  var onlyChoice: PatternVariant.Choice { pattern == .matcher ? .matcher : .value }

  /// Returns the text for one element of a pack as that for all of them; that of any other
  /// parameter as it is.
  fileprivate func expanding(_ text: String) -> String { isPack ? "repeat " + text : text }

  /// The type of the parameter's matcher.
  var matcherType: String { "UnderstudyCore.Matcher<\(value)>" }

  /// The type in the tuple of arguments.
  var argumentType: String {
    passing == .boxed ? "UnderstudyCore.Inout<\(value)>" : expanding(value)
  }
}

extension [Parameter] {
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

/// The overloads of patterns that one place holds, by their ranks.
///
/// The arguments of a call can fit several overloads. The compiler then prefers the one in the
/// extension with the narrowest constraint, or the one that leaves out the fewest parameters.
enum PatternRanks: Equatable {
  /// All overloads. Trailing parameters rank them, because members of a type have no constraint.
  case marked

  /// Overloads of these ranks. The constraint of their extension ranks them.
  case only(ClosedRange<Int>)

  /// The constraints of the extensions with patterns that contain matchers, each with its ranks.
  static let constraints: [(name: String, ranks: ClosedRange<Int>)] = [
    ("__OneMatcher", 1...1), ("__TwoMatchers", 2...2), ("__ThreeMatchers", 3...3),
    ("__Patterned", 4...Int.max),
  ]

  /// Returns a Boolean value that indicates whether the place holds the overloads of a rank.
  func contains(_ rank: Int) -> Bool {
    switch self {
    case .marked: true
    case .only(let ranks): ranks.contains(rank)
    }
  }
}

extension ConditionalClause {
  /// Returns a Boolean value that indicates whether a member has a pattern of one of the ranks.
  fileprivate func hasPattern(of ranks: PatternRanks) -> Bool {
    members.contains { $0.hasPattern(of: ranks) }
  }
}

extension Member {
  /// Returns a Boolean value that indicates whether the member, or one inside it, has a pattern of
  /// one of the ranks. The patterns of properties have no rank.
  func hasPattern(of ranks: PatternRanks) -> Bool {
    let (parameters, mixtures): ([Parameter], PatternMixtures)
    switch self {
    case .method(let method) where method.declaration.hasPatterns:
      parameters = method.parameters.filter { $0.passing != .receiver }
      mixtures = method.declaration.mixtures
    case .subscript(let `subscript`):
      (parameters, mixtures) = (`subscript`.parameters, `subscript`.declaration.mixtures)
    case .initializer(let initializer) where initializer.isPatterned:
      (parameters, mixtures) = (initializer.parameters, initializer.declaration.mixtures)
    case .conditional(let clauses): return clauses.contains { $0.hasPattern(of: ranks) }
    case .method, .property, .initializer, .refused: return false
    }
    return PatternVariant.ranks(of: parameters, mixtures).contains(where: ranks.contains)
  }
}

extension MemberEmitter {
  /// Writes the patterns of methods, subscripts and initializers whose ranks the context has.
  mutating func emitPatterns(_ members: [Member]) {
    note(members)
    for member in members where member.hasPattern(of: owner.patternRanks) {
      switch member {
      case .method(let method): emitPatterns(of: method)
      case .subscript(let `subscript`): emitPatterns(of: `subscript`)
      case .initializer(let initializer): emit(initializer)
      case .conditional(let clauses): emit(clauses) { $0.emitPatterns($1) }
      case .property, .refused: break
      }
    }
  }
}

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
