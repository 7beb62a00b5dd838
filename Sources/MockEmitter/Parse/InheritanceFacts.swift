import SwiftSyntax

/// Facts about the protocols that a protocol inherits, and about their extensions.
package struct InheritanceFacts: Sendable {
  /// The requirements for which extensions have implementations that Swift may prefer to those of a
  /// mock.
  ///
  /// Members in the body of a class take precedence over all extensions.
  var shadowed: Set<MemberKey>

  /// The properties of the mock itself that extensions declare too.
  var descriptions: Set<String>

  /// The names of the requirements of inherited protocols, with their labels. Extensions of these
  /// protocols implement them.
  package var inheritedNames: Set<String> = []

  /// Whether an inherited protocol is for Objective-C. Members in extensions do not satisfy its
  /// requirements.
  package var inheritsObjectiveC = false

  /// The inherited protocols that compare values, and whose requirement Swift finds no implementation
  /// for, or several of the same rank, unless the body of the mock has one.
  package var comparedByIdentity: Set<MockedProtocol.Conformance> = []

  /// The requirements whose default implementations tests call.
  var calledDefaults: Set<MemberKey>

  /// The noncopyable and nonescapable types, whose values cannot be recorded.
  package var unrecordableTypes = UnrecordableTypes()

  /// The mocks that stand for associated types whose own associated type is the mock.
  package var tiedTypes: [String: String] = [:]

  /// The default values of results.
  package var defaults = ResultDefaults()

  /// A Boolean value that indicates whether the body of the mock has all operators. The compiler
  /// does not find them in an extension that a macro generates.
  var hasOperatorsInBody: Bool

  /// The known result builders among the attributes of the requirements.
  package var resultBuilders: Set<String> = []

  /// The known attributes of requirements that are global actors.
  package var globalActors: Set<String> = []

  /// The protocols of the standard library whose requirements another inherited protocol adds.
  package var standardProtocols: Set<String>

  /// The names of inherited protocols whose declarations were found. Their names are not
  /// interpreted.
  package var foundProtocols: Set<String>

  /// Creates facts. Without arguments, nothing is known about inherited protocols.
  package init(
    shadowed: Set<MemberKey> = [], descriptions: Set<String> = [],
    calledDefaults: Set<MemberKey> = [], hasOperatorsInBody: Bool = true,
    standardProtocols: Set<String> = [], foundProtocols: Set<String> = []
  ) {
    self.shadowed = shadowed
    self.descriptions = descriptions
    self.calledDefaults = calledDefaults
    self.hasOperatorsInBody = hasOperatorsInBody
    self.standardProtocols = standardProtocols
    self.foundProtocols = foundProtocols
  }
}

/// The associated types that the members of a protocol declare, and its other names for types.
struct DeclaredTypes {
  /// The associated types.
  private(set) var types: [AssociatedTypeDeclSyntax] = []

  /// The other names, with the types that they stand for.
  private(set) var aliases: [MockedProtocol.TypeAlias] = []

  /// The names of the associated types.
  private(set) var names: Set<String> = []

  /// Creates an empty value.
  init() {}

  /// Reads members, also inside `#if`.
  init(_ items: [MemberBlockItemSyntax]) {
    collect(items)
    names = Set(types.map(\.name.text))
  }

  /// Reads members.
  private mutating func collect(_ items: some Sequence<MemberBlockItemSyntax>) {
    for item in items {
      if let type = item.decl.as(AssociatedTypeDeclSyntax.self) {
        types.append(type)
      } else if let alias = item.decl.as(TypeAliasDeclSyntax.self) {
        guard alias.genericParameterClause == nil else { continue }
        let type = alias.initializer.value.lineText.withoutSelf
        aliases.append(MockedProtocol.TypeAlias(name: alias.name.text, type: type))
      } else if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in block.clauses {
          if case .decls(let items) = clause.elements { collect(items) }
        }
      }
    }
  }

  /// Returns the associated type that another name stands for, or a part of one such as
  /// `Items.Element`; `nil` if the name stands for neither.
  func associatedType(named name: String) -> String? {
    guard aliases.contains(where: { $0.name == name }) else { return nil }
    let type = expand(name)
    return names.contains(String(type.prefix(while: \.isIdentifierPart))) ? type : nil
  }

  /// Returns the text of a type without names of aliases.
  ///
  /// - Parameters:
  ///   - type: The text of the type.
  ///   - fixed: More names to replace: those of associated types that are fixed.
  func expand(_ type: String, with fixed: [MockedProtocol.TypeAlias] = []) -> String {
    var text = type
    let aliases = fixed + aliases
    // An alias can stand for another one.
    for _ in aliases {
      let next = aliases.reduce(text) { $0.replacingWord($1.name, with: $1.type) }
      if next == text { break }
      text = next
    }
    return text
  }
}

extension String {
  /// The text of a type with the prefixes `Self.` dropped.
  package var withoutSelf: String { replacingWord("Self.", with: "") }
}
