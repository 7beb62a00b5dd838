public import SwiftSyntax

/// The members of a class and its superclasses that a mock overrides, and the reasons why it does
/// not override others.
struct OverrideRules {
  /// The members that are not overridden.
  private(set) var refusals: [Refusal] = []

  /// A Boolean value that indicates whether the mock is in the file of the class.
  private let isInSameFile: Bool

  /// A Boolean value that indicates whether the current class is in another module, so that only
  /// `open` members can be overridden.
  private(set) var isFromAnotherModule = false

  /// The members of the current class whose `where` clauses are about types that the mocked class
  /// fixes.
  private var fixedMembers: Set<MemberKey> = []

  /// The members of the classes that were read before this one.
  private var taken: Set<MemberKey> = []

  /// The names of those that override another member.
  private var overriding: Set<String> = []

  /// The members of the class that is read now.
  private var own: [MemberKey] = []

  /// The number of members of the current class by their names.
  private var counts: [String: Int] = [:]

  /// Members that the runtime itself calls. A mock that answered them could not be compared,
  /// printed or copied.
  private let vital: Set<String>

  /// The members that are neither overridden nor used by the runtime itself.
  var methods: [Refusal] { refusals.filter { !vital.contains($0.member) } }

  /// The attributes with which a class or superclass isolates some of its members.
  private let isolations: [MemberKey: String]

  /// The members of extensions, with their declarations.
  private var added: [MemberKey: DeclSyntax] = [:]

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - chain: The class and its superclasses, with their extensions.
  ///   - isInSameFile: A Boolean value that indicates whether the mock is in the file of the class.
  ///   - isObject: Whether the class may inherit from `NSObject`.
  ///   - isolations: The attributes that isolate members of the class or of its superclasses.
  init(
    extensionsOf chain: [ClassParser.Link], isInSameFile: Bool, isObject: Bool,
    isolations: [MemberKey: String]
  ) {
    self.isolations = isolations
    vital = Set(
      ["hash(into:)", "hashValue"]
        + (isObject
          ? [
            "hash", "isEqual(_:)", "description", "debugDescription", "copy()", "mutableCopy()",
            "copy(with:)", "mutableCopy(with:)", "encode(with:)",
          ] : []))
    self.isInSameFile = isInSameFile
    for link in chain {
      refusals += link.refusals
      let remedy =
        link.isFromAnotherModule
        ? "mock a protocol of your own" : "move it into the class, or mock a protocol"
      let reason = "Swift cannot override members of extensions; \(remedy) that declares it"
      for item in link.extensions.flatMap(\.memberBlock.members) {
        guard let modifiers = item.decl.modifiers, modifiers.access != .fileprivate else {
          continue
        }
        for key in MemberKey.all(of: item.decl) where added[key] == nil {
          added[key] = item.decl
          refusals.append(Refusal(member: key.name, reason: reason, node: Syntax(item.decl)))
        }
      }
    }
  }

  /// Continues with the next class, the nearest first.
  mutating func begin(_ link: ClassParser.Link) {
    isFromAnotherModule = link.isFromAnotherModule
    fixedMembers = link.fixedMembers
    taken.formUnion(own)
    own = []
    counts = [:]
    for item in link.declaration.memberBlock.members {
      for key in MemberKey.all(of: item.decl) { counts[key.name, default: 0] += 1 }
    }
  }

  /// Returns a Boolean value that indicates whether a member is overridden. If it is not, records
  /// the reason.
  mutating func admits(_ member: DeclSyntax) -> Bool {
    let keys = MemberKey.all(of: member)
    guard let key = keys.first, let modifiers = member.modifiers, modifiers.access != .fileprivate
    else { return keys.isEmpty }
    let isOverridden = overriding.contains(key.name) && counts[key.name] == 1
    guard !isOverridden, !keys.contains(where: { taken.contains($0) || added[$0] != nil }) else {
      return false
    }
    own += keys
    if modifiers.contains("override") { overriding.formUnion(keys.map(\.name)) }
    guard !isFromAnotherModule || modifiers.access == .public else { return false }
    guard let reason = reason(against: member, key, modifiers) else { return true }
    refusals += keys.map { Refusal(member: $0.name, reason: reason, node: Syntax(member)) }
    return false
  }

  /// Records that a member is not overridden.
  mutating func refuse(_ node: Syntax, _ reason: String) {
    let declaration = sequence(first: node, next: \.parent).lazy
      .compactMap { $0.as(DeclSyntax.self) }.first { !MemberKey.all(of: $0).isEmpty }
    let name = declaration.flatMap { MemberKey.all(of: $0).first?.name }
    refusals.append(Refusal(member: name ?? node.lineText, reason: reason, node: node))
  }

  /// Returns a Boolean value that indicates whether a mock can set a property or subscript with
  /// these modifiers.
  func canSet(_ modifiers: DeclModifierListSyntax) -> Bool {
    switch modifiers.setterModifier {
    case nil, "open": return true
    case "private": return false
    case "fileprivate": return isInSameFile
    default: return !isFromAnotherModule
    }
  }

  /// Returns the attribute that isolates a member of the class, or `nil` if there is none.
  ///
  /// An override repeats it. Swift would infer it, but not for the closures of the override if
  /// another conformance of the mock is nonisolated.
  func isolation(of member: some SyntaxProtocol) -> String? {
    guard !isolations.isEmpty, let declaration = member.as(DeclSyntax.self) else { return nil }
    return MemberKey.all(of: declaration).lazy.compactMap { isolations[$0] }.first
  }

  /// Returns why a member is not overridden, or `nil` if it is.
  private func reason(
    against member: DeclSyntax, _ key: MemberKey, _ modifiers: DeclModifierListSyntax
  ) -> String? {
    if vital.contains(key.name) {
      return "comparing, printing and copying the mock use it"
    }
    if modifiers.contains("static") {
      return "static members of a class are final; declare it 'class'"
    }
    if modifiers.contains("final") {
      return "it is final; remove 'final', or mock a protocol that declares it"
    }
    if member.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let" {
      return "it is a constant, which has no accessors to override; declare it 'private(set) var'"
    }
    if isFromAnotherModule, !modifiers.contains("open") {
      return "it is public but not open, so only its own module overrides it; mock a protocol "
        + "that declares it"
    }
    if member.asProtocol((any WithAttributesSyntax).self)?.attributes.areUnavailable == true {
      return "it is unavailable"
    }
    if fixedMembers.contains(key) {
      return "its 'where' clause requires something of a type that the class fixes; override it in "
        + "the class without that requirement"
    }
    return nil
  }
}

extension DeclSyntax {
  /// The modifiers of a declaration that may have some.
  fileprivate var modifiers: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }
}

extension UnmockableMethod {
  /// Creates the method that a refusal is about, or returns `nil` if it is about something else.
  init?(_ refusal: Refusal) {
    guard let function = refusal.node.as(FunctionDeclSyntax.self),
      case .identifier = function.name.tokenKind,
      !function.signature.parameterClause.parameters.isEmpty
    else { return nil }
    name = function.name.text
    parameters = function.signature.parameterClause.parameters.map {
      Parameter(label: $0.firstName.text, hasDefault: $0.defaultValue != nil)
    }
    isStatic = function.modifiers.contains("static") || function.modifiers.contains("class")
    reason = "'\(refusal.member)' cannot be mocked: \(refusal.reason)"
  }

  /// Returns the methods of refusals that no pattern is named like.
  ///
  /// - Parameters:
  ///   - refusals: The refusals.
  ///   - names: The names of the members that the mock records.
  static func all(in refusals: [Refusal], besides names: [String]) -> [UnmockableMethod] {
    var taken = Set(names.map(\.withoutParameterNames))
    return refusals.compactMap { refusal in
      guard let method = UnmockableMethod(refusal), taken.insert(refusal.member).inserted else {
        return nil
      }
      return method
    }
  }
}

extension String {
  /// The spelling of a member's name with labels only.
  fileprivate var withoutParameterNames: String {
    guard let parenthesis = firstIndex(of: "(") else { return self }
    let marked = self[..<parenthesis]
    let mark = GenericMark.allCases.map(\.rawValue).first { marked.hasSuffix($0) } ?? ""
    let base = marked.dropLast(mark.count)
    let labels = self[index(after: parenthesis)...].dropLast().split(separator: ":").map { label in
      String(label.split(separator: " ").first ?? "").replacingText("...", with: "") + ":"
    }
    return base + "(" + labels.joined() + ")"
  }
}

/// The rules for replaced declarations.
package struct ReplacementRules {
  /// A Boolean value that indicates whether only public declarations are visible to the hooks.
  var isFromAnotherModule: Bool

  /// The names of the global actors. Their attributes are repeated.
  var globalActors: Set<String>

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - isFromAnotherModule: A Boolean value that indicates whether only public declarations are
  ///     visible to the hooks.
  ///   - globalActors: The names of the global actors.
  package init(isFromAnotherModule: Bool, globalActors: Set<String> = ["MainActor"]) {
    self.isFromAnotherModule = isFromAnotherModule
    self.globalActors = globalActors
  }

  /// The modifiers that a replacement repeats, besides those that all implementations do.
  static let repeatedModifiers: Set<String> = [
    "mutating", "nonmutating", "borrowing", "__consuming",
  ]

  /// Returns a Boolean value that indicates whether a hook can set a property or subscript with
  /// these modifiers.
  package func canSet(_ modifiers: DeclModifierListSyntax) -> Bool {
    switch modifiers.setterModifier {
    case nil, "open", "public": true
    case "private", "fileprivate": false
    default: !isFromAnotherModule
    }
  }
}

/// A member that the mock of a class does not override, with the reason.
public struct Refusal: Sendable {
  /// The description of the member, such as `save(to:)`.
  public let member: String

  /// The reason why it is not overridden, and what to write instead.
  public let reason: String

  /// The node that the diagnostic points at.
  public let node: Syntax

  /// Creates a refusal.
  package init(member: String, reason: String, node: Syntax) {
    self.member = member
    self.reason = reason
    self.node = node
  }
}
