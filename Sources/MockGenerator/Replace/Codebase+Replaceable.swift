import SwiftSyntax

extension Codebase {
  /// Lists the static members, the members that cannot be overridden and the free functions of a
  /// module. Those without reasons can be replaced if they are dynamic.
  ///
  /// - Parameter module: The module.
  /// - Returns: The entries in source order, without private declarations. A declaration that can
  ///   be replaced has no reasons.
  package func replaceable(in module: String) -> [InventoryEntry] {
    var members: [ReplaceableMember] = []
    forEachDeclaration(in: module, kinds: [.class, .struct, .enum, .actor]) { found, _ in
      let isClosed =
        found.location.kind != .class
        || found.declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
          .contains("final") == true
      for scope in scopes(of: found, in: [module]) {
        members += scope.members.map {
          ReplaceableMember(declaration: $0, scope: scope, owner: found)
        }.filter { isClosed || $0.declaration.isStaticMember }
      }
    }
    if let source = self.module(module)?.module {
      members += functions(in: module).map { declaration, region in
        let declaration = DeclSyntax(declaration)
        return ReplaceableMember(
          declaration: declaration,
          scope: MemberScope(declaration: declaration, region: region, module: source), owner: nil)
      }
    }
    return members.compactMap(\.entry).sorted {
      ($0.fileLocation.path, $0.fileLocation.line) < ($1.fileLocation.path, $1.fileLocation.line)
    }
  }
}

extension ReplaceableMember {
  /// The line of the declaration in a list, or `nil` if no verb can name it.
  fileprivate var entry: InventoryEntry? {
    guard access != .fileprivate, fits(.all, isStatic: nil), !isMocked else { return nil }
    let isStatic = owner != nil && declaration.isStaticMember
    return InventoryEntry(
      title: (isStatic ? "static " : "") + (path + [name]).joined(separator: "."),
      fileLocation: fileLocation,
      mock: nil, reasons: refusal(of: .all).map { [$0] } ?? [])
  }
}
