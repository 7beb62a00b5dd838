package import SwiftSyntax

extension DeclModifierListSyntax {
  /// The explicit access, or `nil` if there is none.
  package var access: Access? {
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
  package func access(in lexicalContext: [Syntax]) -> Access {
    if let access { return access }
    let surrounding = lexicalContext.first?.as(ExtensionDeclSyntax.self)
    return surrounding?.modifiers.access ?? .internal
  }

  /// The access modifier of the setter, such as `private`, or `nil` if there is none.
  var setterModifier: String? { first { $0.detail?.detail.text == "set" }?.name.text }

  /// Returns a Boolean value that indicates whether a modifier is present.
  package func contains(_ name: String) -> Bool {
    contains { $0.detail == nil && $0.name.text == name }
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether the accessors only observe a stored value.
  package var isOfObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeListSyntax {
  /// Returns a Boolean value that indicates whether an attribute is present, with or without the
  /// name of its module.
  package func contains(_ name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.nameComponents?.last == name }
  }

  /// The attributes that restrict the visibility of a declaration, each on one line: `@available`
  /// and `@_spi`.
  package var availability: [String] {
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
  package var areUnavailable: Bool {
    availability.contains { text in
      text.holds("unavailable") && text.filter { $0 != " " }.hasPrefix("@available(*")
    }
  }

  /// A Boolean value that indicates whether the declaration is unavailable on some systems or in some
  /// versions: an attribute does more than deprecate or rename it.
  package var mayMakeUnavailable: Bool {
    availability.contains { text in
      text.hasPrefix("@available")
        && (!(text.holds("deprecated") || text.holds("renamed")) || text.holds("unavailable")
          || text.holds("obsoleted") || text.holds("introduced"))
    }
  }

  /// A Boolean value that indicates whether an attribute determines where a function runs.
  package var isolate: Bool {
    contains { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.nameComponents?.last else {
        return false
      }
      return name == "concurrent" || name == "isolated" || name.hasSuffix("Actor")
    }
  }

  /// The attribute that isolates a declaration, or nothing.
  package var isolatingText: String {
    first { AttributeListSyntax([$0]).isolate }?.lineText ?? ""
  }
}

extension DeclarationContext {
  /// Creates the context of a member from the declarations around it.
  ///
  /// - Parameters:
  ///   - lexicalContext: The declarations, from the inside to the outside.
  ///   - file: The file, as `#fileID` gives it.
  init(_ lexicalContext: [Syntax], file: String) {
    let names = lexicalContext.compactMap {
      $0.asProtocol((any NamedDeclSyntax).self)?.name.bareText
        ?? $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }
    let module = String(file.prefix { $0 != "/" })
    let innermost = lexicalContext.first
    self.init(
      name: names.first ?? module,
      kind: innermost == nil
        ? .module : innermost?.is(ClassDeclSyntax.self) == true ? .aClass : .type,
      path: ([file] + names.reversed()).joined(separator: " "))
  }
}

extension [Syntax] {
  /// A Boolean value that indicates whether a declaration inside these is one of a type or of a
  /// file.
  var isOfTypeOrFile: Bool {
    guard let innermost = first else { return true }
    return innermost.asProtocol((any DeclGroupSyntax).self) != nil
  }
}

extension ClosedProtocol {
  /// Creates the reason why a protocol is closed, or `nil` if other modules can use it.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - lexicalContext: The declarations around it, from the inside to the outside.
  init?(_ declaration: ProtocolDeclSyntax, in lexicalContext: [Syntax]) {
    var access =
      declaration.attributes.contains("usableFromInline")
      ? .public : declaration.modifiers.access(in: lexicalContext)
    var isInUnknownExtension = false
    for (position, syntax) in lexicalContext.enumerated() {
      if let surrounding = syntax.as(ExtensionDeclSyntax.self) {
        // The compiler checks that the type is as visible as its extension says.
        guard let explicit = surrounding.modifiers.access else {
          isInUnknownExtension = true
          continue
        }
        access = min(access, explicit)
      } else if let group = syntax.asProtocol((any DeclGroupSyntax).self),
        !group.attributes.contains("usableFromInline")
      {
        let rest = Array(lexicalContext.dropFirst(position + 1))
        access = min(access, group.modifiers.access(in: rest))
      }
    }
    switch access {
    case .fileprivate: self = .file
    case .internal: self = .module
    case .package, .public:
      guard isInUnknownExtension else { return nil }
      self = .unknownExtension
    }
  }
}
