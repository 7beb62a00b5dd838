import SwiftParser
import SwiftSyntax

extension FoundType {
  /// The protocol with all that its mock's body must have although it is inherited.
  ///
  /// The members of inherited protocols reach a mock through extensions. What extensions cannot
  /// carry is repeated: associated types, which the mock takes as generic parameters,
  /// initialisers, the members of protocols that have no extension, and the inherited types that
  /// decide what the mock is.
  ///
  /// - Parameter ancestry: what the protocol inherits
  func flattened(_ ancestry: Ancestry) -> ProtocolDeclSyntax {
    var declaration = settled.as(ProtocolDeclSyntax.self) ?? composed
    var known = Set(
      declaration.memberBlock.members.compactMap {
        $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text
      })
    var items: [MemberBlockItemSyntax] = []
    for ancestor in ancestry.protocols {
      guard let inherited = ancestor.settled.as(ProtocolDeclSyntax.self) else { continue }
      items += inherited.memberBlock.members.inherited(
        all: !ancestor.hasExtension, knownTypes: &known)
    }
    guard !items.isEmpty || !ancestry.others.isEmpty || !ancestry.requirements.isEmpty else {
      return declaration
    }
    declaration.memberBlock.members = MemberBlockItemListSyntax(
      Array(declaration.memberBlock.members) + items)
    return declaration.inheriting(ancestry.others.map(\.lineText), ancestry.requirements)
  }

  /// Whether the members of the protocol's mocks are in an extension.
  var hasExtension: Bool {
    let isObjectiveC = settled.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    return context.isEmpty && isObjectiveC != true
  }

  /// An empty protocol in the place of a `typealias`.
  private var composed: ProtocolDeclSyntax {
    let alias = settled.as(TypeAliasDeclSyntax.self)
    return ProtocolDeclSyntax(
      attributes: alias?.attributes ?? [], modifiers: alias?.modifiers ?? [],
      name: alias?.name ?? .identifier(site.name),
      memberBlock: MemberBlockSyntax(members: []))
  }
}

extension ProtocolDeclSyntax {
  /// The protocol with more types that it inherits, and more requirements.
  fileprivate func inheriting(_ types: [String], _ requirements: [String]) -> ProtocolDeclSyntax {
    let allTypes = (inheritanceClause?.inheritedTypes ?? []).map(\.type.lineText) + types
    let own = (genericWhereClause?.requirements ?? []).map(\.requirement.lineText)
    let allRequirements = own + requirements.filter { !own.contains($0) }
    let inherited = allTypes.isEmpty ? "" : ": " + allTypes.joined(separator: ", ")
    let clause =
      allRequirements.isEmpty ? "" : " where " + allRequirements.joined(separator: ", ")
    let head = Parser.parse(source: "protocol P\(inherited)\(clause) {}").statements.first?.item
      .as(ProtocolDeclSyntax.self)
    var copy = self
    copy.inheritanceClause = head?.inheritanceClause
    copy.genericWhereClause = head?.genericWhereClause
    return copy
  }
}

extension MemberBlockItemListSyntax {
  /// The members that heirs of their protocol repeat.
  ///
  /// - Parameters:
  ///   - all: whether they repeat the members that extensions could carry, too
  ///   - knownTypes: the names of the associated types that are there already
  fileprivate func inherited(
    all: Bool, knownTypes: inout Set<String>
  ) -> [MemberBlockItemSyntax] {
    var items: [MemberBlockItemSyntax] = []
    for item in self {
      if let type = item.decl.as(AssociatedTypeDeclSyntax.self) {
        if knownTypes.insert(type.name.text).inserted { items.append(item) }
      } else if item.decl.is(InitializerDeclSyntax.self) {
        items.append(item)
      } else if var block = item.decl.as(IfConfigDeclSyntax.self) {
        let before = items.count
        block.clauses = block.clauses.inherited(all: all, knownTypes: &knownTypes)
        let isEmpty = block.clauses.allSatisfy { $0.elements?.isEmpty ?? true }
        if !isEmpty { items.insert(item.with(\.decl, DeclSyntax(block)), at: before) }
      } else if all, !item.decl.is(TypeAliasDeclSyntax.self) {
        items.append(item)
      }
    }
    return items
  }
}

extension IfConfigClauseListSyntax {
  /// The clauses with only the members that heirs repeat.
  fileprivate func inherited(
    all: Bool, knownTypes: inout Set<String>
  ) -> IfConfigClauseListSyntax {
    IfConfigClauseListSyntax(
      map { clause in
        guard case .decls(let members) = clause.elements else { return clause }
        let kept = members.inherited(all: all, knownTypes: &knownTypes)
        return clause.with(\.elements, .decls(MemberBlockItemListSyntax(kept)))
      })
  }
}

extension IfConfigClauseSyntax.Elements {
  /// Whether nothing is between the conditions.
  fileprivate var isEmpty: Bool {
    if case .decls(let members) = self { members.isEmpty } else { true }
  }
}
