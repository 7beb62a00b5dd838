import MockEmitter
import SwiftSyntax

/// The declaration of a type that was found and parsed.
struct ResolvedType {
  /// The location.
  let location: TypeLocation

  /// The origin of the module.
  let origin: SourceModule.Origin

  /// The parsed region around it.
  let region: ParsedRegion

  /// The declaration in the parsed region.
  let declaration: DeclSyntax

  /// The declaration with resolved compilation conditions, for emission.
  var resolvedDeclaration: DeclSyntax

  /// The SPI group that the declaration belongs to, if the tests do not import it, or `nil`.
  let missingSPI: String?

  /// The declarations around it, from the inside to the outside, `#if` not among them.
  let context: [Syntax]

  /// The `#if` conditions around it, from the outside to the inside.
  var conditions: [String]

  /// A Boolean value that indicates whether the name of the module means a type.
  private let isModuleHidden: Bool

  /// Creates the type that is declared at a location.
  ///
  /// - Parameters:
  ///   - location: The location.
  ///   - module: The module.
  ///   - region: The parsed region around the location.
  ///   - isModuleHidden: A Boolean value that indicates whether the name of the module means a type.
  ///   - groups: Returns the SPI groups that the tests import from the module.
  /// - Returns: `nil` if no declaration of a type has its name at the location.
  init?(
    _ location: TypeLocation, _ module: SourceModule, _ region: ParsedRegion,
    isModuleHidden: Bool, importedSPI groups: () -> Set<String>
  ) {
    guard let declaration = region.declaration(at: location.offset) else { return nil }
    self.location = location
    self.origin = module.origin
    self.region = region
    self.isModuleHidden = isModuleHidden
    let enclosingNodes = sequence(first: Syntax(declaration), next: \.parent).dropFirst()
    let names = ConditionResolver(module.conditions)
    conditions = enclosingNodes.compactMap {
      $0.as(IfConfigClauseSyntax.self)?.conditionText(names.text)
    }
    .reversed()
    context = enclosingNodes.filter {
      ($0.is(DeclSyntax.self) && !$0.is(IfConfigDeclSyntax.self)) || $0.is(ClosureExprSyntax.self)
        || $0.is(CodeBlockSyntax.self)
    }
    self.declaration = declaration
    let spi = ([Syntax(declaration)] + context).flatMap {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes.spiGroups ?? []
    }
    missingSPI =
      module.origin == .own || spi.isEmpty || !groups().isDisjoint(with: spi)
      ? nil : spi.sorted().first
    var resolved = names.resolvingConditions(in: declaration)
    if module.origin == .compiled {
      resolved = StandardProtocols.implementable(resolved, of: module.name)
      if location.isTopLevel, module.importedTypes?.contains(location.name) == true,
        let imported = resolved.as(ProtocolDeclSyntax.self), !imported.attributes.contains("objc")
      {
        resolved = DeclSyntax(ImportedDeclaration.completed(imported))
      }
    }
    if module.origin == .testable || module.origin == .published {
      resolved = ForeignVisibility.visible(resolved, groups: groups)
    }
    resolvedDeclaration =
      ExecutionSpelling(for: declaration, of: module)?.rewrite(resolved).as(DeclSyntax.self)
      ?? resolved
  }

  /// The names of the types around the declaration, from the outside to the inside, or `nil` if it
  /// is in another kind of scope.
  var enclosingPath: [String]? {
    var path: [String] = []
    for node in context {
      if let named = node.asProtocol((any NamedDeclSyntax).self), !node.is(FunctionDeclSyntax.self)
      {
        path.insert(named.name.bareText, at: 0)
      } else if let extended = node.as(ExtensionDeclSyntax.self) {
        path.insert(contentsOf: extended.extendedType.nameComponents ?? [], at: 0)
      } else {
        return nil
      }
    }
    if path.first == location.module, path.count > 1, !isModuleHidden { path.removeFirst() }
    return path
  }

  /// The full name, such as `Outer.Inner`.
  var fullName: String { ((enclosingPath ?? []) + [location.name]).joined(separator: ".") }

  /// The kind, the name and the file, such as `protocol Desk.Drawer (Shop/Desk.swift)`. Neither the folder
  /// nor the line, which would change generated files that are checked in.
  var title: String {
    let file = region.path.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let place =
      switch origin {
      case .own: "\(file)"
      case .testable, .published, .header: "\(location.module)/\(file)"
      case .compiled: location.module
      }
    return "\(location.kind.rawValue) \(fullName) (\(place))"
  }

  /// The access of the declaration, limited by the access of the declarations around it.
  var access: Access {
    if origin == .compiled { return .public }
    var access = declaration.declaredAccess
    var narrowest = access ?? .public
    for node in context {
      let around = node.declaredAccess
      if node.is(ExtensionDeclSyntax.self) {
        access = access ?? around
      } else {
        access = access ?? .internal
        narrowest = min(narrowest, around ?? .internal)
      }
    }
    return min(narrowest, access ?? .internal)
  }

  /// The module that the file with the mock belongs to, or `nil` for the file of compiled modules.
  var fileModule: String? { origin == .compiled ? nil : location.module }

  /// A Boolean value that indicates whether the declaration has `@Mockable`.
  var isMockable: Bool {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      .contains("Mockable") ?? false
  }
}

extension ResolvedType {
  /// Whether the declaration is a protocol for Objective-C.
  var isObjectiveC: Bool {
    resolvedDeclaration.as(ProtocolDeclSyntax.self)?.attributes.contains("objc") ?? false
  }

  /// A Boolean value that indicates whether the declaration is a struct of closures, which can have
  /// a mock.
  var hasClosures: Bool { closures != nil }

  /// The struct of closures, or `nil` for any other declaration.
  var closures: ClosureStruct? {
    resolvedDeclaration.as(StructDeclSyntax.self).flatMap(ClosureStruct.init)
  }
}

extension SyntaxProtocol {
  /// The explicit access of a declaration, or `nil` if there is none.
  fileprivate var declaredAccess: Access? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.access
  }
}

extension ExtensionDeclSyntax {
  /// A Boolean value that indicates whether the extension is in a generated file.
  var isGenerated: Bool {
    root.as(SourceFileSyntax.self)?.leadingTrivia.description.hasPrefix(MockFile.firstLine) ?? false
  }
}
