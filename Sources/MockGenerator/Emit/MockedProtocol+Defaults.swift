// Types that call the default implementations of requirements.

extension MockedProtocol {
  /// The protocol, and the inherited protocols whose members are known.
  private var family: [MockedProtocol] { [self] + inheritedProtocols }

  /// The requirements whose default implementations are called, each with the protocol that declares
  /// it.
  var calledDefaults: [(owner: MockedProtocol, member: Member, declaration: Declaration)] {
    var known: Set<String> = []
    return family.flatMap { owner in
      owner.members.compactMap { member in
        guard let declaration = member.declaration, declaration.callsDefault,
          canCallDefault(of: member)
        else { return nil }
        // A protocol can declare a requirement that it inherits once more.
        return known.insert(owner.membersName + "\(declaration.index)").inserted
          ? (owner, member, declaration) : nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether a mock can call the default implementation of a
  /// requirement, as it calls a real object.
  func canCallDefault(of member: Member) -> Bool {
    guard instance == nil, variants.isEmpty, kind != .objectiveCClass,
      !family.contains(where: { $0.members.contains(where: \.isNamedMock) }),
      case .possible = spySupport
    else { return false }
    return member.canBeForwarded(to: .object(isActor: kind == .actor))
  }

  /// Writes a type for each requirement whose default implementation is called. Its other members call
  /// the mock, so that the calls of the implementation are recorded and answered there.
  func emitDefaults(_ writer: inout SourceWriter) {
    for called in calledDefaults { emit(called.member, called.declaration, called.owner, &writer) }
  }

  /// Writes the statements that let a mock call the default implementations.
  func emitDefaultCalls(_ writer: inout SourceWriter) {
    for (owner, _, declaration) in calledDefaults {
      let type = typeName(declaration, owner) + genericArguments
      let indices = [declaration.index] + (setter(of: owner, declaration.index).map { [$0] } ?? [])
      for index in indices {
        writer.line(
          "self.mock.__default(\(owner.membersName).all, \(index)) { \(type)(__of: $0) }")
      }
    }
  }

  /// Writes the type that inherits the default implementation of one requirement.
  private func emit(
    _ member: Member, _ declaration: Declaration, _ owner: MockedProtocol,
    _ writer: inout SourceWriter
  ) {
    let name = typeName(declaration, owner)
    var caller = self
    caller.typeName = name
    caller.access = .internal
    for attribute in availability { writer.line(attribute) }
    let head = kind == .actor ? "fileprivate actor" : "\(isolation.prefix)fileprivate final class"
    let inherited = "\(spelling), UnderstudyCore.__Patterned"
    let types = associatedTypes
    writer.block(
      "\(head) \(name)\(types.parameterClause): \(inherited)\(types.whereClause) {"
    ) { writer in
      for alias in types.aliases {
        let attributes = alias.availability.map { $0 + " " }.joined()
        writer.line("\(attributes)typealias \(alias.name) = \(alias.type)")
      }
      writer.line("nonisolated let mock: UnderstudyCore.Mock")
      writer.line(
        "\(kind == .actor ? "" : "nonisolated ")init(__of mock: UnderstudyCore.Mock) { self.mock = mock }"
      )
      var emitted: Set<String> = [member.signature]
      for conformance in conformances { caller.emitMembers(of: conformance, &writer) }
      for other in family {
        var context = other.bodyContext
        context.metatype = mockName + genericArguments + ".self"
        var emitter = MemberEmitter(context, writer)
        emitter.emitImplementations(
          of: other.members.filter { emitted.insert($0.signature).inserted })
        if other.membersName == membersName { emitter.emitInitializers(members, of: self) }
        writer = emitter.writer
      }
    }
  }

  /// The generic arguments of the types, in the mock of the same arguments.
  private var genericArguments: String {
    let names = associatedTypes.parameters.map(\.name)
    return names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
  }

  /// Returns the name of the type that inherits the default implementation of a requirement.
  private func typeName(_ declaration: Declaration, _ owner: MockedProtocol) -> String {
    let protocols = owner.membersName == membersName ? mockName : mockName + owner.name
    return "__DefaultOf\(protocols)_\(declaration.index)"
  }

  /// Returns the index of the setter of a property or subscript.
  private func setter(of owner: MockedProtocol, _ index: Int) -> Int? {
    for member in owner.members where member.declaration?.index == index {
      switch member {
      case .property(let property): return property.setter
      case .subscript(let `subscript`): return `subscript`.setter
      case .method, .initializer, .conditional, .refused: return nil
      }
    }
    return nil
  }
}

extension Member {
  /// The common part of a requirement, or `nil` for an initializer, a refused requirement or a block.
  var declaration: Declaration? {
    switch self {
    case .method(let method): method.declaration
    case .property(let property): property.declaration
    case .subscript(let `subscript`): `subscript`.declaration
    case .initializer, .conditional, .refused: nil
    }
  }

  /// The text that tells requirements apart.
  fileprivate var signature: String {
    let isStatic = declaration?.isStatic == true ? "static " : ""
    switch self {
    case .method(let method):
      let result = method.result?.declared ?? ""
      return "\(isStatic)\(method.declaration.name)\(method.parameters.signature) -> \(result)"
    case .property(let property): return isStatic + property.declaration.name
    case .subscript(let `subscript`):
      return "\(isStatic)subscript\(`subscript`.parameters.signature)"
    case .initializer(let initializer): return "init\(initializer.parameters.signature)"
    case .conditional(let clauses): return "\(clauses)"
    case .refused(let text): return text
    }
  }
}

extension [Parameter] {
  /// The labels and types.
  fileprivate var signature: String {
    "(" + map { "\($0.label): \($0.declared)" }.joined(separator: ", ") + ")"
  }
}
