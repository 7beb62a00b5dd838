import MockEmitter
import SwiftSyntax

/// Collects the types of parameters and results that a declaration's members use, as the names that
/// they are written with.
final class SignatureTypes: SyntaxVisitor {
  /// The names, each with those of the types around it.
  private(set) var types: Set<[String]> = []

  /// Collects the types of declarations.
  static func types(in declarations: [DeclSyntax]) -> Set<[String]> {
    let visitor = SignatureTypes(viewMode: .sourceAccurate)
    for declaration in declarations { visitor.walk(declaration) }
    return visitor.types
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    types.insert([node.name.bareText])
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let names = TypeSyntax(node).nameComponents { types.insert(names) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ImportPlanner {
  /// Returns the types whose values cannot be recorded.
  ///
  /// - Parameters:
  ///   - declarations: The declarations that use the types.
  ///   - user: The declaration from which the names are looked up.
  ///   - inherited: The types that it inherits, which can have aliases as members.
  func unrecordableTypes(
    in declarations: [DeclSyntax], of user: ResolvedType, _ inherited: [ResolvedType]
  ) -> UnrecordableTypes {
    var unrecordable = UnrecordableTypes()
    guard user.origin != .compiled else { return unrecordable }
    let modules =
      [user.location.module] + codebase.reached(from: codebase.imports(of: user)).sources
    let types = SignatureTypes.types(in: declarations)
    unrecordable.functionAliases = codebase.functionAliases(
      among: types, in: declarations, of: [user] + inherited, seeing: modules)
    for names in types {
      guard let name = names.last else { continue }
      let canHide = names.count == 1 && UnrecordableTypes.isInLibrary(name)
      guard
        canHide
          || modules.contains(where: { module in
            codebase.locations(name, in: module).contains(where: \.isUnrecordable)
          }),
        let location = codebase.sourceType(names, from: user)?.location
      else { continue }
      if location.isUnrecordable {
        unrecordable.names.insert(names.joined(separator: "."))
        if location.isNonescapable { unrecordable.nonescapableNames.insert(name) }
      } else if canHide {
        unrecordable.recordableNames.insert(name)
      }
    }
    return unrecordable
  }
}

/// The names of types that the signatures of one declaration use.
struct SignatureUse: Sendable {
  /// The module of the declaration.
  let module: String

  /// The names that the module declares.
  let declared: Set<String>

  /// The other names, such as those that the files of the declaration import.
  let foreign: Set<String>

  /// The declaration, and the declarations whose members its mock repeats.
  let users: [TypeLocation]
}
