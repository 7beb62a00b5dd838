import SwiftSyntax

/// A requirement of a protocol, or a member of its extension.
struct ProtocolMember {
  /// The name without labels; `subscript` for a subscript.
  let name: String

  /// The name with the types of the parameters.
  let key: MemberKey

  /// A Boolean value that indicates whether the member is static.
  let isStatic: Bool

  /// A Boolean value that indicates whether the member can be set.
  let isSettable: Bool

  /// A Boolean value that indicates whether the member mentions `Self` as a type.
  let mentionsSelf: Bool

  /// A Boolean value that indicates whether the member is in an extension with conditions.
  var isConstrained = false

  /// Returns the members of a block. Those under conditional compilation are left out.
  static func all(in items: some Sequence<MemberBlockItemSyntax>) -> [ProtocolMember] {
    items.flatMap { item -> [ProtocolMember] in
      let name =
        item.decl.as(FunctionDeclSyntax.self)?.name.bareText
        ?? (item.decl.is(SubscriptDeclSyntax.self) ? "subscript" : nil)
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      return MemberKey.all(of: item.decl).map { key in
        ProtocolMember(
          name: name ?? String(key.name.split(separator: " ").last ?? ""), key: key,
          isStatic: !modifiers.staticPrefix.isEmpty, isSettable: item.decl.isSettable,
          mentionsSelf: item.decl.signatureText.mentionsSelf)
      }
    }
  }

  /// Returns the members of an extension.
  ///
  /// - Parameters:
  ///   - declaration: The extension.
  ///   - access: The least access of the members.
  static func all(
    in declaration: ExtensionDeclSyntax, visibleAt access: Access
  ) -> [ProtocolMember] {
    let outer = declaration.modifiers.access
    let items = declaration.memberBlock.members.filter { item in
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      return (modifiers.access ?? outer ?? .internal) >= access
        && !modifiers.contains("private") && !declaration.modifiers.contains("private")
    }
    return all(in: items).map { member in
      var member = member
      member.isConstrained = declaration.genericWhereClause != nil
      return member
    }
  }

  /// Returns a Boolean value that indicates whether the member implements a requirement.
  func satisfies(_ requirement: ProtocolMember) -> Bool {
    key == requirement.key && isStatic == requirement.isStatic
      && (isSettable || !requirement.isSettable)
  }
}

extension DeclSyntax {
  /// The text of the member without its body.
  fileprivate var signatureText: String {
    self.as(FunctionDeclSyntax.self)?.with(\.body, nil).lineText
      ?? self.as(SubscriptDeclSyntax.self)?.with(\.accessorBlock, nil).lineText
      ?? self.as(VariableDeclSyntax.self)?.bindings.compactMap(\.typeAnnotation?.lineText).joined()
      ?? ""
  }
}

extension String {
  /// A Boolean value that indicates whether `Self` is named, other than before a dot.
  fileprivate var mentionsSelf: Bool {
    withoutSelf.mentions("Self")
  }
}
