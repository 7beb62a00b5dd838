import SwiftDiagnostics
import SwiftSyntax

/// Reads the associated types of a protocol into generic parameters and type aliases.
struct AssociatedTypeParser {
  /// The associated types that stay open.
  private(set) var genericParameters: [MockedProtocol.GenericParameter] = []

  /// What is required of the open ones.
  private(set) var genericRequirements: [String] = []

  /// The associated types that are fixed.
  private(set) var typeAliases: [MockedProtocol.TypeAlias] = []

  /// What is wrong with the associated types.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the `where` clause of a protocol.
  init(_ declaration: ProtocolDeclSyntax) {
    if let clause = declaration.genericWhereClause { read(clause) }
  }

  /// Reads the associated types among members.
  mutating func parse(_ items: MemberBlockItemListSyntax) {
    var declared: [AssociatedTypeDeclSyntax] = []
    collect(items, into: &declared)
    for type in declared {
      if let clause = type.genericWhereClause { read(clause) }
    }
    let fixed = Set(typeAliases.map(\.name))
    for type in declared where !fixed.contains(type.name.text) {
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      let suppressed = inherited.lazy.compactMap { $0.firstDescendant(SuppressedTypeSyntax.self) }
      if let suppressed = suppressed.first {
        diagnostics.append(.noncopyableType(suppressed))
        continue
      }
      let constraint = inherited.map(\.lineText).joined(separator: " & ")
      genericParameters.append(
        MockedProtocol.GenericParameter(
          name: type.name.text, constraint: constraint.isEmpty ? nil : constraint))
    }
    let names = Set(genericParameters.map(\.name)).union(fixed)
    genericRequirements.removeAll { !names.contains(String($0.prefix(while: \.isIdentifierPart))) }
  }

  /// Whether an associated type is declared or fixed.
  func knows(_ name: String) -> Bool {
    genericParameters.contains { $0.name == name } || typeAliases.contains { $0.name == name }
  }

  /// Finds the associated types, also inside `#if`.
  private func collect(
    _ items: MemberBlockItemListSyntax, into types: inout [AssociatedTypeDeclSyntax]
  ) {
    for item in items {
      if let type = item.decl.as(AssociatedTypeDeclSyntax.self) {
        types.append(type)
      } else if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses {
          if case .decls(let items) = clause.elements { collect(items, into: &types) }
        }
      }
    }
  }

  /// Reads a `where` clause: types that it fixes become aliases, all else is required.
  private mutating func read(_ clause: GenericWhereClauseSyntax) {
    for requirement in clause.requirements {
      let node = requirement.requirement
      if case .sameTypeRequirement(let sameType) = node {
        let left = sameType.leftType.lineText.withoutSelf
        let right = sameType.rightType.lineText.withoutSelf
        // A type that is a part of itself stays open: an alias would have no end.
        let isOwnPart = right.replacingWord("\(left).", with: "") != right
        if left.allSatisfy(\.isIdentifierPart), left != "Self", !isOwnPart {
          if !typeAliases.contains(where: { $0.name == left }) {
            typeAliases.append(MockedProtocol.TypeAlias(name: left, type: right))
          }
          continue
        }
        genericRequirements.append("\(left) == \(right)")
      } else if case .conformanceRequirement(let conformance) = node {
        let left = conformance.leftType.lineText.withoutSelf
        guard left != "Self" else { continue }
        genericRequirements.append("\(left): \(conformance.rightType.lineText.withoutSelf)")
      }
    }
  }
}

extension String {
  /// The text of a type with the prefixes `Self.` dropped.
  fileprivate var withoutSelf: String { replacingWord("Self.", with: "") }
}
