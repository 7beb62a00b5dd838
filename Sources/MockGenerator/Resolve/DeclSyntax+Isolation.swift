import SwiftSyntax

extension DeclSyntax {
  /// Returns the isolation of a type, so that a declaration in another module can spell it.
  ///
  /// - Parameter defaults: The settings of the module of the type.
  /// - Returns: ``Isolation/inferred`` if the type itself shows other modules its isolation.
  func isolation(byDefault defaults: ModuleDefaults) -> Isolation {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.contains("nonisolated") == true { return .nonisolated }
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    let inherited = self.as(ProtocolDeclSyntax.self)?.inheritanceClause?.inheritedTypes
    if attributes?.isolate == true
      || inherited.elements.contains(where: { $0.type.conformanceNames.contains("Actor") })
    {
      return .inferred
    }
    return defaults.isOnMainActor ? .mainActor : .nonisolated
  }
}

extension Codebase {
  /// Returns the isolation that the mock of a type spells: that of the type, if it is not the
  /// default of the module of the mock.
  ///
  /// In the module of the type, Swift infers the isolation.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - inherited: The types that it inherits.
  ///   - own: The module of the mock.
  func isolation(
    of type: ResolvedType, inheriting inherited: [ResolvedType], in own: String?
  ) -> Isolation {
    guard type.location.module != own else { return .inferred }
    let isolations = ([type] + inherited).map(isolation)
    let isOnMainActor = module(type.location.module)?.module.mockDefaults.isOnMainActor ?? false
    let isDefault = isolations[0] == (isOnMainActor ? .mainActor : .nonisolated)
    return isDefault || isolations.contains(.inferred) ? .inferred : isolations[0]
  }

  /// Returns the isolation of a type.
  private func isolation(of type: ResolvedType) -> Isolation {
    let attributes = type.declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let names = attributes.elements.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last
    }
    guard !names.contains(where: hasGlobalActor) else { return .inferred }
    return type.declaration.isolation(
      byDefault: module(type.location.module)?.module.defaults ?? ModuleDefaults())
  }

  /// Returns a Boolean value that indicates whether a module with sources declares a global actor
  /// with a name.
  func hasGlobalActor(_ name: String) -> Bool { hasType(name, with: "globalActor") }

  /// Returns a Boolean value that indicates whether a module with sources declares a type with a name
  /// and an attribute.
  func hasType(_ name: String, with attribute: String) -> Bool {
    sourceModules.contains { module in
      locations(name, in: module).contains { location in
        found(location)?.has(attribute) ?? false
      }
    }
  }

  /// Returns a Boolean value that indicates whether a type with a name and an attribute is declared in a
  /// module with sources, or in a compiled one that declarations import.
  func hasType(_ name: String, with attribute: String, seenFrom users: [ResolvedType]) -> Bool {
    // Attributes of the compiler, which no module declares, start with a lowercase letter.
    guard name.first?.isUppercase == true else { return false }
    return hasType(name, with: attribute)
      || users.contains { type([name], from: $0)?.has(attribute) ?? false }
  }
}

extension ResolvedType {
  /// Returns a Boolean value that indicates whether the declaration has an attribute.
  fileprivate func has(_ attribute: String) -> Bool {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.contains(attribute) ?? false
  }
}

extension Sequence<MemberBlockItemSyntax> {
  /// The names of the attributes of members, those under conditional compilation among them.
  var attributeNames: Set<String> {
    let lists = allDeclarations.compactMap {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes
    }
    return Set(
      lists.joined().compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last
      })
  }
}
