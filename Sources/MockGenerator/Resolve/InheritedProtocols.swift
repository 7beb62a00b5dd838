import MockEmitter
import SwiftParser
import SwiftSyntax

/// The protocols that a protocol inherits, directly or not.
struct InheritedProtocols {
  /// The inherited protocols, each once, the nearest first.
  private(set) var protocols: [ResolvedType] = []

  /// The inherited types that decide what the mock is declared as. They have no members to look up.
  private(set) var others: [TypeSyntax] = []

  /// The protocols of the standard library whose requirements other inherited protocols bring.
  private(set) var standardProtocols: Set<String> = []

  /// A Boolean value that indicates whether the protocol inherits from the standard library what
  /// mocks must implement.
  private(set) var hasStandardProtocols = false

  /// The names of the inherited protocols whose declarations were found.
  private(set) var foundProtocols: Set<String> = []

  /// The inherited types whose declarations were not found, each with the protocol that names it.
  private(set) var missing: [(type: TypeSyntax, inheritor: ResolvedType)] = []

  /// The classes that mocks would have to inherit from, each with the declaration that names it, and
  /// its type.
  private(set) var classes:
    [(found: ResolvedType, name: TypeSyntax, inheritor: ResolvedType, type: TypeSyntax)] = []

  /// The inherited protocols of the standard library that cannot be mocked, each with the
  /// declaration that names it.
  private(set) var refused: [(found: ResolvedType, type: TypeSyntax, inheritor: ResolvedType)] = []

  /// The requirements of the `where` clauses.
  private(set) var requirements: [String] = []

  /// The declarations that were visited.
  private var visited: Set<TypeLocation>

  /// The declaration that inherits the protocols.
  private let root: TypeLocation

  /// The modules, which keep the list.
  private unowned let codebase: Codebase

  /// Types without requirements that mocks would have to implement.
  private static let markers: Set<String> = [
    "Any", "AnyActor", "BitwiseCopyable", "Copyable", "Escapable", "class",
  ]

  /// Creates the list of what a protocol, or the composition of a `typealias`, inherits.
  ///
  /// `Codebase.inherited(by:)` creates it once for each declaration.
  init(of type: ResolvedType, in codebase: Codebase) {
    self.codebase = codebase
    root = type.location
    visited = [type.location]
    visit(type, isRoot: true)
  }

  /// Visits the types that a declaration names.
  ///
  /// - Parameters:
  ///   - found: The declaration.
  ///   - name: The name of a `typealias` with its generic arguments, or `nil` for other declarations.
  ///   - isRoot: Whether the list is of the declaration.
  private mutating func visit(
    _ found: ResolvedType, as name: TypeSyntax? = nil, isRoot: Bool = false
  ) {
    if let declaration = found.resolvedDeclaration.as(ProtocolDeclSyntax.self) {
      for inherited in (declaration.inheritanceClause?.inheritedTypes).elements {
        visit(inherited.type, in: found)
      }
      guard let clause = declaration.genericWhereClause else { return }
      for requirement in clause.requirements {
        if case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == "Self"
        {
          visit(conformance.rightType, in: found)
        }
        if !isRoot { requirements.append(requirement.requirement.lineText) }
      }
    } else if let alias = found.resolvedDeclaration.as(TypeAliasDeclSyntax.self) {
      visit(alias.initializer.value, in: found, as: name.map(alias.value))
    }
  }

  /// Visits a type that is inherited.
  ///
  /// - Parameters:
  ///   - type: The written type.
  ///   - inheritor: The declaration that names it.
  ///   - resolved: The type with other generic arguments, or `nil` for the written ones.
  private mutating func visit(
    _ type: TypeSyntax, in inheritor: ResolvedType, as resolved: TypeSyntax? = nil
  ) {
    let resolved = resolved ?? type
    if let composition = type.as(CompositionTypeSyntax.self) {
      let elements = resolved.as(CompositionTypeSyntax.self) ?? composition
      for (element, resolved) in zip(composition.elements, elements.elements) {
        visit(element.type, in: inheritor, as: resolved.type)
      }
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      visit(attributed.baseType, in: inheritor)
    } else if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
      visit(constrained.constraint, in: inheritor)
    } else if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      visit(only.type, in: inheritor)
    } else if let components = type.nameComponents, let name = components.last {
      visit(name, components, type, in: inheritor, as: resolved)
    }
  }

  /// Visits a type that is inherited by its name.
  private mutating func visit(
    _ name: String, _ components: [String], _ type: TypeSyntax, in inheritor: ResolvedType,
    as resolved: TypeSyntax
  ) {
    if StandardRequirements.areKnown(name), inheritor.origin != .compiled,
      inheritor.location.kind == .protocol, codebase.sourceType(components, from: inheritor) == nil
    {
      hasStandardProtocols = true
      others.append(type)
      requirements += StandardRequirements.primaryRequirements(type)
      if inheritor.location != root { standardProtocols.insert(name) }
      return
    }
    if Self.markers.contains(name) || ProtocolParser.protocolsToConformTo.contains(name) {
      others.append(type)
      return
    }
    guard let found = codebase.type(components, from: inheritor) else {
      missing.append((type, inheritor))
      return
    }
    switch found.location.kind {
    case .protocol:
      foundProtocols.insert(name)
      if found.isStandard { hasStandardProtocols = true }
      requirements += found.primaryRequirements(type)
      guard visited.insert(found.location).inserted else { return }
      if found.standardRefusal != nil { refused.append((found, type, inheritor)) }
      protocols.append(found)
      visit(found)
    case .typealias:
      guard visited.insert(found.location).inserted else { return }
      visit(found, as: resolved)
    case .class: classes.append((found, type, inheritor, resolved))
    case .struct, .enum, .actor: missing.append((type, inheritor))
    }
  }
}

extension InheritedProtocols {
  /// The locations of the inherited protocols.
  var locations: Set<TypeLocation> { Set(protocols.map(\.location)) }

  /// The class that mocks would have to inherit from, or `nil` if there is none, or more than one.
  var onlyClass: ResolvedType? {
    guard let first = classes.first?.found else { return nil }
    return classes.allSatisfy { $0.found.location == first.location } ? first : nil
  }
}

extension ResolvedType {
  /// Returns the requirements for associated types in the generic arguments of a protocol's name.
  fileprivate func primaryRequirements(_ type: TypeSyntax) -> [String] {
    let fixed = declaration.as(ProtocolDeclSyntax.self)?.fixedTypes(type) ?? []
    return fixed.map { "\($0.name) == \($0.type)" }
  }
}

extension Codebase {
  /// Returns a Boolean value that indicates whether the members of a protocol's mocks are in an
  /// extension, which cannot satisfy requirements of `@objc` protocols.
  func hasExtension(_ type: ResolvedType) -> Bool {
    type.context.isEmpty && !type.isObjectiveC && !inherited(by: type).includeObjectiveC
  }
}

extension InheritedProtocols {
  /// Whether one of the inherited protocols is for Objective-C.
  var includeObjectiveC: Bool { protocols.contains(where: \.isObjectiveC) }

  /// Returns the names of the requirements that extensions of the inherited protocols implement.
  func requirementNames(in codebase: Codebase) -> Set<String> {
    protocols.filter { codebase.hasExtension($0) && !$0.isStandard }.reduce(into: []) {
      names, other in
      let declaration = other.resolvedDeclaration.as(ProtocolDeclSyntax.self)
      names.formUnion((declaration?.memberBlock.members.memberKeys ?? []).map(\.name))
    }
  }
}

/// The protocols of the standard library that are special to the compiler.
///
/// Only this list can identify them, because the declarations do not contain what the compiler adds
/// to conforming types. `Scripts/corpus.sh Swift` checks that the mocks of all other protocols
/// compile.
enum StandardProtocols {
  /// Returns why a protocol has no mock, as a phrase that follows its name, with the alternative,
  /// or `nil` if it has one.
  ///
  /// - Parameter name: The name of a protocol of the module `Swift`.
  static func refusal(of name: String) -> String? {
    if markers.contains(name) {
      return "has no members, and the compiler alone decides what conforms to it; mock a protocol "
        + "of your own that inherits from it"
    }
    return refusals[name]
  }

  /// Returns the requirements of a protocol that its interface does not contain.
  ///
  /// - Parameter name: The name of a protocol of the module `Swift`.
  static func hiddenRequirements(of name: String) -> [MemberBlockItemSyntax] {
    guard let text = hidden[name] else { return [] }
    let file = Parser.parse(source: "protocol P {\n\(text)\n}")
    let declaration = file.statements.first?.item.as(ProtocolDeclSyntax.self)
    return (declaration?.memberBlock.members).elements
  }

  /// Returns a declaration without the requirement that the compiler warns about in every conforming
  /// type: `enqueue(_: consuming Job)` of executors, for which there is a default implementation.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - module: The module that declares it.
  static func implementable(_ declaration: DeclSyntax, of module: String) -> DeclSyntax {
    guard ["Swift", "_Concurrency"].contains(module),
      var executor = declaration.as(ProtocolDeclSyntax.self),
      executor.name.text.hasSuffix("Executor")
    else { return declaration }
    executor.memberBlock.members = executor.memberBlock.members.filter { item in
      let parameters = item.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      let shape = (parameters?.first?.type).map(TypeShape.init)
      return shape?.specifiers.contains("consuming") != true
        || shape?.value.split(separator: ".").last != "Job"
    }
    return DeclSyntax(executor)
  }

  private static let markers: Set<String> = [
    "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype", "UnsafeSendable",
  ]

  private static let refusals = [
    "Actor": """
    is for actors only, and the compiler implements its requirements; mock a protocol of \
    your own that inherits from it
    """,
    "SIMDScalar": """
    requires 'BitwiseCopyable', and a mock, which is a class, cannot be copied bit by bit; use a \
    real scalar, such as Float
    """,
    "StringProtocol": """
    is for String and Substring, and the standard library allows no other type to conform to it; \
    use a real string
    """,
    "UnicodeCodec": """
    requires a type of parsers for each conforming type, which no mock can provide; use a real \
    codec, such as Unicode.UTF8
    """,
  ]

  private static let hidden = [
    "CVarArg": "var _cVarArgEncoding: [Swift.Int] { get }",
    "FixedWidthInteger": "init(_truncatingBits: Swift.UInt)",
    "StringInterpolationProtocol": "func appendInterpolation(_ value: Any)",
  ]
}

extension ResolvedType {
  /// A Boolean value that indicates whether this is a protocol of the standard library.
  var isStandard: Bool { origin == .compiled && location.module == "Swift" && location.isTopLevel }

  /// The requirements that the interface of the standard library does not contain.
  var hiddenRequirements: [MemberBlockItemSyntax] {
    isStandard ? StandardProtocols.hiddenRequirements(of: location.name) : []
  }

  /// The reason why a protocol of the standard library has no mock, or `nil` if it can have one.
  var standardRefusal: String? {
    isStandard ? StandardProtocols.refusal(of: location.name) : nil
  }
}
