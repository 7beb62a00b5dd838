import SwiftSyntax

/// Which members of a class and of its superclasses a mock overrides, and why not the others.
struct OverrideRules {
  /// The members that stay as they are.
  private(set) var refusals: [Refusal] = []

  /// Whether the mock stands in the file of the class.
  private let isInSameFile: Bool

  /// Whether the class that is read now is another module's, of which only `open` is seen.
  private(set) var isFromAnotherModule = false

  /// The members of the classes that were read before this one.
  private var taken: Set<MemberKey> = []

  /// The names of those that override another member.
  private var overriding: Set<String> = []

  /// The members of the class that is read now.
  private var own: [MemberKey] = []

  /// How many members of the class that is read now have a name.
  private var counts: [String: Int] = [:]

  /// Members that the runtime itself calls: a mock that answered them could not be compared,
  /// printed or copied.
  private static let vital: Set<String> = [
    "hash", "hash(into:)", "hashValue", "isEqual(_:)", "description", "debugDescription", "copy()",
    "mutableCopy()", "copy(with:)", "mutableCopy(with:)", "encode(with:)",
  ]

  /// The members of extensions, with their declarations.
  private var added: [MemberKey: DeclSyntax] = [:]

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - extensions: the extensions of the class and of its superclasses
  ///   - isInSameFile: whether the mock stands in the file of the class
  init(extensions: [ExtensionDeclSyntax], isInSameFile: Bool) {
    self.isInSameFile = isInSameFile
    for item in extensions.flatMap(\.memberBlock.members) {
      guard let modifiers = item.decl.modifiers, modifiers.access != .fileprivate,
        !modifiers.contains("static")
      else { continue }
      for key in MemberKey.all(of: item.decl) where added[key] == nil {
        added[key] = item.decl
        let reason = "Swift overrides no member of an extension; move it into the class"
        refusals.append(Refusal(member: key.name, reason: reason, node: Syntax(item.decl)))
      }
    }
  }

  /// Goes on with the next class, the nearest first.
  ///
  /// - Parameters:
  ///   - declaration: the class
  ///   - isFromAnotherModule: whether only what is `open` can be overridden
  mutating func begin(_ declaration: ClassDeclSyntax, isFromAnotherModule: Bool) {
    self.isFromAnotherModule = isFromAnotherModule
    taken.formUnion(own)
    own = []
    counts = [:]
    for item in declaration.memberBlock.members {
      for key in MemberKey.all(of: item.decl) { counts[key.name, default: 0] += 1 }
    }
  }

  /// Whether a member is overridden; the reason is noted if it is not.
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
    guard let reason = reason(against: member, key.name, modifiers) else { return true }
    refusals += keys.map { Refusal(member: $0.name, reason: reason, node: Syntax(member)) }
    return false
  }

  /// Notes that a member is not overridden.
  mutating func refuse(_ node: Syntax, _ reason: String) {
    let declaration = sequence(first: node, next: \.parent).lazy
      .compactMap { $0.as(DeclSyntax.self) }.first { !MemberKey.all(of: $0).isEmpty }
    let name = declaration.flatMap { MemberKey.all(of: $0).first?.name }
    refusals.append(Refusal(member: name ?? node.lineText, reason: reason, node: node))
  }

  /// Whether a property or subscript can be set from the mock, as far as modifiers say.
  func canSet(_ modifiers: DeclModifierListSyntax) -> Bool {
    switch modifiers.setterModifier {
    case nil, "open": return true
    case "private": return false
    case "fileprivate": return isInSameFile
    default: return !isFromAnotherModule
    }
  }

  /// Why a member is not overridden; nil for one that is.
  private func reason(
    against member: DeclSyntax, _ name: String, _ modifiers: DeclModifierListSyntax
  ) -> String? {
    if Self.vital.contains(name) {
      return "comparing, printing and copying the mock use it"
    }
    if modifiers.contains("static") {
      return "static members of a class are final; declare it 'class'"
    }
    if modifiers.contains("final") {
      return "it is final; leave out 'final', or mock a protocol that declares it"
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
    return nil
  }
}

extension DeclSyntax {
  /// The modifiers of a declaration that may have some.
  fileprivate var modifiers: DeclModifierListSyntax? {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
  }
}
