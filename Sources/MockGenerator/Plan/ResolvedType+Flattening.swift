import MockEmitter
import SwiftParser
import SwiftSyntax

extension ResolvedType {
  /// Returns the protocol with the inherited declarations that the body of its mock must repeat.
  ///
  /// The members of inherited protocols reach a mock through extensions. Extensions cannot contain
  /// associated types, initializers, or the inherited types that determine the kind of the mock.
  /// These are repeated, and so are the members of protocols without an extension.
  ///
  /// - Parameters:
  ///   - inheritance: What the protocol inherits.
  ///   - common: The requirements that several of the inherited protocols declare.
  ///   - codebase: The modules.
  func flattened(
    _ inheritance: InheritedProtocols, _ common: CommonRequirements, in codebase: Codebase
  ) -> ProtocolDeclSyntax {
    var declaration = resolvedDeclaration.as(ProtocolDeclSyntax.self) ?? composed
    var items = hiddenRequirements + common.members
    let own = Array(declaration.memberBlock.members)
    let fixed = declaration.fixedTypes(inheritance.requirements)
    var known = Set((own + items).compactMap { $0.decl.initializerKey(fixed) })
    for other in inheritance.protocols {
      guard let inherited = other.resolvedDeclaration.as(ProtocolDeclSyntax.self) else {
        continue
      }
      let members = Array(inherited.memberBlock.members) + other.hiddenRequirements
      items += members.inherited(all: !codebase.hasExtension(other), fixed, known: &known)
    }
    let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.lineText) ?? []
    let others = inheritance.others.map(\.lineText).filter { !inherited.contains($0) }
    if !items.isEmpty {
      declaration.memberBlock.members = MemberBlockItemListSyntax(own + items)
    }
    guard !others.isEmpty || !inheritance.requirements.isEmpty else { return declaration }
    return declaration.inheriting(others, inheritance.requirements)
  }

  /// An empty protocol in the place of a `typealias`.
  private var composed: ProtocolDeclSyntax {
    let alias = resolvedDeclaration.as(TypeAliasDeclSyntax.self)
    return ProtocolDeclSyntax(
      attributes: alias?.attributes ?? [], modifiers: alias?.modifiers ?? [],
      name: alias?.name ?? .identifier(location.name),
      memberBlock: MemberBlockSyntax(members: []))
  }
}

extension ProtocolDeclSyntax {
  /// Returns the associated types that are another type in all mocks of the protocol, with that type.
  ///
  /// - Parameter inherited: The requirements of the clauses of inherited protocols, such as `T == Int`.
  fileprivate func fixedTypes(_ inherited: [String]) -> [(name: String, type: String)] {
    let own = (genericWhereClause?.requirements).elements.map(\.requirement.lineText)
    return (own + inherited).compactMap { requirement in
      let sides = requirement.split(separator: "==").map {
        $0.split(separator: " ").joined(separator: " ").replacingWord("Self.", with: "")
      }
      guard sides.count == 2, !sides[0].contains(".") else { return nil }
      return (sides[0], sides[1])
    }
  }

  /// Returns the protocol with more types that it inherits, and more requirements.
  fileprivate func inheriting(_ types: [String], _ requirements: [String]) -> ProtocolDeclSyntax {
    let allTypes = (inheritanceClause?.inheritedTypes).elements.map(\.type.lineText) + types
    let own = (genericWhereClause?.requirements).elements.map(\.requirement.lineText)
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

extension Sequence<MemberBlockItemSyntax> {
  /// Returns the members that refining protocols of their protocol repeat.
  ///
  /// - Parameters:
  ///   - all: A Boolean value that indicates whether they also repeat the members that extensions
  ///     could contain.
  ///   - fixed: The associated types that are another type.
  ///   - known: The keys of the initializers so far.
  fileprivate func inherited(
    all: Bool, _ fixed: [(name: String, type: String)], known: inout Set<String>
  ) -> [MemberBlockItemSyntax] {
    var items: [MemberBlockItemSyntax] = []
    for item in self {
      if item.decl.is(AssociatedTypeDeclSyntax.self) || item.decl.is(TypeAliasDeclSyntax.self) {
        items.append(item)
      } else if let key = item.decl.initializerKey(fixed) {
        if known.insert(key).inserted { items.append(item) }
      } else if var block = item.decl.as(IfConfigDeclSyntax.self) {
        let before = items.count
        block.clauses = block.clauses.inherited(all: all, fixed, known: &known)
        let isEmpty = block.clauses.allSatisfy { $0.elements?.isEmpty ?? true }
        if !isEmpty { items.insert(item.with(\.decl, DeclSyntax(block)), at: before) }
      } else if all {
        items.append(item)
      }
    }
    return items
  }
}

extension DeclSyntax {
  /// Returns the text that identifies an initializer, or `nil` for other declarations.
  ///
  /// - Parameter fixed: The associated types that are another type. Initializers that differ only in
  ///   these are the same.
  fileprivate func initializerKey(_ fixed: [(name: String, type: String)]) -> String? {
    guard let initializer = self.as(InitializerDeclSyntax.self) else { return nil }
    let parameters = initializer.signature.parameterClause.parameters
    var key = initializer.displayName
    for parameter in parameters { key += " " + parameter.type.lineText }
    key += initializer.genericParameterClause?.lineText ?? ""
    key += initializer.genericWhereClause?.lineText ?? ""
    // The names of generic parameters are not compared.
    for (position, generic) in (initializer.genericParameterClause?.parameters).elements
      .enumerated()
    {
      key = key.replacingWord(generic.name.text, with: "\(position)")
    }
    key = key.replacingWord("Self.", with: "")
    for (name, type) in fixed { key = key.replacingWord(name, with: type) }
    return key
  }
}

extension IfConfigClauseListSyntax {
  /// Returns the clauses with only the members that refining protocols repeat.
  fileprivate func inherited(
    all: Bool, _ fixed: [(name: String, type: String)], known: inout Set<String>
  ) -> IfConfigClauseListSyntax {
    IfConfigClauseListSyntax(
      map { clause in
        guard case .decls(let members) = clause.elements else { return clause }
        let kept = members.inherited(all: all, fixed, known: &known)
        return clause.with(\.elements, .decls(MemberBlockItemListSyntax(kept)))
      })
  }
}

extension IfConfigClauseSyntax.Elements {
  /// A Boolean value that indicates whether nothing is between the conditions.
  fileprivate var isEmpty: Bool {
    if case .decls(let members) = self { members.isEmpty } else { true }
  }
}
