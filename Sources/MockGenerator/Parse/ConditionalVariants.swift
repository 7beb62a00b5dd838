import SwiftSyntax

/// The members of a protocol in each branch of the `#if` blocks that contain associated types.
///
/// A generic parameter of a mock cannot be conditional, so there is a mock for each branch.
struct ConditionalVariants {
  /// The members of a protocol under a condition.
  struct Variant {
    /// The conditions, all of which must hold.
    var conditions: [String] = []

    /// The members.
    var items: [MemberBlockItemSyntax] = []
  }

  /// The variants, or none if no associated type is conditional, or if there are too many.
  let all: [Variant]

  /// The number of variants above which the branches are not told apart.
  private static let limit = 16

  /// Creates the variants of the members of a protocol.
  init(of items: [MemberBlockItemSyntax]) {
    let found = items.contains(where: \.hasConditionalType) ? Self.variants(of: items) : []
    all = found.count > Self.limit ? [] : found
  }

  /// Returns the combinations of all branches.
  private static func variants(of items: [MemberBlockItemSyntax]) -> [Variant] {
    items.reduce([Variant()]) { variants, item in
      guard variants.count <= limit else { return variants }
      guard item.hasConditionalType, let block = item.decl.as(IfConfigDeclSyntax.self) else {
        return variants.map { Variant(conditions: $0.conditions, items: $0.items + [item]) }
      }
      let branches = branches(of: block)
      return variants.flatMap { variant in
        branches.map {
          Variant(
            conditions: variant.conditions + $0.conditions, items: variant.items + $0.items)
        }
      }
    }
  }

  /// Returns the branches of a block, one without members if no other may be chosen.
  private static func branches(of block: IfConfigDeclSyntax) -> [Variant] {
    let names = ConditionResolver([:])
    var branches: [Variant] = []
    for clause in block.clauses {
      var items: [MemberBlockItemSyntax] = []
      if case .decls(let declarations) = clause.elements { items = Array(declarations) }
      for inner in variants(of: items) {
        branches.append(
          Variant(
            conditions: [clause.conditionText(names)] + inner.conditions, items: inner.items))
      }
    }
    if block.clauses.last?.condition != nil {
      let none = block.clauses.compactMap(\.condition).map { "!(\($0.lineText))" }
      branches.append(Variant(conditions: [none.joined(separator: " && ")]))
    }
    return branches
  }
}

extension MemberBlockItemSyntax {
  /// A Boolean value that indicates whether this is an `#if` block with an associated type.
  fileprivate var hasConditionalType: Bool {
    decl.as(IfConfigDeclSyntax.self)?.firstDescendant(AssociatedTypeDeclSyntax.self) != nil
  }
}
