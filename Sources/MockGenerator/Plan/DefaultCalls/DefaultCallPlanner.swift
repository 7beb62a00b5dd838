import MockEmitter
import SwiftSyntax

/// Finds the default implementations that tests call with `.callsDefault()`.
///
/// Mocks get what these calls need only for the requirements that a test names, so that nothing
/// grows for other tests.
final class DefaultCallPlanner {
  /// The requirements that tests name.
  private let requests: [DefaultCallRequest]

  /// The modules.
  private let codebase: Codebase

  /// The options for all mocks.
  private let options: MockPipeline.Options

  /// The names of the requirements that a mock can answer by their default implementation.
  private var answered: Set<String> = []

  /// Why no mock can do that, by the name of the requirement.
  private var reasons: [String: Reason] = [:]

  /// Creates a planner.
  init(codebase: Codebase, options: MockPipeline.Options, _ requests: [DefaultCallRequest]) {
    self.codebase = codebase
    self.options = options
    self.requests = requests
  }

  /// The default implementations of a protocol's requirements, and of those that it inherits.
  struct Found {
    /// The requirements, by the protocols that declare them.
    var keys: [TypeLocation: Set<MemberKey>] = [:]

    /// A Boolean value that indicates whether there are none.
    var isEmpty: Bool { keys.isEmpty }
  }

  /// Returns the requested requirements of a protocol or composition that have a default
  /// implementation, inherited ones among them.
  ///
  /// - Parameters:
  ///   - type: The protocol, or the `typealias` of a composition.
  ///   - inherited: The inherited protocols.
  func find(in type: ResolvedType, _ inherited: InheritedProtocols) -> Found {
    guard !requests.isEmpty else { return Found() }
    let family = (type.location.kind == .protocol ? [type] : []) + inherited.protocols
    let candidates = family.flatMap { owner in
      owner.requirements.filter { isRequested($0.name) }.map { (owner, $0) }
    }
    guard !candidates.isEmpty else { return Found() }
    let implementations = family.filter { !$0.isStandard }.flatMap(implementations)
    let mentionsSelf = family.contains {
      !$0.isStandard && $0.requirements.contains(where: \.mentionsSelf)
    }
    var found = Found()
    for (owner, requirement) in candidates {
      let own = implementations.filter { $0.satisfies(requirement) }
      let refusal: Reason? =
        own.isEmpty
        ? .notImplemented
        : own.allSatisfy(\.isConstrained)
          ? .constrained
          : requirement.isStatic ? .isStatic : mentionsSelf ? .mentionsSelf : nil
      if let refusal {
        refuse(requirement.name, refusal)
      } else {
        found.keys[owner.location, default: []].insert(requirement.key)
      }
    }
    return found
  }

  /// Notes which of the requirements that were found the mock can answer.
  ///
  /// - Parameter mocked: The protocol and those that it inherits, the mocked one first.
  func note(_ mocked: [MockedProtocol]) {
    for member in mocked.flatMap(\.members) {
      guard let declaration = member.declaration, declaration.callsDefault else { continue }
      let name = declaration.name.withoutBackticks
      if mocked.first?.canCallDefault(of: member) == true {
        answered.insert(name)
      } else {
        refuse(name, .cannotBeForwarded)
      }
    }
  }

  /// The requests that no mock can answer.
  var diagnostics: [SourceDiagnostic] {
    requests.compactMap { request in
      guard let name = request.name, !answered.contains(name),
        reasons[name] != nil || !request.mayBeCheckedIn
      else { return nil }
      return .noDefault(request, name, reasons[name] ?? .unknown)
    }
  }

  /// Returns a Boolean value that indicates whether a test names a requirement.
  private func isRequested(_ name: String) -> Bool {
    requests.contains { $0.name == nil || $0.name == name }
  }

  /// Notes why a mock cannot answer. A reason that is about an implementation tells more than none.
  private func refuse(_ name: String, _ reason: Reason) {
    if let known = reasons[name], known != .notImplemented { return }
    reasons[name] = reason
  }

  /// Returns the implementations in the extensions of a protocol that the mocks can see.
  private func implementations(of type: ResolvedType) -> [ProtocolMember] {
    guard let path = type.enclosingPath else { return [] }
    let home = type.location.module
    let modules =
      [home]
      + ([options.own].compactMap { $0 } + codebase.sourceModules)
      .filter { $0 != home }
    var seen: Set<String> = []
    return modules.filter { seen.insert($0).inserted }.flatMap { module in
      let origin = codebase.module(module)?.module.origin ?? .published
      let least: Access = module == options.own || origin.showsInternal ? .internal : .public
      return codebase.extensions(of: path + [type.location.name], from: home, in: module)
        .map(\.declaration).filter { !$0.isGenerated }
        .flatMap { ProtocolMember.all(in: $0, visibleAt: least) }
    }
  }

  /// The reasons why a default implementation cannot be called.
  enum Reason {
    /// No extension implements the requirement.
    case notImplemented

    /// Only extensions with conditions implement the requirement.
    case constrained

    /// The requirement is static.
    case isStatic

    /// A requirement of the protocol mentions `Self`.
    case mentionsSelf

    /// The call cannot be passed on to another object.
    case cannotBeForwarded

    /// No generated mock has a requirement of that name.
    case unknown
  }
}

extension ResolvedType {
  /// The requirements that a protocol declares.
  fileprivate var requirements: [ProtocolMember] {
    guard let declaration = resolvedDeclaration.as(ProtocolDeclSyntax.self) else { return [] }
    return ProtocolMember.all(in: declaration.memberBlock.members)
  }
}

/// A requirement of a protocol, or a member of its extension.
struct ProtocolMember {
  /// The name without labels; `subscript` for a subscript.
  let name: String

  /// The name with the types of the parameters.
  let key: MemberKey

  /// A Boolean value that indicates whether the member is static.
  let isStatic: Bool

  /// A Boolean value that indicates whether the member can be set.
  let isSettable: Bool

  /// A Boolean value that indicates whether the member mentions `Self` as a type.
  let mentionsSelf: Bool

  /// A Boolean value that indicates whether the member is in an extension with conditions.
  var isConstrained = false

  /// Returns the members of a block. Those under conditional compilation are left out.
  static func all(in items: some Sequence<MemberBlockItemSyntax>) -> [ProtocolMember] {
    items.flatMap { item -> [ProtocolMember] in
      let name =
        item.decl.as(FunctionDeclSyntax.self)?.name.bareText
        ?? (item.decl.is(SubscriptDeclSyntax.self) ? "subscript" : nil)
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      return MemberKey.all(of: item.decl).map { key in
        ProtocolMember(
          name: name ?? String(key.name.split(separator: " ").last ?? ""), key: key,
          isStatic: !modifiers.staticPrefix.isEmpty, isSettable: item.decl.isSettable,
          mentionsSelf: item.decl.signatureText.mentionsSelf)
      }
    }
  }

  /// Returns the members of an extension.
  ///
  /// - Parameters:
  ///   - declaration: The extension.
  ///   - access: The least access of the members.
  static func all(
    in declaration: ExtensionDeclSyntax, visibleAt access: Access
  ) -> [ProtocolMember] {
    let outer = declaration.modifiers.access
    let items = declaration.memberBlock.members.filter { item in
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      return (modifiers.access ?? outer ?? .internal) >= access
        && !modifiers.contains("private") && !declaration.modifiers.contains("private")
    }
    return all(in: items).map { member in
      var member = member
      member.isConstrained = declaration.genericWhereClause != nil
      return member
    }
  }

  /// Returns a Boolean value that indicates whether the member implements a requirement.
  func satisfies(_ requirement: ProtocolMember) -> Bool {
    key == requirement.key && isStatic == requirement.isStatic
      && (isSettable || !requirement.isSettable)
  }
}

extension DeclSyntax {
  /// The text of the member without its body.
  fileprivate var signatureText: String {
    self.as(FunctionDeclSyntax.self)?.with(\.body, nil).lineText
      ?? self.as(SubscriptDeclSyntax.self)?.with(\.accessorBlock, nil).lineText
      ?? self.as(VariableDeclSyntax.self)?.bindings.compactMap(\.typeAnnotation?.lineText).joined()
      ?? ""
  }
}

extension String {
  /// A Boolean value that indicates whether `Self` is named, other than before a dot.
  fileprivate var mentionsSelf: Bool {
    withoutSelf.mentions("Self")
  }
}

/// Diagnostics about default implementations.
extension SourceDiagnostic {
  /// Reports that no mock can call the default implementation of a requirement.
  ///
  /// - Parameters:
  ///   - request: The use in the tests.
  ///   - name: The name of the requirement.
  ///   - reason: Why.
  static func noDefault(
    _ request: DefaultCallRequest, _ name: String, _ reason: DefaultCallPlanner.Reason
  ) -> SourceDiagnostic {
    let why =
      switch reason {
      case .notImplemented: "no extension of the protocol that is visible here implements it"
      case .constrained:
        "it is implemented only in an extension with a 'where' clause, which may not apply to a mock"
      case .isStatic: "it is static, and its calls are made on a type"
      case .mentionsSelf:
        "a requirement of the protocol mentions 'Self', which would be another type"
      case .cannotBeForwarded:
        "its call cannot be passed on to another object, for the same reasons as that of a spy"
      case .unknown:
        "no mock that is generated for these tests has a requirement of this name; @Mockable and "
          + "handwritten mocks cannot see extensions, and a class mock calls super with .forwards()"
      }
    return SourceDiagnostic(
      request.fileLocation,
      "callsDefault() cannot call the default implementation of '\(name)': \(why); "
        + "write .answers { ... } with the code of the implementation",
      name: "noDefault")
  }
}
