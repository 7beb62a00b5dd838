import SwiftSyntax

extension DeclModifierListSyntax {
  /// The access that the modifiers say; nil for none.
  var access: Access? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return .public
      case .keyword(.package): return .package
      case .keyword(.internal): return .internal
      case .keyword(.fileprivate), .keyword(.private): return .fileprivate
      default: break
      }
    }
    return nil
  }

  /// The access of a declaration, which that of an extension around it decides if it says nothing.
  ///
  /// - Parameter lexicalContext: the declarations around it, from the inside to the outside
  func access(in lexicalContext: [Syntax]) -> Access {
    if let access { return access }
    let surrounding = lexicalContext.first?.as(ExtensionDeclSyntax.self)
    return surrounding?.modifiers.access ?? .internal
  }

  /// The modifier that says who can set a property, such as `private`; nil for none.
  var setterModifier: String? { first { $0.detail?.detail.text == "set" }?.name.text }

  /// Whether a modifier is there.
  func contains(_ name: String) -> Bool { contains { $0.detail == nil && $0.name.text == name } }
}

extension AccessorBlockSyntax {
  /// Whether the accessors only watch a value, which is stored.
  var isOfObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeListSyntax {
  /// Whether an attribute is there, with or without the name of a module before its own.
  func contains(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last == name }
  }

  /// The attributes that say who sees a declaration and where, each on one line: `@available` and
  /// `@_spi`.
  var availability: [String] {
    compactMap {
      guard let attribute = $0.as(AttributeSyntax.self),
        Self.visibility.contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return attribute.lineText
    }
  }

  /// The names of these attributes.
  static let visibility: Set<String> = ["available", "_spi"]

  /// Whether the attributes say that nobody can use the declaration.
  var areUnavailable: Bool {
    availability.contains { text in
      text.contains("unavailable") && text.filter { $0 != " " }.hasPrefix("@available(*")
    }
  }
}
