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
    let parameters: [Parameter]
    switch self {
    case .method(let method): parameters = method.parameters.filter { $0.passing != .receiver }
    case .subscript(let `subscript`): parameters = `subscript`.parameters
    case .initializer(let initializer) where initializer.hasPattern:
      parameters = initializer.parameters
    case .conditional(let clauses): return clauses.contains { $0.hasPattern(of: ranks) }
    case .property, .initializer, .refused: return false
    }
    return PatternVariant.ranks(of: parameters).contains(where: ranks.contains)
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
