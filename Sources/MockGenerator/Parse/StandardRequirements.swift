import SwiftParser
import SwiftSyntax

/// The requirements of the standard library's protocols that a protocol inherits, where nothing but
/// the name of the inherited protocol is seen.
struct StandardRequirements {
  /// The requirements, as if the protocol declared them.
  let members: MemberBlockItemListSyntax

  /// The inherited protocol that has requirements which only the protocol itself could declare.
  private(set) var unknown: TypeSyntax?

  /// What the protocols ask for: the names of the requirements and the associated types that must be
  /// known, and the requirements.
  private static let known: [String: (names: Set<String>, types: [String], requirements: String)] =
    [
      "Identifiable": (["id"], ["ID"], "var id: ID { get }"),
      "RawRepresentable": (
        ["rawValue"], ["RawValue"], "init?(rawValue: RawValue); var rawValue: RawValue { get }"
      ),
      "CaseIterable": (["allCases"], [], "static var allCases: [Self] { get }"),
      "LosslessStringConvertible": (
        ["init(_:)"], [], "init?(_ description: Swift.String)"
      ),
      "IteratorProtocol": (["next"], ["Element"], "mutating func next() -> Element?"),
      "AsyncIteratorProtocol": (
        ["next"], ["Element"], "mutating func next() async throws -> Element?"
      ),
    ]

  /// Protocols that ask for a type that only the protocol can choose, with the name of a requirement
  /// that mentions it.
  private static let chosen = [
    "Sequence": "makeIterator", "Collection": "subscript", "BidirectionalCollection": "subscript",
    "RandomAccessCollection": "subscript", "MutableCollection": "subscript",
    "RangeReplaceableCollection": "subscript", "AsyncSequence": "makeAsyncIterator",
  ]

  /// Looks for what a protocol inherits.
  ///
  /// - Parameters:
  ///   - declaration: the protocol
  ///   - associated: its associated types
  init(_ declaration: ProtocolDeclSyntax, _ associated: AssociatedTypeParser) {
    let names = declaration.memberBlock.members.reduce(into: Set<String>()) {
      $0.formUnion($1.decl.requirementNames)
    }
    let types = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    // A sequence that is its own iterator makes itself.
    let isIterator = types.flatMap(\.conformanceNames).contains { $0.hasSuffix("IteratorProtocol") }
    var text = ""
    for inherited in types {
      for name in inherited.conformanceNames {
        if let requirement = Self.chosen[name], !names.contains(requirement), unknown == nil {
          if !isIterator || !name.hasSuffix("Sequence") { unknown = inherited }
        }
        guard let known = Self.known[name], known.names.isDisjoint(with: names),
          known.types.allSatisfy(associated.knows)
        else { continue }
        text += known.requirements + "\n"
      }
    }
    members = text.isEmpty ? [] : Self.parse(text)
  }

  /// The members of a protocol with this body.
  private static func parse(_ text: String) -> MemberBlockItemListSyntax {
    let file = Parser.parse(source: "protocol P {\n\(text)}")
    let declaration = file.statements.first?.item.as(ProtocolDeclSyntax.self)
    return declaration?.memberBlock.members ?? []
  }
}

extension DeclSyntax {
  /// The names of the requirements that a declaration makes.
  fileprivate var requirementNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.bareText] }
    if self.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if let initializer = self.as(InitializerDeclSyntax.self) { return [initializer.displayName] }
    return self.as(VariableDeclSyntax.self)?.bindings.map { $0.pattern.lineText } ?? []
  }
}
