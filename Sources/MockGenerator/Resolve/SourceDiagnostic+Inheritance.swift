import MockEmitter
import SwiftSyntax

/// Diagnostics about what declarations inherit.
extension SourceDiagnostic {
  /// Reports that the declaration of an inherited type was not found.
  static func inheritedTypeNotFound(
    _ type: TypeSyntax, _ inheritor: ResolvedType, failures: [String: String]
  ) -> SourceDiagnostic {
    notFound(
      type, inheritor, failures, "inheritedTypeNotFound",
      "which '\(inheritor.fullName)' inherits, is not a protocol or class in the modules that can be "
        + "read; its members are missing in mocks")
  }

  /// Reports that the superclass was not found.
  static func superclassNotFound(
    _ type: TypeSyntax, _ inheritor: ResolvedType, failures: [String: String]
  ) -> SourceDiagnostic {
    notFound(
      type, inheritor, failures, "superclassNotFound",
      "from which '\(inheritor.fullName)' inherits, is not in the modules that can be read; mocks do "
        + "not override its members")
  }

  private static func notFound(
    _ type: TypeSyntax, _ inheritor: ResolvedType, _ failures: [String: String], _ name: String,
    _ text: String
  ) -> SourceDiagnostic {
    let reasons = failures.sorted { $0.key < $1.key }.map { "; '\($0)' could not be read: \($1)" }
    return SourceDiagnostic(
      inheritor.fileLocation(of: type), "'\(type.trimmedDescription)', \(text)" + reasons.joined(),
      name: name, severity: .warning)
  }

  /// Reports that an open class of a compiled module cannot have subclasses in other modules.
  ///
  /// - Parameters:
  ///   - found: The class to mock.
  ///   - sealed: The class that cannot have subclasses: the same class or a superclass.
  static func nonSubclassableClass(_ found: ResolvedType, _ sealed: ResolvedType)
    -> SourceDiagnostic
  {
    let (name, module) = (found.fullName, sealed.location.module)
    let subject = found.location == sealed.location ? "it" : "its superclass '\(sealed.fullName)'"
    return SourceDiagnostic(
      found.fileLocation,
      "'\(name)' cannot be mocked: \(subject) has members whose types are hidden inside "
        + "'\(module)', and the compiler lets only '\(module)' itself inherit from it; declare "
        + "a protocol with the members to mock and let '\(name)' conform to it",
      name: "nonSubclassableClass")
  }

  /// Reports that a class of a header has generic parameters.
  ///
  /// - Parameter found: The class.
  static func importedGenericClass(_ found: ResolvedType) -> SourceDiagnostic {
    SourceDiagnostic(
      found.fileLocation,
      "'\(found.fullName)' cannot be mocked: it is a generic class of Objective-C, and Swift lets a "
        + "class inherit from it only with concrete types; declare such a subclass and mock that",
      name: "importedGenericClass")
  }

  /// Reports that a type around a declaration hides a module which its mock names.
  ///
  /// - Parameters:
  ///   - found: The declaration to mock.
  ///   - hiding: The type with the name of the module.
  static func hiddenModule(_ found: ResolvedType, _ hiding: ResolvedType) -> SourceDiagnostic {
    SourceDiagnostic(
      found.fileLocation,
      "'\(found.fullName)' cannot be mocked: its mock names types of the module "
        + "'\(hiding.location.name)', and there '\(hiding.fullName)' has that name; rename "
        + "'\(hiding.fullName)', or move '\(found.location.name)' out of the type around it",
      name: "hiddenModule")
  }

  /// Reports that a protocol is in the interface of its module, but hidden from importing modules.
  static func hiddenProtocol(_ found: ResolvedType) -> SourceDiagnostic {
    SourceDiagnostic(
      found.fileLocation,
      "'\(found.fullName)' cannot be mocked: '\(found.location.module)' declares it, and the compiler "
        + "does not show it to other modules; declare a protocol of your own",
      name: "hiddenProtocol")
  }

  /// Reports that a declaration belongs to an SPI that the tests do not import.
  ///
  /// - Parameters:
  ///   - found: The declaration to mock.
  ///   - inherited: The declaration of the SPI, which it inherits, or `nil` if it is that declaration.
  ///   - group: The SPI group.
  static func missingSPI(
    _ found: ResolvedType, inheriting inherited: ResolvedType? = nil, _ group: String
  ) -> SourceDiagnostic {
    let attribute = "@_spi(\(group))"
    let subject = inherited.map { "inherits '\($0.fullName)' of" } ?? "is"
    return SourceDiagnostic(
      found.fileLocation,
      "'\(found.fullName)' cannot be mocked: it \(subject) '\(attribute)', which the tests do not import; "
        + "write '\(attribute) import \(found.location.module)' in the tests, or '--spi \(group)' "
        + "on the command line",
      name: "missingSPI")
  }

  /// Reports that a requirement, or a type that it uses, belongs to an SPI that the tests do not import.
  ///
  /// - Parameters:
  ///   - found: The declaration to mock.
  ///   - missing: The requirement, which the declaration has or inherits.
  static func missingRequirement(
    _ found: ResolvedType, _ missing: Codebase.MissingRequirement
  ) -> SourceDiagnostic {
    let attribute = "@_spi(\(missing.group))"
    let name = MemberKey.all(of: missing.declaration).first?.name ?? "init"
    let subject = missing.usedType.map { "uses '\($0)' of" } ?? "is"
    let member = missing.owner.location.kind == .class ? "member" : "requirement"
    return SourceDiagnostic(
      missing.owner.region.fileLocation(of: missing.declaration),
      "'\(found.fullName)' cannot be mocked: its \(member) '\(name)' \(subject) '\(attribute)', which "
        + "the tests do not import; write '\(attribute) import \(missing.owner.location.module)' in the "
        + "tests, or '--spi \(missing.group)' on the command line",
      name: "missingRequirement")
  }

  /// Reports that a protocol of the standard library has no mock.
  ///
  /// - Parameters:
  ///   - found: The protocol to mock.
  ///   - reason: The reason, which follows the name of the protocol, and what to do instead.
  static func standardProtocol(_ found: ResolvedType, _ reason: String) -> SourceDiagnostic {
    SourceDiagnostic(
      found.fileLocation, "'\(found.fullName)' cannot be mocked: it \(reason)",
      name: "standardProtocol")
  }

  /// Reports that a protocol inherits from one of the standard library that has no mock.
  ///
  /// - Parameters:
  ///   - found: The protocol to mock.
  ///   - refused: The protocol of the standard library.
  ///   - type: The type in the inheritance clause.
  ///   - inheritor: The protocol with the inheritance clause, which is `found` or inherited by it.
  static func inheritedStandardProtocol(
    _ found: ResolvedType, _ refused: ResolvedType, at type: TypeSyntax, _ inheritor: ResolvedType
  ) -> SourceDiagnostic {
    let subject = found.location == inheritor.location ? "it" : "'\(inheritor.fullName)'"
    return SourceDiagnostic(
      inheritor.fileLocation(of: type),
      "'\(found.fullName)' cannot be mocked: '\(type.trimmedDescription)', which \(subject) inherits, "
        + (refused.standardRefusal ?? ""),
      name: "standardProtocol")
  }

  /// Reports that a protocol is for subclasses of several classes, or of one that cannot have them.
  ///
  /// - Parameters:
  ///   - found: The protocol to mock.
  ///   - type: The class in the inheritance clause.
  ///   - inheritor: The protocol with the inheritance clause, which is `found` or inherited by it.
  static func inheritedClass(
    _ found: ResolvedType, _ type: TypeSyntax, _ inheritor: ResolvedType
  ) -> SourceDiagnostic {
    let name = type.trimmedDescription
    let subject =
      found.location == inheritor.location ? "it" : "'\(inheritor.fullName)', which it inherits"
    return SourceDiagnostic(
      inheritor.fileLocation(of: type),
      "'\(found.fullName)' cannot be mocked: only subclasses of '\(name)' can conform to \(subject); "
        + "write the mock yourself, as a subclass with an empty body: class Mock\(found.location.name): "
        + "\(name), \(found.fullName), Mockable { let mock = Mock() }",
      name: "inheritedClass")
  }

  /// Reports that a `typealias` composes a class with protocols.
  static func aliasOfClass(_ alias: ResolvedType, _ found: ResolvedType) -> SourceDiagnostic {
    SourceDiagnostic(
      alias.fileLocation,
      "'\(alias.fullName)' cannot be mocked: it composes the class '\(found.fullName)' with "
        + "protocols; let a subclass of your own conform to them, and mock it",
      name: "aliasOfClass")
  }

  /// Reports that a `typealias` stands for a type without members to mock.
  static func aliasOfNoProtocol(_ alias: ResolvedType) -> SourceDiagnostic {
    SourceDiagnostic(
      alias.fileLocation,
      "'\(alias.fullName)' cannot be mocked: it does not stand for a known protocol; mock a "
        + "protocol, a composition of protocols or a class",
      name: "aliasOfNoProtocol")
  }
}

extension ResolvedType {
  /// Returns the location of a node inside the declaration, or of the declaration if it no longer
  /// contains the node.
  func fileLocation(of node: some SyntaxProtocol) -> FileLocation {
    [self].fileLocation(of: node) ?? fileLocation
  }

  /// Returns a text in the scope that the declaration is in.
  func wrapped(_ text: String) -> String {
    guard let path = enclosingPath, !path.isEmpty else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let indented = lines.map { $0.hasPrefix("#") || $0.isEmpty ? "\($0)\n" : "  \($0)\n" }.joined()
    return "extension \(path.joined(separator: ".")) {\n\(indented)}\n"
  }
}

extension [ResolvedType] {
  /// Returns the location of a node in its file, or of the first declaration if none of the
  /// declarations contains it.
  func fileLocation(of node: some SyntaxProtocol) -> FileLocation? {
    let root = node.root.id
    return first { $0.region.tree.id == root }?.region.fileLocation(of: node) ?? first?.fileLocation
  }
}
