import MockEmitter
import SwiftSyntax

extension Codebase {
  /// Returns the types for which the types of parameters and results are aliases, by the spelling of
  /// the alias without generic arguments: function types, and types that older systems lack.
  ///
  /// A closure that may not outlive the call is recorded in another way than other arguments, and an
  /// alias does not show that it stands for a closure.
  ///
  /// - Parameters:
  ///   - types: The types that the declarations use, as they are written.
  ///   - declarations: The declarations.
  ///   - users: The types whose declarations they are, from which the aliases are looked up.
  ///   - modules: The modules with sources that the types see.
  func functionAliases(
    among types: Set<[String]>, in declarations: [DeclSyntax], of users: [ResolvedType],
    seeing modules: [String]
  ) -> [String: TypeSyntax] {
    let candidates = types.filter { names in
      modules.contains { module in
        locations(names.last ?? "", in: module).contains { $0.kind == .typealias }
      }
    }
    guard !candidates.isEmpty else { return [:] }
    let parameters = IntroducedTypeNames.names(in: declarations)
    var aliases: [String: TypeSyntax] = [:]
    for names in candidates where !parameters.contains(names[0]) {
      let path = Array(names.drop { $0 == "Self" })
      let found = users.lazy.compactMap { self.functionType(aliasedBy: path, from: $0, depth: 0) }
      aliases[names.joined(separator: ".")] = found.first
    }
    return aliases
  }

  /// Returns the type that an alias stands for if it is a function type or has a part that older
  /// systems lack, or `nil` for any other type.
  private func functionType(
    aliasedBy names: [String], from user: ResolvedType, depth: Int
  ) -> TypeSyntax? {
    guard depth < 8, let name = names.last else { return nil }
    let inside = (user.enclosingPath ?? []) + [user.location.name] + names.dropLast()
    let found =
      types(name, inside, in: user.location.module).first ?? sourceType(names, from: user)
    guard let found, let alias = found.resolvedDeclaration.as(TypeAliasDeclSyntax.self) else {
      return nil
    }
    let target = alias.initializer.value
    guard let names = target.nameComponents else {
      let isFunction = TypeShape(target).function != nil
      return isFunction || !UnrecordableTypes().systems(with: [target]).includeAll
        ? target.detached : nil
    }
    return functionType(aliasedBy: names, from: found, depth: depth + 1)
  }
}
