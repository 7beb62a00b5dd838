import MockEmitter
import SwiftSyntax

/// Finds the requirements of a protocol that an extension implements for every conforming type: an
/// extension of the protocol itself, or of one that it inherits.
///
/// An extension with a `where` clause is not for every type, and a member under conditional
/// compilation may not exist, so neither counts.
struct DefaultImplementations {
  /// The signatures of the implementations.
  private var signatures: Set<String> = []

  /// Creates the collection of the implementations.
  ///
  /// - Parameters:
  ///   - family: The protocol and those that it inherits. Each is extended in its own module.
  ///   - codebase: The modules.
  init(of family: [ResolvedType], in codebase: Codebase) {
    for type in family where !type.isStandard {
      let least: Access = type.origin.showsInternal ? .internal : .public
      for found in codebase.extensions(of: type, in: []) where found.genericWhereClause == nil {
        for item in found.memberBlock.members {
          let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
          let attributes = item.decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
          let access = modifiers.access ?? found.modifiers.access ?? .internal
          guard attributes.spiGroups.isEmpty, access >= least else { continue }
          signatures.formUnion(item.decl.implementations)
        }
      }
    }
  }

  /// Returns the members of a protocol without the requirements that are implemented.
  fileprivate func removed(from members: MemberBlockItemListSyntax) -> MemberBlockItemListSyntax {
    signatures.isEmpty ? members : members.filter { !implement($0.decl) }
  }

  /// Returns a Boolean value that indicates whether the implementations satisfy a requirement.
  func implement(_ requirement: DeclSyntax) -> Bool {
    let requirements = requirement.requirements
    return !requirements.isEmpty && signatures.isSuperset(of: requirements)
  }
}

extension ProtocolDeclSyntax {
  /// Returns the protocol without the requirements that extensions implement.
  ///
  /// - Parameters:
  ///   - implementations: The implementations.
  ///   - members: The members that stay, because several inherited protocols have them.
  func removing(
    _ implementations: DefaultImplementations, except members: [MemberBlockItemSyntax]
  ) -> ProtocolDeclSyntax {
    let removed = implementations.removed(from: memberBlock.members)
    let missing = members.memberKeys.subtracting(removed.memberKeys)
    let kept = members.filter { !missing.isDisjoint(with: MemberKey.all(of: $0.decl)) }
    return with(\.memberBlock.members, MemberBlockItemListSyntax(Array(removed) + kept))
  }
}

extension DeclSyntax {
  /// The signatures that the declaration implements.
  fileprivate var implementations: [String] {
    guard let variable = self.as(VariableDeclSyntax.self) else {
      if let `subscript` = self.as(SubscriptDeclSyntax.self) {
        let (head, accessors) = (`subscript`.signatureText, `subscript`.accessorBlock)
        return accessors?.hasSetter == true ? [head, head + " set"] : [head]
      }
      return signatures
    }
    return variable.bindings.flatMap { binding -> [String] in
      guard let head = variable.signatureText(of: binding) else { return [] }
      return binding.accessorBlock?.hasSetter == true ? [head, head + " set"] : [head]
    }
  }

  /// The signatures that the requirement demands, or nothing for one that no extension implements.
  fileprivate var requirements: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map { binding in
        let setter = binding.accessorBlock?.hasSetter == true ? " set" : ""
        return (variable.signatureText(of: binding) ?? "") + setter
      }
    }
    if let `subscript` = self.as(SubscriptDeclSyntax.self) {
      return [
        `subscript`.signatureText + (`subscript`.accessorBlock?.hasSetter == true ? " set" : "")
      ]
    }
    return signatures
  }

  /// The signature of a method that is not an operator.
  private var signatures: [String] {
    guard let function = self.as(FunctionDeclSyntax.self), !function.isOperator else { return [] }
    let result = function.signature.returnClause?.type
    return MemberKey.all(of: self).map {
      $0.text(
        result: result.map(\.lineText) ?? "Void", function.genericParameterClause)
    }
  }
}

extension SubscriptDeclSyntax {
  /// The signature without the accessors.
  fileprivate var signatureText: String {
    MemberKey.all(of: DeclSyntax(self)).map {
      $0.text(result: returnClause.type.lineText, genericParameterClause)
    }.joined()
  }
}

extension VariableDeclSyntax {
  /// Returns the signature of a property without the accessors, or `nil` if its type is not written.
  fileprivate func signatureText(of binding: PatternBindingSyntax) -> String? {
    guard let type = binding.typeAnnotation?.type.lineText,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText
    else { return nil }
    return MemberKey(name: modifiers.staticPrefix + name, types: []).text(result: type, nil)
  }
}

extension MemberKey {
  /// Returns the signature, in which generic parameters have no names.
  fileprivate func text(result: String, _ generics: GenericParameterClauseSyntax?) -> String {
    var text = "\(name)(\(types.joined(separator: ", "))) -> \(result)"
      .replacingWord("Self.", with: "")
    for (position, generic) in (generics?.parameters).elements.enumerated() {
      text = text.replacingWord(generic.name.text, with: "\(position)")
    }
    return text
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether there is a setter.
  var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclSyntax {
  /// A Boolean value that indicates whether the declaration is a property or subscript with a setter.
  var isSettable: Bool {
    let block =
      self.as(SubscriptDeclSyntax.self)?.accessorBlock
      ?? self.as(VariableDeclSyntax.self)?.bindings.last?.accessorBlock
    return block?.hasSetter == true
  }
}
