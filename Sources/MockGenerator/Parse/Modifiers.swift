import SwiftSyntax

extension DeclModifierListSyntax {
  /// The explicit access, or `nil` if there is none.
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

  /// Returns the access of a declaration. If it has no modifier, the extension around it decides.
  ///
  /// - Parameter lexicalContext: The declarations around it, from the inside to the outside.
  func access(in lexicalContext: [Syntax]) -> Access {
    if let access { return access }
    let surrounding = lexicalContext.first?.as(ExtensionDeclSyntax.self)
    return surrounding?.modifiers.access ?? .internal
  }

  /// The access modifier of the setter, such as `private`, or `nil` if there is none.
  var setterModifier: String? { first { $0.detail?.detail.text == "set" }?.name.text }

  /// Returns a Boolean value that indicates whether a modifier is present.
  func contains(_ name: String) -> Bool { contains { $0.detail == nil && $0.name.text == name } }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether the accessors only observe a stored value.
  var isOfObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeListSyntax {
  /// Returns a Boolean value that indicates whether an attribute is present, with or without the
  /// name of its module.
  func contains(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last == name }
  }

  /// The attributes that restrict the visibility of a declaration, each on one line: `@available`
  /// and `@_spi`.
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

  /// A Boolean value that indicates whether the declaration is unavailable everywhere.
  var areUnavailable: Bool {
    availability.contains { text in
      text.contains("unavailable") && text.filter { $0 != " " }.hasPrefix("@available(*")
    }
  }
}
