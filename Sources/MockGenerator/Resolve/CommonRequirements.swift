import MockEmitter
import SwiftParser
import SwiftSyntax

/// Finds the requirements that several inherited protocols declare independently of each other.
///
/// The mocks of each of these protocols have an extension with an implementation, and Swift cannot
/// choose between two of them. So the refining protocol declares the requirement once more: Swift
/// prefers its extension to those of inherited protocols.
struct CommonRequirements {
  /// The requirements as the refining protocol declares them, in the order of their first
  /// declaration.
  private(set) var members: [MemberBlockItemSyntax] = []

  /// Their keys.
  private(set) var keys: Set<RequirementKey> = []

  /// Creates the collection of the common requirements of a protocol's inherited protocols.
  ///
  /// - Parameters:
  ///   - found: The protocol, or the `typealias` of a composition. `Codebase.commonRequirements(of:)` asks once
  ///     for each.
  ///   - inheritance: The inherited protocols.
  ///   - codebase: The modules.
  init(of found: ResolvedType, _ inheritance: InheritedProtocols, in codebase: Codebase) {
    let family = inheritance.protocols.filter(codebase.hasExtension)
    guard family.count > 1 else { return }
    var declared: [RequirementKey: [SharedRequirement]] = [:]
    var order: [RequirementKey] = []
    for other in family {
      for requirement in other.sharedRequirements {
        if declared[requirement.key] == nil { order.append(requirement.key) }
        declared[requirement.key, default: []].append(requirement)
      }
    }
    let own = Set(found.sharedRequirements.map(\.key))
    let repeated = order.filter { declared[$0, default: []].count > 1 && !own.contains($0) }
    guard !repeated.isEmpty else { return }
    // What each protocol inherits, and which requirements it declares once more for its own mocks.
    let lines = family.map { other in
      let inherited = codebase.inherited(by: other)
      return Line(
        location: other.location, inherited: inherited.locations,
        common: codebase.commonRequirements(of: other).keys)
    }
    for key in repeated {
      let requirements = declared[key, default: []]
      let places = Set(requirements.map(\.location))
      let sources = lines.filter { places.contains($0.location) || $0.common.contains(key) }
      let nearest = sources.filter { source in
        !sources.contains { $0.inherited.contains(source.location) }
      }
      guard nearest.count > 1, let member = SharedRequirement.merged(requirements) else { continue }
      members.append(member)
      keys.insert(key)
    }
  }

  /// An inherited protocol.
  private struct Line {
    /// Its location.
    let location: TypeLocation

    /// The locations of the protocols that it inherits.
    let inherited: Set<TypeLocation>

    /// The requirements that it declares once more.
    let common: Set<RequirementKey>
  }
}

/// Identifies a requirement among those of all protocols that a type conforms to.
struct RequirementKey: Hashable {
  /// The name and the types of the parameters, without the names of generic parameters.
  let member: MemberKey

  /// The type of the result and the effects of a function or subscript; empty for a property, which a
  /// type can have only once.
  let result: String
}

/// A requirement, with the protocol that declares it.
private struct SharedRequirement {
  /// The key.
  let key: RequirementKey

  /// The requirement. A declaration of several properties is split.
  let item: MemberBlockItemSyntax

  /// The attribute or modifier that isolates it, or nothing for the default.
  let isolation: String

  /// The location of the protocol.
  let location: TypeLocation

  /// Returns one requirement that has the implementations of all given ones.
  ///
  /// - Parameter requirements: Requirements with the same key.
  static func merged(_ requirements: [SharedRequirement]) -> MemberBlockItemSyntax? {
    let isolations = Set(requirements.map(\.isolation))
    // An implementation that is not isolated satisfies all requirements.
    let isolation = isolations.count == 1 ? isolations.first ?? "" : "nonisolated"
    let settable = requirements.first(where: \.item.decl.isSettable)
    guard let widest = settable ?? requirements.first else { return nil }
    guard let variable = widest.item.decl.as(VariableDeclSyntax.self) else {
      return widest.item.isolated(isolation)
    }
    var block = variable.bindings.first?.accessorBlock?.lineText ?? "{ get }"
    let blocks = Set(requirements.compactMap(\.accessors))
    if blocks.count > 1, !widest.item.decl.isSettable {
      let words = ["async", "throws"].filter { word in blocks.allSatisfy { $0.holds(word) } }
      block = "{ " + (["get"] + words).joined(separator: " ") + " }"
    }
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.lineText
    else { return nil }
    let attributes = variable.attributes.map { $0.lineText + " " }.joined()
    let modifiers = variable.modifiers.map { $0.lineText + " " }.joined()
    let head = "\(attributes)\(modifiers)var \(binding.pattern.lineText)"
    return MemberBlockItemSyntax.parse("\(head): \(type) \(block)")?.isolated(isolation)
  }

  /// The accessors of a property.
  private var accessors: String? {
    item.decl.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.lineText
  }
}

extension ResolvedType {
  /// The requirements outside `#if` that other protocols can declare too.
  fileprivate var sharedRequirements: [SharedRequirement] {
    guard let declaration = resolvedDeclaration.as(ProtocolDeclSyntax.self) else { return [] }
    let outer =
      declaration.modifiers.contains("nonisolated")
      ? "nonisolated" : declaration.attributes.isolatingText
    return declaration.memberBlock.members.flatMap { item -> [SharedRequirement] in
      let attributes = item.decl.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      let own = modifiers.contains("nonisolated") ? "nonisolated" : attributes.isolatingText
      return item.properties.flatMap { item in
        RequirementKey.all(of: item.decl).map { key in
          SharedRequirement(
            key: key, item: item, isolation: own.isEmpty ? outer : own, location: location)
        }
      }
    }
  }
}

extension RequirementKey {
  /// Returns the keys of a requirement: none for those that no extension implements.
  fileprivate static func all(of declaration: DeclSyntax) -> [RequirementKey] {
    let generics =
      declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    var result = ""
    if let function = declaration.as(FunctionDeclSyntax.self) {
      result = [
        function.signature.effectSpecifiers?.lineText,
        function.signature.returnClause?.type.lineText,
      ]
      .map { $0 ?? "" }.joined(separator: " -> ")
      result += function.genericWhereClause?.lineText ?? ""
    } else if let `subscript` = declaration.as(SubscriptDeclSyntax.self) {
      result = `subscript`.returnClause.type.lineText
    }
    return MemberKey.all(of: declaration).map { key in
      var key = key
      var result = result.replacingWord("Self.", with: "")
      // The names of generic parameters are not compared.
      for (position, generic) in (generics?.parameters).elements.enumerated() {
        key.types = key.types.map { $0.replacingWord(generic.name.text, with: "\(position)") }
        result = result.replacingWord(generic.name.text, with: "\(position)")
      }
      return RequirementKey(member: key, result: result)
    }
  }
}

extension MemberBlockItemSyntax {
  /// Returns the only member of a text, or `nil` if the text is not a member.
  fileprivate static func parse(_ text: String) -> MemberBlockItemSyntax? {
    Parser.parse(source: "protocol P {\n\(text)\n}").statements.first?.item
      .as(ProtocolDeclSyntax.self)?.memberBlock.members.first
  }

  /// The item, or an item for each of several properties that it declares.
  fileprivate var properties: [MemberBlockItemSyntax] {
    guard let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count > 1 else {
      return [self]
    }
    return variable.bindings.map { binding in
      let only = variable.with(\.bindings, [binding.with(\.trailingComma, nil)])
      return with(\.decl, DeclSyntax(only))
    }
  }

  /// Returns the item with an isolation instead of its own.
  ///
  /// - Parameter isolation: An attribute, the modifier `nonisolated`, or nothing.
  fileprivate func isolated(_ isolation: String) -> MemberBlockItemSyntax {
    guard !isolation.isEmpty else { return self }
    if let function = decl.as(FunctionDeclSyntax.self) {
      return function.isolated(isolation) ?? self
    }
    if let variable = decl.as(VariableDeclSyntax.self) {
      return variable.isolated(isolation) ?? self
    }
    return decl.as(SubscriptDeclSyntax.self)?.isolated(isolation) ?? self
  }
}

extension DeclSyntaxProtocol where Self: WithAttributesSyntax & WithModifiersSyntax {
  /// Returns the declaration as an item with an isolation instead of its own.
  fileprivate func isolated(_ isolation: String) -> MemberBlockItemSyntax? {
    let attributes = attributes.filter { !AttributeListSyntax([$0]).isolate }.map(\.lineText)
    let modifiers = modifiers.filter { $0.name.text != "nonisolated" }.map(\.lineText)
    var rest = self
    rest.attributes = []
    rest.modifiers = []
    let words = attributes + [isolation] + modifiers + [rest.lineText]
    return .parse(words.joined(separator: " "))
  }
}
