import MockEmitter
import SwiftSyntax

/// A class of a chain of superclasses, as a subclass sees it.
struct OverriddenClass {
  /// The class, with the members of categories that a subclass overrides.
  var type: ResolvedType

  /// The extensions, without these members.
  var extensions: [ExtensionDeclSyntax]

  /// The further members that a subclass does not override, each with the reason.
  var refusals: [Refusal] = []

  /// Returns a class and its superclasses, the nearest first.
  ///
  /// - Parameters:
  ///   - chain: The class and its superclasses, the nearest first.
  ///   - modules: The modules that may extend the classes.
  ///   - codebase: The modules.
  static func chain(
    _ chain: [ResolvedType], extendedBy modules: [String], in codebase: Codebase
  ) -> [Self] {
    var required: [InitializerDeclSyntax] = []
    let classes = chain.reversed().map { type in
      var found = Self(type: type, extensions: codebase.extensions(of: type, in: modules))
      found.complete(&required, in: codebase)
      return found
    }
    return classes.reversed()
  }

  /// Adds what the interface of a header does not show.
  ///
  /// - Parameters:
  ///   - required: The initializers that the protocols of the superclasses require, to which those of
  ///     this class are added.
  ///   - codebase: The modules.
  private mutating func complete(
    _ required: inout [InitializerDeclSyntax], in codebase: Codebase
  ) {
    guard codebase.isImported(type),
      var declaration = type.resolvedDeclaration.as(ClassDeclSyntax.self)
    else { return }
    let known = Set(required.map(\.displayName))
    let clauses = [declaration.inheritanceClause] + extensions.map(\.inheritanceClause)
    for inherited in clauses.flatMap({ ($0?.inheritedTypes).elements }) {
      required += codebase.initializers(of: inherited.type, from: type)
    }
    // The categories of `NSObject` are about all classes.
    if declaration.name.text != "NSObject" {
      var categories = codebase.extensions(of: type, in: [])
      declaration.move(categories: &categories)
      extensions.replaceSubrange(..<categories.count, with: categories)
    }
    refusals = ImportedDeclaration.refusals(declaration)
    declaration.removeUninheritedMembers()
    let declared = declaration.initializerNames.union(known)
    declaration.require(Set(required.map(\.displayName)))
    declaration.add(required.filter { !declared.contains($0.displayName) })
    type.resolvedDeclaration = DeclSyntax(declaration)
  }
}

extension Codebase {
  /// Returns a Boolean value that indicates whether an Objective-C header declares a type.
  func isImported(_ type: ResolvedType) -> Bool {
    guard type.origin == .compiled, type.location.isTopLevel else { return false }
    return module(type.location.module)?.module.importedTypes?.contains(type.location.name) ?? false
  }

  /// Returns the initializers that a protocol of a header requires, such as `init(coder:)`.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - user: The class that conforms to it.
  fileprivate func initializers(
    of type: TypeSyntax, from user: ResolvedType
  ) -> [InitializerDeclSyntax] {
    guard let names = type.nameComponents, let found = self.type(names, from: user),
      found.location.kind == .protocol
    else { return [] }
    var initializers: [String: InitializerDeclSyntax] = [:]
    for type in [found] + inherited(by: found).protocols where isImported(type) {
      let declaration = type.resolvedDeclaration.as(ProtocolDeclSyntax.self)
      for item in (declaration?.memberBlock.members).elements {
        guard let initializer = item.decl.as(InitializerDeclSyntax.self) else { continue }
        initializers[initializer.displayName] = initializer
      }
    }
    return initializers.sorted { $0.key < $1.key }.map(\.value)
  }
}
