import SwiftSyntax

extension DummyPlanner {
  /// Returns the initializers of a struct or class, the one that the compiler writes first, or `nil`
  /// if they are not certain.
  func initializers(of found: ResolvedType) -> [InitializerShape]? {
    guard let declaration = found.resolvedDeclaration.asProtocol((any DeclGroupSyntax).self) else {
      return nil
    }
    let members = declaration.memberBlock.members
    guard !members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) else { return nil }
    var initializers = members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self).map { InitializerShape($0) }
    }
    // The written ones of a struct hide the one of the compiler only if they are in its body.
    if initializers.isEmpty, let declaration = declaration.as(StructDeclSyntax.self) {
      initializers = [InitializerShape(memberwise: declaration)].compactMap { $0 }
    }
    let modules = [found.location.module, options.own].compactMap { $0 }
    for surroundings in codebase.extensions(of: found, in: modules) {
      for item in surroundings.memberBlock.members {
        guard let initializer = item.decl.as(InitializerDeclSyntax.self) else { continue }
        initializers.append(InitializerShape(initializer, in: surroundings))
      }
    }
    return initializers
  }

  /// Returns a Boolean value that indicates whether values of a type can certainly not be made, so
  /// that a test must pass the argument.
  ///
  /// The runtime makes no functions with a result of the sources, no metatypes and no objects of
  /// classes that do not provide a default value, and nothing that has such a part.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - situation: The place in which it is written.
  ///   - depth: The number of types around it.
  func certainlyHasNoDefault(
    _ type: TypeSyntax, in situation: DefaultSituation, depth: Int = 0
  ) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return !attributed.attributes.isEmpty || !attributed.specifiers.isEmpty
    }
    if type.is(FunctionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self) { return true }
    if let tuple = type.as(TupleTypeSyntax.self) {
      return tuple.elements.contains { certainlyHasNoDefault($0.type, in: situation, depth: depth) }
    }
    guard depth < 8, let names = type.nameComponents, !situation.ownNames.contains(names[0]) else {
      return false
    }
    guard let found = defaults.found(names, in: situation) else {
      return Self.pointers.contains(names.last ?? "")
    }
    switch found.location.kind {
    case .protocol: return false
    case .typealias:
      return found.aliasedType.map {
        certainlyHasNoDefault($0, in: situation.inside(found), depth: depth + 1)
      } ?? false
    case .class, .actor: return !providesDefault(found)
    case .enum where found.partTypes.isEmpty: return false
    case .enum:
      return !providesDefault(found)
        && found.partTypes.allSatisfy {
          certainlyHasNoDefault($0, in: situation.inside(found), depth: depth + 1)
        }
    case .struct:
      return !providesDefault(found)
        && found.partTypes.contains {
          certainlyHasNoDefault($0, in: situation.inside(found), depth: depth + 1)
        }
    }
  }

  /// Types of the standard library that point to something.
  private static let pointers: Set<String> = [
    "AnyKeyPath", "CheckedContinuation", "KeyPath", "OpaquePointer", "PartialKeyPath",
    "ReferenceWritableKeyPath", "UnsafeContinuation", "UnsafeMutablePointer",
    "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer", "Unmanaged", "WritableKeyPath",
  ]

  /// Returns a Boolean value that indicates whether a type provides its default value itself.
  private func providesDefault(_ type: ResolvedType) -> Bool {
    let modules = (options.own.map { [$0] } ?? []) + codebase.sourceModules
    let clauses =
      [type.declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause]
      + codebase.extensions(of: type, in: modules).map(\.inheritanceClause)
    return clauses.contains { clause in
      (clause?.inheritedTypes).elements.contains {
        $0.type.nameComponents?.last == "DefaultValueProviding"
      }
    }
  }
}
