import SwiftParser
import SwiftSyntax

/// The requirements that a protocol inherits from protocols of the standard library that are known
/// by name only.
///
/// Only their names are visible to an attribute. The other front ends do not have to read the
/// interface of the standard library for them.
struct StandardRequirements {
  /// The requirements and associated types, as if the protocol declared them.
  private(set) var members: [MemberBlockItemSyntax] = []

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
    "LosslessStringConvertible": "{ init?(_ description: Swift.String) }",
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
  init(_ declaration: ProtocolDeclSyntax, _ facts: InheritanceFacts) {
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
  static func areKnown(_ name: String) -> Bool { declarations[name] != nil }

  /// Returns the requirements for associated types in the generic arguments of a protocol's name.
  static func primaryRequirements(_ type: TypeSyntax) -> [String] {
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
  func fixedTypes(_ type: TypeSyntax) -> [(name: String, type: String)] {
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
