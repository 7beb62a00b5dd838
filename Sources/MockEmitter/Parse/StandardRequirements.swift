import SwiftParser
package import SwiftSyntax

/// The requirements that a protocol inherits from protocols of the standard library that are known
/// by name only.
///
/// Only their names are visible to an attribute. The other front ends do not have to read the
/// interface of the standard library for them.
package struct StandardRequirements {
  /// The requirements and associated types, as if the protocol declared them.
  package private(set) var members: [MemberBlockItemSyntax] = []

  /// The associated types that generic arguments of inherited names fix.
  private(set) var fixedTypes: [(name: String, type: String)] = []

  /// The inherited protocol that has requirements which only the protocol itself could declare.
  private(set) var unknown: TypeSyntax?

  /// The requirements that the protocol declares itself, or inherits by another name.
  private var names: Set<String>

  /// The requirements of the protocols. The library implements the rest for every conforming type.
  private static let declarations = [
    "Identifiable": "<ID> { associatedtype ID: Swift.Hashable; var id: ID { get } }",
    "RawRepresentable": """
    <RawValue> { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
    """,
    "CaseIterable": "{ static var allCases: [Self] { get } }",
    "CustomStringConvertible": "{ nonisolated var description: Swift.String { get } }",
    "CustomDebugStringConvertible": "{ nonisolated var debugDescription: Swift.String { get } }",
    "LosslessStringConvertible": """
    { init?(_ description: Swift.String); nonisolated var description: Swift.String { get } }
    """,
    "TextOutputStream": "{ mutating func write(_ string: Swift.String) }",
    "RandomNumberGenerator": "{ mutating func next() -> Swift.UInt64 }",
    "IteratorProtocol": "<Element> { associatedtype Element; mutating func next() -> Element? }",
    "AsyncIteratorProtocol": """
    <Element> { associatedtype Element; mutating func next() async throws -> Element? }
    """,
    "Sequence": """
    <Element> {
      associatedtype Element where Element == Iterator.Element
      associatedtype Iterator: Swift.IteratorProtocol; func makeIterator() -> Iterator
    }
    """,
    "AsyncSequence": """
    <Element, Failure> {
      associatedtype AsyncIterator: Swift.AsyncIteratorProtocol
      associatedtype Element where Element == AsyncIterator.Element
      @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
      associatedtype Failure where Failure == AsyncIterator.Failure
      func makeAsyncIterator() -> AsyncIterator
    }
    """,
    "Clock": """
    <Duration> {
      associatedtype Duration where Duration == Instant.Duration
      associatedtype Instant: Swift.InstantProtocol
      var now: Instant { get }; var minimumResolution: Duration { get }
      func sleep(until deadline: Instant, tolerance: Duration?) async throws
    }
    """,
  ]

  /// The associated types that the compiler infers if the protocol does not mention them.
  private static let inferredTypes: Set<String> = ["Failure", "ID"]

  /// Protocols with requirements that only the protocol itself could declare, with the name of one.
  private static let chosen = [
    "Collection": "subscript", "BidirectionalCollection": "subscript",
    "RandomAccessCollection": "subscript", "MutableCollection": "subscript",
    "RangeReplaceableCollection": "subscript", "OptionSet": "init(rawValue:)",
    "SetAlgebra": "insert", "Strideable": "advanced",
  ]

  /// Creates the collection of a protocol's inherited requirements.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - facts: The facts about the inherited protocols. If another inherited protocol adds the
  ///     requirements, only the associated types are collected.
  package init(_ declaration: ProtocolDeclSyntax, _ facts: InheritanceFacts) {
    let types = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    let namedTypes = types.flatMap { type in type.namedTypes.map { (type, $0.name, $0.type) } }
    names = []
    guard namedTypes.contains(where: { Self.areKnown($0.1) || Self.chosen[$0.1] != nil }) else {
      return
    }
    names = declaration.memberBlock.members.reduce(into: []) {
      $0.formUnion($1.decl.requirementNames)
    }
    // The mock of a sequence that is its own iterator returns itself.
    let isIterator = namedTypes.contains { $0.1.hasSuffix("IteratorProtocol") }
    var done: Set<String> = []
    let ownTypes = declaration.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text
    }
    let heads =
      ([
        declaration.primaryAssociatedTypeClause?.description,
        declaration.genericWhereClause?.description,
      ].compactMap { $0 } + ownTypes).joined(separator: " ") + " "
    for (type, name, node) in namedTypes where !facts.foundProtocols.contains(name) {
      if isIterator, name.hasSuffix("Sequence") { continue }
      if let requirement = Self.chosen[name], !names.contains(requirement), unknown == nil {
        unknown = type
      }
      guard let known = Self.declaration(name) else { continue }
      fixedTypes += known.fixedTypes(node)
      guard done.insert(name).inserted else { continue }
      add(
        known, mentions: heads + fixedTypes.map(\.name).joined(separator: " "),
        onlyTypes: facts.standardProtocols.contains(name))
    }
  }

  /// Returns a Boolean value that indicates whether the requirements of a protocol of the standard
  /// library are known.
  package static func areKnown(_ name: String) -> Bool { declarations[name] != nil }

  /// Returns the requirements for associated types in the generic arguments of a protocol's name.
  package static func primaryRequirements(_ type: TypeSyntax) -> [String] {
    guard let name = type.conformanceNames.last, let known = declaration(name) else { return [] }
    return known.fixedTypes(type).map { "\($0.name) == \($0.type)" }
  }

  /// Returns the known declaration of a protocol, or `nil` for any other protocol.
  private static func declaration(_ name: String) -> ProtocolDeclSyntax? {
    guard let text = declarations[name] else { return nil }
    let file = Parser.parse(source: "protocol \(name)\(text)")
    return file.statements.first?.item.as(ProtocolDeclSyntax.self)
  }

  /// Adds the members of a protocol that the inheritor does not declare.
  ///
  /// - Parameters:
  ///   - known: The protocol.
  ///   - heads: The text that may mention its associated types.
  ///   - onlyTypes: A Boolean value that indicates whether only the associated types are collected.
  private mutating func add(
    _ known: ProtocolDeclSyntax, mentions heads: String, onlyTypes: Bool
  ) {
    let items = known.memberBlock.members.map { $0.with(\.trailingTrivia, .newline) }
    let types = items.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text }
    let absent = types.filter {
      Self.inferredTypes.contains($0) && !heads.mentions($0)
    }
    // The types follow from requirements that the inheritor declares.
    let isInferred = items.contains { !names.isDisjoint(with: $0.decl.requirementNames) }
    for item in items {
      let text = item.description
      guard !absent.contains(where: text.mentions) else { continue }
      let declared = item.decl.requirementNames
      let isRequested =
        declared.isEmpty
        ? !isInferred
        // An extension for the mocks of another protocol cannot contain initializers.
        : (!onlyTypes || item.decl.is(InitializerDeclSyntax.self))
          && names.isDisjoint(with: declared)
      guard isRequested else { continue }
      names.formUnion(declared)
      members.append(item)
    }
  }
}

extension ProtocolDeclSyntax {
  /// Returns the associated types that the generic arguments of the protocol's name fix.
  ///
  /// - Parameter type: The name with its arguments.
  package func fixedTypes(_ type: TypeSyntax) -> [(name: String, type: String)] {
    let arguments =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    let names = primaryAssociatedTypeClause?.primaryAssociatedTypes
    return zip(names ?? [], arguments?.arguments ?? []).map { name, argument in
      (name.name.text, argument.argument.lineText)
    }
  }
}

extension DeclSyntax {
  /// The names of the requirements in a declaration.
  fileprivate var requirementNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.bareText] }
    if self.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if let initializer = self.as(InitializerDeclSyntax.self) { return [initializer.displayName] }
    return self.as(VariableDeclSyntax.self)?.bindings.map { $0.pattern.lineText } ?? []
  }
}

// The members of a protocol that are requirements of protocols of the standard library.

extension [Member] {
  /// A Boolean value that indicates whether initializers differ only in their types. Swift then
  /// infers an associated type from each of them.
  var hasOverloadedInitializers: Bool {
    var labels: Set<[String]> = []
    return contains { member in
      guard case .initializer(let initializer) = member else { return false }
      return !labels.insert(initializer.parameters.map(\.label)).inserted
    }
  }

  /// Returns a Boolean value that indicates whether one of the members is a property of a name.
  func declareProperty(_ name: String) -> Bool {
    contains {
      if case .property(let property) = $0 { property.declaration.name == name } else { false }
    }
  }
}

extension [Parameter] {
  /// Returns a Boolean value that indicates whether the only parameter has a label and a protocol
  /// of the standard library as its type.
  fileprivate func holdOnly(_ label: String, _ type: String) -> Bool {
    guard count == 1, self[0].label == label else { return false }
    return [type, "any \(type)", "Swift.\(type)", "any Swift.\(type)"].contains(self[0].value)
  }
}

extension Member {
  /// Returns the member without some of those under conditional compilation.
  func withoutConditional(where isRemoved: (Member) -> Bool) -> Member {
    guard case .conditional(let clauses) = self else { return self }
    return .conditional(
      clauses.map { clause in
        let kept = clause.members.filter { !isRemoved($0) }
        return ConditionalClause(
          opening: clause.opening, members: kept.map { $0.withoutConditional(where: isRemoved) })
      })
  }

  /// Returns a Boolean value that indicates whether the member is the requirement of `Encodable` or
  /// `Decodable`.
  func isRequirement(of conformance: MockedProtocol.Conformance) -> Bool {
    switch self {
    case .method(let method):
      conformance == .encodable && method.declaration.name == "encode"
        && !method.declaration.isStatic && method.parameters.holdOnly("to", "Encoder")
    case .initializer(let initializer):
      conformance == .decodable && initializer.parameters.holdOnly("from", "Decoder")
    case .property, .subscript, .conditional, .refused: false
    }
  }

  /// Returns a Boolean value that indicates whether the member is a requirement of `Equatable`,
  /// `Hashable` or `Comparable`.
  ///
  /// - Parameter names: The names of the inherited requirements.
  func isComparison(among names: Set<String>) -> Bool {
    guard case .method(let method) = self, names.contains(method.declaration.name) else {
      return false
    }
    guard method.declaration.name == "hash" else {
      return method.parameters.map(\.value) == ["Self", "Self"]
    }
    return !method.declaration.isStatic && method.parameters.map(\.label) == ["into"]
      && ["Hasher", "Swift.Hasher"].contains(method.parameters[0].value)
  }
}

/// The types of the standard library that can be an associated type whose elements are the mock, as
/// `[MockTree]` for `Children` in `protocol Tree where Children.Element == Self`.
///
/// A generic parameter cannot depend on the mock, but these types can.
enum StandardContainers {
  /// The containers, with `*` for the element, by the protocols that they conform to.
  private static let containers: [(protocols: Set<String>, type: String)] = [
    (
      [
        "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
        "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
      ], "[*]"
    ),
    (["IteratorProtocol"], "IndexingIterator<[*]>"),
    (["AsyncSequence"], "AsyncStream<*>"),
    (["AsyncIteratorProtocol"], "AsyncStream<*>.Iterator"),
  ]

  /// The protocols that a container conforms to if its elements do.
  private static let conditional: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]

  /// The names of the associated types of containers that are the element.
  private static let elements: Set<String> = [
    "Element", "Iterator.Element", "AsyncIterator.Element", "ArrayLiteralElement",
  ]

  /// The primary associated types of the protocols of containers, in order.
  private static let primaryTypes = ["Element", "Failure"]

  /// Returns the names of the associated types that the generic arguments of a protocol fix, or `nil`
  /// if the protocol is none of a container.
  static func primaryTypes(of name: String) -> [String]? {
    containers.contains { $0.protocols.contains(name) } ? primaryTypes : nil
  }

  /// Returns a container, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - protocols: The names of the protocols that it must conform to.
  ///   - types: The associated types that are fixed, by their names.
  static func type(conformingTo protocols: [String], where types: [String: String]) -> String? {
    var types = types
    let failure = types.removeValue(forKey: "Failure")
    guard let element = types.values.first, Set(types.values).count == 1,
      elements.isSuperset(of: types.keys)
    else { return nil }
    let required = Set(protocols).subtracting(conditional)
    let found = containers.first { !required.isEmpty && $0.protocols.isSuperset(of: required) }
    guard var type = found?.type else { return nil }
    if failure == "any Error" || failure == "any Swift.Error" {
      guard type.hasPrefix("AsyncStream") else { return nil }
      type = type.replacingWord("AsyncStream<*>", with: "AsyncThrowingStream<*, any Error>")
    } else if failure != nil, failure != "Never" {
      return nil
    }
    return type.split(separator: "*", omittingEmptySubsequences: false).joined(separator: element)
  }
}

// Facts that the spelling of a type reveals.

extension String {
  /// Frequent types of the standard library that are not existential.
  private static let concreteTypes: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "Int32", "Int64", "Self", "String", "UInt",
    "UInt8",
  ]

  /// Types that are certainly `Sendable`.
  private static let sendableTypes: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Duration", "Float", "Int", "Int32", "Int64",
    "String", "Swift.Void", "UInt", "UInt8", "URL", "UUID", "Void", "()",
  ]

  /// A Boolean value that indicates whether the spelling may name an existential type: it is not a
  /// tuple, function, optional or collection.
  var mayBeExistential: Bool {
    if hasPrefix("any ") || hasPrefix("(any ") { return true }
    guard let last, last.isIdentifierPart || last == ">" else { return false }
    return !Self.concreteTypes.contains(self) && !hasPrefix("@") && !holds("->")
  }

  /// A Boolean value that indicates whether the spelling names a type that is certainly `Sendable`.
  var isKnownSendable: Bool {
    if Self.sendableTypes.contains(self) { return true }
    if hasSuffix("?") { return String(dropLast()).isKnownSendable }
    guard hasPrefix("["), hasSuffix("]") else { return false }
    return dropFirst().dropLast().split(separator: ":").allSatisfy {
      String($0.drop { $0 == " " }).isKnownSendable
    }
  }
}
