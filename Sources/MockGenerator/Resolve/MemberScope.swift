import MockEmitter
import SwiftSyntax

/// A scope with declarations: a type, an extension, or a free function.
struct MemberScope {
  /// The type or extension, or the free function itself.
  let declaration: DeclSyntax

  /// The parsed region around it.
  let region: ParsedRegion

  /// The module that it is in.
  let module: SourceModule

  /// The declarations, those between `#if` and `#endif` among them.
  var members: [DeclSyntax] {
    let block = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock
    return block?.members.flattened ?? [declaration]
  }

  /// The extension that it is, or `nil` for a type.
  var `extension`: ExtensionDeclSyntax? { declaration.as(ExtensionDeclSyntax.self) }
}

extension Codebase {
  /// Returns a type and its extensions that are visible to tests.
  ///
  /// - Parameters:
  ///   - found: The type.
  ///   - modules: The modules that are visible to tests.
  func scopes(of found: ResolvedType, in modules: [String]) -> [MemberScope] {
    guard let path = found.enclosingPath, let home = module(found.location.module) else {
      return []
    }
    let own = MemberScope(
      declaration: found.declaration, region: found.region, module: home.module)
    return [own]
      + scopes(ofExtensions: path + [found.location.name], from: found.location.module, in: modules)
  }

  /// Returns the extensions of a type.
  ///
  /// - Parameters:
  ///   - names: The name of the type, after those of the types around it.
  ///   - home: The module of the type, if it has sources.
  ///   - modules: The modules that are visible to tests.
  func scopes(
    ofExtensions names: [String], from home: String?, in modules: [String]
  ) -> [MemberScope] {
    let all = [home].compactMap { $0 } + modules.filter { $0 != home }
    return all.flatMap { name -> [MemberScope] in
      guard let module = module(name)?.module else { return [] }
      return extensions(of: names, from: home, in: name).map {
        MemberScope(declaration: DeclSyntax($0.declaration), region: $0.region, module: module)
      }
    }
  }
}
