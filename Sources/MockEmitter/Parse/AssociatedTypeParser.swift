// The room `Parse`: from syntax to the model.
//
// A parser reads one declaration, and reports what cannot be mocked. It looks up no other declaration,
// because the attribute cannot: what is known about them comes as `InheritanceFacts`. No text of a mock
// is written here.

import SwiftDiagnostics
package import SwiftSyntax

/// Reads the associated types of a protocol into generic parameters and type aliases.
package struct AssociatedTypeParser {
  /// The associated types that stay open.
  package private(set) var genericParameters: [MockedProtocol.GenericParameter] = []

  /// The requirements of the open associated types.
  private(set) var genericRequirements: [String] = []

  /// The associated types that are fixed.
  private(set) var typeAliases: [MockedProtocol.TypeAlias] = []

  /// The open associated types whose values may be noncopyable or nonescapable, and so cannot be
  /// recorded.
  private(set) var unrecordableNames: Set<String> = []

  /// Those whose values may be nonescapable, and cannot be results.
  private(set) var nonescapableNames: Set<String> = []

  /// The diagnostics.
  private(set) var diagnostics: [Diagnostic] = []

  /// The associated types that the members declare, and other names for them.
  private var declared = DeclaredTypes()

  /// The requirements of `where` clauses that are not aliases: two types with `==` or `:` between
  /// them.
  private var requirements: [(left: String, relation: String, right: String)] = []

  /// The associated types whose own associated types depend on the conforming type.
  private var ties = TypeTies()

  /// The name of the protocol.
  private let protocolName: String

  /// The names of its primary associated types.
  private let primaryTypes: [String]

  /// The mocks that stand for associated types whose own associated type is the mock.
  private let tiedTypes: [String: String]

  /// The `where` clause of the protocol.
  private let whereClause: GenericWhereClauseSyntax?

  /// The associated types that the standard library fixes.
  private let standardTypes: [(name: String, type: String)]

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - standard: The requirements that it inherits from the standard library.
  ///   - tiedTypes: The mocks that stand for associated types whose own associated type is the mock.
  package init(
    _ declaration: ProtocolDeclSyntax, _ standard: StandardRequirements,
    tiedTypes: [String: String] = [:]
  ) {
    protocolName = declaration.name.text
    primaryTypes = (declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes).elements.map(
      \.name.text)
    self.tiedTypes = tiedTypes
    whereClause = declaration.genericWhereClause
    standardTypes = standard.fixedTypes
  }

  /// Reads the `where` clause of the protocol, and the associated types among members.
  package mutating func parse(_ items: [MemberBlockItemSyntax]) {
    declared = DeclaredTypes(items)
    if let whereClause { read(whereClause) }
    for (name, type) in standardTypes { require(name, type) }
    fixLiterals()
    // A generic parameter cannot be a type that depends on the mock, but the default can.
    var seen = Set(typeAliases.map(\.name))
    for type in declared.types {
      guard let value = type.initializer?.value.lineText.withoutSelf,
        seen.insert(type.name.text).inserted, value.mentions("Self")
      else { continue }
      typeAliases.append(MockedProtocol.TypeAlias(name: type.name.text, type: value))
    }
    for type in declared.types {
      if let clause = type.genericWhereClause {
        read(clause, availability: type.attributes.availability)
      }
      for constraint in (type.inheritanceClause?.inheritedTypes).elements.flatMap(\.type.namedTypes)
      {
        let own = constraint.name == protocolName ? primaryTypes : nil
        ties.read(constraint.type, of: type.name.text, primaryTypes: own)
      }
    }
    for requirement in requirements where requirement.relation == "==" {
      let (left, right) = (withoutAliases(requirement.left), withoutAliases(requirement.right))
      ties.add(left, right)
      ties.add(right, left)
    }
    for type in declared.types where !isFixed(type.name.text) {
      guard let ties = ties[type.name.text] else { continue }
      fix(type, tiedBy: ties)
    }
    let fixed = Set(typeAliases.map(\.name))
    for type in declared.types where !fixed.contains(type.name.text) {
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      for constraint in inherited { noteSuppression(by: constraint, of: type.name.text) }
      add(type.name.text, inherited.map(\.lineText.withoutSelf))
    }
    genericRequirements = requirements.compactMap(requirement)
    addConstrainedNames()
  }

  /// Fixes the elements of the literals of a set, such as a type of `SetAlgebra`: they are those of the
  /// set, unless a requirement is about them.
  private mutating func fixLiterals() {
    let name = "ArrayLiteralElement"
    guard declared.names.contains(name), declared.names.contains("Element"), !isFixed(name),
      !requirements.contains(where: { $0.left.mentions(name) || $0.right.mentions(name) }),
      !typeAliases.contains(where: { $0.type.mentions(name) })
    else { return }
    typeAliases.append(MockedProtocol.TypeAlias(name: name, type: "Element"))
  }

  /// Declares the other names of generic parameters that `where` clauses use.
  ///
  /// Swift cannot find out what such a name stands for while it checks the requirements.
  private mutating func addConstrainedNames() {
    for alias in declared.aliases where !declares(alias.name) {
      guard let type = declared.associatedType(named: alias.name), isOpen(type),
        requirements.contains(where: { $0.left.mentions(alias.name) })
      else { continue }
      typeAliases.append(MockedProtocol.TypeAlias(name: alias.name, type: type))
    }
  }

  /// Fixes an associated type whose own associated type depends on the conforming type, or reports
  /// it.
  ///
  /// A generic parameter cannot depend on the mock, but the mock itself satisfies its protocol, and
  /// containers of mocks satisfy those of the standard library.
  ///
  /// - Parameters:
  ///   - type: The associated type.
  ///   - ties: The names of its own associated types, with the types that they are.
  private mutating func fix(_ type: AssociatedTypeDeclSyntax, tiedBy ties: [String: String]) {
    let name = type.name.text
    let constraints = (type.inheritanceClause?.inheritedTypes).elements.flatMap {
      $0.type.conformanceNames
    }
    if constraints.contains(protocolName), ties.values.allSatisfy({ $0 == "Self" }) {
      typeAliases.append(MockedProtocol.TypeAlias(name: name, type: "Self"))
      // The same associated types of the mock are then the mock, too.
      for tie in ties.keys.sorted() where declared.names.contains(tie) && !isFixed(tie) {
        typeAliases.append(MockedProtocol.TypeAlias(name: tie, type: "Self"))
      }
    } else if let mock = tiedTypes[name] {
      typeAliases.append(MockedProtocol.TypeAlias(name: name, type: mock))
    } else if let container = container(name, constraints, ties) {
      typeAliases.append(MockedProtocol.TypeAlias(name: name, type: container))
    } else {
      diagnostics.append(.tiedAssociatedType(type.name, of: protocolName))
    }
  }

  /// Returns the type of the standard library that an associated type with mocks as its elements can
  /// be, or `nil` if there is none.
  private func container(
    _ name: String, _ constraints: [String], _ ties: [String: String]
  ) -> String? {
    var types = ties
    for requirement in requirements where requirement.left == "\(name).Failure" {
      types["Failure"] = requirement.right
    }
    return StandardContainers.type(conformingTo: constraints, where: types)
  }

  /// Returns a Boolean value that indicates whether an associated type is another type.
  private func isFixed(_ name: String) -> Bool { typeAliases.contains { $0.name == name } }

  /// What was read.
  var types: MockedProtocol.AssociatedTypes {
    MockedProtocol.AssociatedTypes(
      parameters: genericParameters, requirements: genericRequirements, aliases: typeAliases)
  }

  /// Returns a Boolean value that indicates whether an associated type is declared or fixed.
  func declares(_ name: String) -> Bool {
    genericParameters.contains { $0.name == name } || typeAliases.contains { $0.name == name }
  }

  /// Records that the values of an associated type cannot be recorded, if a constraint says so.
  private mutating func noteSuppression(by constraint: TypeSyntax, of name: String) {
    let text = constraint.lineText
    guard text.contains("~") else { return }
    unrecordableNames.formUnion([name, "Self.\(name)"])
    if text.holds("Escapable") { nonescapableNames.insert(name) }
  }

  /// Adds a generic parameter, or constraints to an existing one.
  private mutating func add(_ name: String, _ constraints: [String]) {
    let index = genericParameters.firstIndex { $0.name == name }
    var all = index.flatMap { genericParameters[$0].constraint }.map { [$0] } ?? []
    all += constraints.filter { !all.contains($0) }
    let constraint = all.isEmpty ? nil : all.joined(separator: " & ")
    if let index {
      genericParameters[index].constraint = constraint
    } else {
      genericParameters.append(
        MockedProtocol.GenericParameter(name: name, constraint: constraint))
    }
  }

  /// Reads a `where` clause. A fixed type becomes an alias, anything else a requirement.
  private mutating func read(_ clause: GenericWhereClauseSyntax, availability: [String] = []) {
    for requirement in clause.requirements {
      let node = requirement.requirement
      if case .sameTypeRequirement(let sameType) = node {
        let left = sameType.leftType.lineText.withoutSelf
        require(left, sameType.rightType.lineText.withoutSelf, availability: availability)
      } else if case .conformanceRequirement(let conformance) = node {
        let left = conformance.leftType.lineText.withoutSelf
        guard left != "Self" else { continue }
        noteSuppression(by: conformance.rightType, of: left)
        requirements.append((left, ":", conformance.rightType.lineText.withoutSelf))
      }
    }
  }

  /// Records that two types are the same.
  private mutating func require(_ name: String, _ right: String, availability: [String] = []) {
    let left = declared.associatedType(named: name) ?? name
    if left == "Self", right.allSatisfy(\.isIdentifierPart) {
      typeAliases.append(MockedProtocol.TypeAlias(name: right, type: left))
      return
    }
    if left == "Self" { return require(right, left, availability: availability) }
    ties.add(left, right)
    // A type that depends on the mock depends on its generic parameters, and cannot determine them.
    let expanded = withoutAliases(right)
    if expanded.mentions("Self") {
      guard right.mentions("Self"), left.allSatisfy(\.isIdentifierPart), !isFixed(left) else {
        return
      }
      typeAliases.append(
        MockedProtocol.TypeAlias(name: left, type: right, availability: availability))
      return
    }
    // Nothing can require that a type is a part of itself by way of an alias.
    guard expanded == right || !expanded.mentions(left) else { return }
    // A type that is a part of itself stays open, because its alias would be infinite.
    let isOwnPart = right.mentions("\(left).")
    guard left.allSatisfy(\.isIdentifierPart), left != "Self", !isOwnPart, !isFixed(left)
    else {
      requirements.append((left, "==", right))
      return
    }
    typeAliases.append(
      MockedProtocol.TypeAlias(name: left, type: right, availability: availability))
  }

  /// Returns the text of a requirement, which must be about a generic parameter, or `nil` for any
  /// other.
  ///
  /// Aliases are expanded, because they are declared inside the mock.
  private func requirement(_ left: String, _ relation: String, _ right: String) -> String? {
    let (left, right) = (withoutAliases(left), withoutAliases(right))
    guard left != right, !left.mentions("Self"), !right.mentions("Self") else { return nil }
    if isOpen(left) { return relation == ":" ? "\(left): \(right)" : "\(left) == \(right)" }
    return relation == "==" && isOpen(right) ? "\(right) == \(left)" : nil
  }

  /// Returns the text of a type without names of aliases.
  private func withoutAliases(_ type: String) -> String {
    declared.expand(type, with: typeAliases)
  }

  /// Returns a Boolean value that indicates whether a type begins with a generic parameter.
  private func isOpen(_ type: String) -> Bool {
    let head = type.prefix(while: \.isIdentifierPart)
    return genericParameters.contains { $0.name == head }
  }
}
