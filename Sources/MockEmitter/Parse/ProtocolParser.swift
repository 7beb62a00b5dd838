import SwiftDiagnostics
import SwiftSyntax

/// Reads a protocol declaration.
package struct ProtocolParser {
  /// The diagnostics about the protocol.
  private(set) var diagnostics: [Diagnostic] = []

  /// The declaration.
  private let declaration: ProtocolDeclSyntax

  /// The declarations around the protocol.
  private let lexicalContext: [Syntax]

  /// The last components of the names of the inherited protocols.
  private let inherited: [String]

  /// The facts about the inherited protocols.
  private let facts: InheritanceFacts

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - lexicalContext: The declarations around it, from the inside to the outside.
  ///   - facts: The facts about the inherited protocols.
  init(_ declaration: ProtocolDeclSyntax, lexicalContext: [Syntax], _ facts: InheritanceFacts) {
    self.declaration = declaration
    self.lexicalContext = lexicalContext
    self.facts = facts
    inherited = (declaration.inheritanceClause?.inheritedTypes).elements.flatMap {
      $0.type.conformanceNames
    }
  }

  /// Reads the protocol.
  ///
  /// - Parameters:
  ///   - attribute: The attribute with the condition, or `nil` for no condition.
  ///   - access: The access of the mock; that of the protocol if it is `nil`.
  /// - Returns: `nil` if no mock can compile, which is then reported.
  mutating func parse(
    condition attribute: AttributeSyntax?, access: Access? = nil
  ) -> MockedProtocol? {
    let isAttribute = attribute != nil
    var unrecordableTypes = facts.unrecordableTypes
    let condition = attribute.flatMap { readCondition($0, &unrecordableTypes) }
    // A mock of the attribute is in the module of the protocol, which does not compile anyway.
    guard !reportDistributedActor() || isAttribute else { return nil }
    let standard = StandardRequirements(declaration, facts)
    let associated = parseAssociatedTypes(standard, &unrecordableTypes)
    guard associated.diagnostics.isEmpty || isAttribute else { return nil }
    let access = access ?? declaration.modifiers.access(in: lexicalContext)
    var parser = memberParser(access, standard, associated, unrecordableTypes, isAttribute)
    var members = parseMembers(with: &parser, standard, associated, attribute)
    guard !parser.isMissingRequirement || isAttribute else { return nil }
    let conformances = conformances(members, kind)
    leaveOut(conformances, of: &members)
    let isRenamed = members.hasOverloadedInitializers || associated.declares(declaration.name.text)
    var mocked = MockedProtocol(
      name: declaration.name.bareText, spelling: declaration.name.text,
      extendedType: declaration.name.text, access: access,
      isolation: declaration.modifiers.contains("nonisolated") ? .nonisolated : .inferred,
      condition: condition,
      availability: declaration.attributes.availability,
      placement: placement,
      kind: kind, conformances: conformances,
      associatedTypes: isRenamed ? associated.types.renamed : associated.types,
      variants: variants(standard, areRenamed: isRenamed),
      spySupport: spySupport(associated),
      spySystems: hasPrimaryTypes
        ? .constrainedExistentials.unless(surroundingAvailability) : .all,
      inheritsRequirements: inherited.contains { !Self.protocolsToConformTo.contains($0) },
      mayBeClassBound: declaration.genericWhereClause != nil
        || inherited.contains { !Self.protocolsOfValues.contains($0) },
      members: members, memberNames: parser.names)
    if isAttribute, condition != "DEBUG" {
      mocked.closed = ClosedProtocol(declaration, in: lexicalContext)
    }
    if isAttribute, !mocked.hasBaseClass {
      mocked.conformances = self.conformances(members, kind, isAttribute: true)
    }
    return mocked
  }

  /// Reads the arguments of the attribute: the types that cannot be copied, and the condition, if any.
  private mutating func readCondition(
    _ attribute: AttributeSyntax, _ unrecordableTypes: inout UnrecordableTypes
  ) -> String? {
    var reader = ConditionReader(attribute)
    let condition = reader.read()
    reader.readNoncopyableTypes(into: &unrecordableTypes)
    diagnostics += reader.diagnostics
    return condition
  }

  /// Reports that the protocol is for distributed actors, and returns whether it is.
  private mutating func reportDistributedActor() -> Bool {
    guard let distributed = inheritedType(named: "DistributedActor") else { return false }
    diagnostics.append(.distributedActor(distributed, of: declaration.name.text))
    return true
  }

  /// Reads the associated types, and adds those whose values cannot be recorded.
  private mutating func parseAssociatedTypes(
    _ standard: StandardRequirements, _ unrecordableTypes: inout UnrecordableTypes
  ) -> AssociatedTypeParser {
    let body = declaration.memberBlock.members
    var associated = AssociatedTypeParser(declaration, standard, tiedTypes: facts.tiedTypes)
    associated.parse(Array(body) + standard.members)
    diagnostics += associated.diagnostics
    unrecordableTypes.readAliases(in: body)
    unrecordableTypes.hide(Set(associated.genericParameters.map(\.name)))
    for alias in associated.typeAliases {
      unrecordableTypes.note(
        alias.name, isUnrecordable: unrecordableTypes.names.contains(alias.type))
    }
    unrecordableTypes.add(associated.unrecordableNames)
    unrecordableTypes.nonescapableNames.formUnion(associated.nonescapableNames)
    return associated
  }

  /// Returns the associated types under each condition, if they differ.
  private func variants(
    _ standard: StandardRequirements, areRenamed: Bool
  ) -> [MockedProtocol.Variant] {
    let branches = ConditionalVariants(
      of: Array(declaration.memberBlock.members), containing: AssociatedTypeDeclSyntax.self)
    return branches.all.map { variant in
      var parser = AssociatedTypeParser(declaration, standard, tiedTypes: facts.tiedTypes)
      parser.parse(variant.items + standard.members)
      return MockedProtocol.Variant(
        conditions: variant.conditions, types: areRenamed ? parser.types.renamed : parser.types)
    }
  }

  /// Returns the parser of the requirements, which knows what is around them.
  private func memberParser(
    _ access: Access, _ standard: StandardRequirements, _ associated: AssociatedTypeParser,
    _ unrecordableTypes: UnrecordableTypes, _ isAttribute: Bool
  ) -> MemberParser {
    // The only protocol of the standard library with an associated type that every class has.
    let hasOpenID = inherited.contains("Identifiable") && !associated.declares("ID")
    var parser = MemberParser(
      declaration.memberBlock.members, access: access, hasSuperclass: kind == .objectiveCClass,
      isNextToRecorder: placement != .protocolExtension, openTypes: hasOpenID ? ["ID"] : [],
      shadowed: isAttribute ? standard.members.memberKeys : facts.shadowed,
      hasOperatorsInBody: facts.hasOperatorsInBody, unrecordableTypes: unrecordableTypes)
    parser.typeName = declaration.name.text
    parser.surroundingAvailability = surroundingAvailability
    parser.defaults = facts.defaults
    parser.resultBuilders = facts.resultBuilders
    parser.globalActors = facts.globalActors
    parser.calledDefaults = facts.calledDefaults
    if isAttribute, associated.genericParameters.isEmpty {
      parser.defaults.addOwnMock(of: declaration.name.text)
    }
    return parser
  }

  /// Reads the requirements of the protocol, and those of protocols of the standard library.
  private mutating func parseMembers(
    with parser: inout MemberParser, _ standard: StandardRequirements,
    _ associated: AssociatedTypeParser, _ attribute: AttributeSyntax?
  ) -> [Member] {
    let renaming = GenericRenamer(Set(associated.genericParameters.map(\.name)))
    var members = parser.parse(declaration.memberBlock.members.lazy.map(renaming.renamed))
    // Other front ends resolve the inherited protocols.
    if let attribute, let unknown = standard.unknown {
      diagnostics.append(.unseenRequirements(of: unknown, attribute))
    }
    for name in ["description", "debugDescription"] { parser.fallbacks[name] = "self.mock.__name" }
    members += parser.parse(standard.members)
    diagnostics += parser.diagnostics
    return members
  }

  /// Removes the requirements that the mock implements under every condition.
  private func leaveOut(
    _ conformances: [MockedProtocol.Conformance], of members: inout [Member]
  ) {
    // The runtime compares mocks, if no extension of the protocol does.
    let comparisons = kind == .objectiveCClass ? [] : self.comparisons
    members.removeAll { $0.isComparison(among: comparisons) }
    members = members.map {
      $0.withoutConditional { member in
        conformances.contains(where: member.isRequirement)
          || member.isComparison(among: comparisons)
      }
    }
  }

  /// The availability of the protocol and of what is around it.
  private var surroundingAvailability: [String] {
    declaration.attributes.availability + AttributeListSyntax.availability(of: lexicalContext)
  }

  /// The place of the members of the mock.
  private var placement: MockedProtocol.Placement {
    isObjectiveC ? .objectiveCBody : lexicalContext.isEmpty ? .protocolExtension : .body
  }

  /// A Boolean value that indicates whether the protocol, or one that it inherits, is for Objective-C.
  private var isObjectiveC: Bool {
    facts.inheritsObjectiveC
      || declaration.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
      }
  }

  /// Returns the inherited type with a name, to report it.
  private func inheritedType(named name: String) -> TypeSyntax? {
    declaration.inheritanceClause?.inheritedTypes.map(\.type)
      .first { $0.conformanceNames.contains(name) }
  }

  /// A Boolean value that indicates whether the protocol declares how an iterator is made, or which
  /// other type is the iterator.
  ///
  /// - Parameter prefix: `Async` for an asynchronous sequence.
  private func makesIterator(_ prefix: String) -> Bool {
    let (method, iterator) = ("make\(prefix)Iterator()", "\(prefix)Iterator")
    let requirements = (declaration.genericWhereClause?.requirements).elements.map(\.lineText)
    return facts.inheritedNames.contains(method)
      || declaration.memberBlock.members.memberKeys.contains { $0.name == method }
      || requirements.contains {
        $0.holds(iterator) && $0.holds("==") && !$0.holds("\(iterator).")
          && !$0.holds("Self")
      }
  }

  /// The inherited requirements that compare values, by name.
  private var comparisons: Set<String> {
    let names = [
      "Equatable": ["=="], "Hashable": ["==", "hash"], "Comparable": ["==", "<", "<=", ">", ">="],
    ]
    return Set(inherited.flatMap { names[$0] ?? [] })
  }

  /// Returns the kind of declaration that the mock must be.
  private var kind: MockedProtocol.Kind {
    if inherited.contains("Actor") { return .actor }
    return isObjectiveC || inherited.contains("NSObjectProtocol") ? .objectiveCClass : .finalClass
  }

  /// Inherited types whose requirements a spy does not forward.
  package static let protocolsToConformTo: Set<String> = [
    "Actor", "AnyObject", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "NSObjectProtocol", "Sendable", "SendableMetatype",
  ]

  /// Inherited types that do not limit a protocol to classes.
  private static let protocolsOfValues =
    protocolsToConformTo
    .subtracting(["Actor", "AnyObject", "NSObjectProtocol"])

  /// A Boolean value that indicates whether the type of a real object has generic arguments.
  private var hasPrimaryTypes: Bool { declaration.primaryAssociatedTypeClause != nil }

  /// Returns a Boolean value that indicates whether the mock can be a spy.
  private func spySupport(_ associated: AssociatedTypeParser) -> MockedProtocol.SpySupport {
    let list = declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes
    let primary = list?.map(\.name.text) ?? []
    // An existential hides the type of a result that is tied to the real object.
    let tied = associated.typeAliases.filter { alias in
      alias.type.mentions("Self") || facts.tiedTypes[alias.name] == alias.type
    }.map(\.name)
    guard tied.isEmpty else { return .dependent(tied) }
    guard !associated.declares(declaration.name.text) else { return .hidden }
    let others = associated.genericParameters.map(\.name).filter { !primary.contains($0) }
    return others.isEmpty
      ? .possible(primary: primary) : .impossible(primary: primary, others: others)
  }

  /// Returns the inherited protocols that need a member in the class, and those of the mock itself
  /// whose members may collide with others.
  ///
  /// The attribute cannot see whether an extension declares a description, which a mock without a
  /// superclass would have twice. Protocols that it cannot see either may require one.
  private func conformances(
    _ members: [Member], _ kind: MockedProtocol.Kind, isAttribute: Bool = false
  ) -> [MockedProtocol.Conformance] {
    guard kind != .objectiveCClass else { return [] }
    let seesAll = inherited.allSatisfy(Self.protocolsToConformTo.contains)
    return MockedProtocol.Conformance.allCases.filter { conformance in
      switch conformance {
      case .encodable, .decodable:
        return (inherited.contains("Codable") || inherited.contains(conformance.rawValue))
          && !members.contains { $0.isRequirement(of: conformance) }
          && !(conformance == .encodable && facts.inheritedNames.contains("encode(to:)"))
      case .asyncSequence, .sequence:
        let prefix = conformance == .sequence ? "" : "Async"
        return inherited.contains(conformance.rawValue)
          && inherited.contains("\(prefix)IteratorProtocol") && !makesIterator(prefix)
      case .equatable, .hashable, .comparable:
        return facts.comparedByIdentity.contains(conformance)
      default:
        let isLossless =
          conformance == .customStringConvertible
          && inherited.contains("LosslessStringConvertible")
        let isDescribed =
          conformance.description.map {
            isAttribute && seesAll || facts.descriptions.contains($0)
          } ?? false
        guard isLossless || isDescribed || inherited.contains(conformance.rawValue) else {
          return false
        }
      }
      guard let description = conformance.description else { return true }
      return !members.declareProperty(description)
        && (facts.descriptions.contains(description)
          || !facts.inheritedNames.contains(description))
    }
  }
}

extension TypeSyntax {
  /// The last components of the names in an inherited type, with compositions split.
  package var conformanceNames: [String] { namedTypes.map(\.name) }

  /// The named types in an inherited type, with compositions split, each with the last component of
  /// its name.
  var namedTypes: [(name: String, type: TypeSyntax)] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [(type.name.text, self)] }
    if let type = self.as(MemberTypeSyntax.self) { return [(type.name.text, self)] }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.namedTypes }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap(\.type.namedTypes)
    }
    return []
  }
}
