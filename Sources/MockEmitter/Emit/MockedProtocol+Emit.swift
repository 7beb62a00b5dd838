extension MockedProtocol {
  /// Returns the constrained extensions with the members and with the patterns of properties. There
  /// are none if the members are in the body of the mock.
  package func emitExtensions() -> [String] {
    guard placement == .protocolExtension else { return [] }
    let classBound = isSettable && mayBeClassBound ? ", Self: Swift.AnyObject" : ""
    var extensions = [
      emitExtension(to: "UnderstudyCore.Mockable\(classBound)", 0...0) { $0.emit(members) }
    ]
    for (name, ranks) in PatternRanks.constraints {
      let hasProperties = name == "__Patterned" && members.contains(where: \.hasPropertyPattern)
      guard hasProperties || members.contains(where: { $0.hasPattern(of: .only(ranks)) }) else {
        continue
      }
      extensions.append(
        emitExtension(to: name, ranks) {
          if hasProperties { $0.emitPropertyPatterns(members) }
          $0.emitPatterns(members)
        })
    }
    if members.contains(where: \.hasPropertyChain) {
      extensions.append(
        emitExtension(to: "UnderstudyCore.__Chained", 0...0) { $0.emitPropertyChains(members) })
    }
    for systems in explainsRealObjects ? members.systemsForRealObjects : [] {
      // Inside an unavailable extension, the compiler ignores the versions of a member.
      extensions.append(
        emitExtension(to: nil, 0...0, attributes: systems.attributes + [unavailableForRealObjects])
        {
          $0.emitForRealObjects(members, on: systems)
        })
    }
    return extensions
  }

  /// The attribute of the extension with the overloads for objects that are not mocks.
  private var unavailableForRealObjects: String {
    "@available(*, unavailable, message: \"only a mock has call patterns: declare the variable as "
      + "'\(mockName)', not 'any \(name)'\")"
  }

  /// Returns an extension of the protocol.
  ///
  /// - Parameters:
  ///   - constraint: The constraint on `Self`, or `nil` for none.
  ///   - ranks: The ranks of the patterns in the extension.
  ///   - attributes: The attributes of the extension in addition to those of the protocol.
  ///   - emit: Writes the members.
  private func emitExtension(
    to constraint: String?, _ ranks: ClosedRange<Int>, attributes: [String] = [],
    _ emit: (inout MemberEmitter) -> Void
  ) -> String {
    var writer = SourceWriter()
    for attribute in availability + attributes { writer.line(attribute) }
    let requirement = constraint.map { " where Self: " + $0 } ?? ""
    writer.block("\(isolation.prefix)extension \(extendedType)\(requirement) {") {
      $0.conditional(condition) { writer in
        var emitter = MemberEmitter(extensionContext(ranks), writer)
        emit(&emitter)
        writer = emitter.writer
      }
    }
    return writer.text
  }

  /// Returns the peers: the names of the members, and the mock.
  package func emitPeers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      if let closed, instance == nil {
        $0.closedProtocolError(
          closed, name, mockName: mockName, isNested: placement == .body)
      }
      $0.memberNames(of: name, in: membersName, access, memberNames)
      emitMocks(&$0)
      emitDefaults(&$0)
    } else: {
      let parameters = associatedTypes.parameters.map(\.name).joined(separator: ", ")
      $0.absentMock(
        mockName, access, generics: parameters.isEmpty ? "" : "<\(parameters)>",
        condition: condition)
    }
    return writer.text
  }

  /// Everything in the order in which a file holds it.
  package func emitAll() -> String {
    ([emitPeers()] + emitExtensions()).joined(separator: "\n")
  }

  /// Writes the mock, once for each condition that its associated types depend on.
  private func emitMocks(_ writer: inout SourceWriter) {
    writer.emit(propertyPatternProtocols, of: placement == .protocolExtension ? [] : members)
    guard !variants.isEmpty else { return emitMock(associatedTypes, &writer) }
    for (opening, variant) in zip(variants.map(\.conditions).branchOpenings, variants) {
      writer.directive(opening)
      emitMock(variant.types, &writer)
    }
    writer.directive("#endif")
  }

  /// Writes the mock.
  private func emitMock(_ types: AssociatedTypes, _ writer: inout SourceWriter) {
    let protocols = propertyPatternProtocols
    let ownMembers = placement == .protocolExtension ? [] : members
    emitSystems(&writer)
    for attribute in availability { writer.line(attribute) }
    var inherited = inheritedTypes + protocols.names(of: ownMembers)
    if kind == .objectiveCClass { inherited.insert("Foundation.NSObject", at: 0) }
    if kind != .actor { inherited.append((hasBaseClass ? "@unchecked " : "") + "Swift.Sendable") }
    writer.block(
      "\(head) \(mockName)\(types.genericClause): "
        + "\(inherited.joined(separator: ", "))\(types.whereClause) {\(hint)"
    ) { writer in
      for alias in types.aliases {
        let attributes = alias.availability.map { $0 + " " }.joined()
        let type = SelfSpelling.inBody(of: mockName).spelled(alias.type)
        writer.line("\(attributes)\(access.prefix)typealias \(alias.name) = \(type)")
      }
      if !hasBaseClass { writer.line("\(access.prefix)nonisolated let mock: UnderstudyCore.Mock") }
      emitInitializers(&writer)
      if let instance { emit(instance, &writer) }
      for conformance in ownConformances { emitMembers(of: conformance, &writer) }
      emitBody(&writer)
    }
  }

  /// The class and the protocols of the runtime that the mock inherits, and its own protocol.
  private var inheritedTypes: [String] {
    guard instance == nil else { return ["UnderstudyCore.Mockable"] }
    if hasBaseClass {
      return ["UnderstudyCore.__MockObject", spelling]
        + (isSpyable ? ["UnderstudyCore.__SpyableMock"] : [])
    }
    return [
      spelling, "UnderstudyCore.Mockable",
      isSpyable ? "UnderstudyCore.__SpyableMock" : "UnderstudyCore.__GeneratedMock",
    ]
  }

  /// The comment on the first line of the mock. The compiler quotes the line if requirements of an
  /// inherited protocol are missing.
  private var hint: String {
    inheritsRequirements && condition != nil
      ? "  // if '\(mockName)' does not conform: mark every inherited protocol @Mockable, "
        + "or use the plug-in"
      : ""
  }

  /// The words before the name of the mock.
  ///
  /// No default isolates the mock, so that its conformances can be used anywhere. Only the mock of a
  /// struct is isolated like the struct, whose closures its members call.
  private var head: String {
    guard kind != .actor else { return access.prefix + "actor" }
    let isolation = instance == nil ? .nonisolated : isolation
    return isolation.prefix + access.prefix + "final class"
  }

  /// Writes the value whose closures call the mock: a property, or a method that takes the other
  /// values of the struct.
  private func emit(_ instance: Instance, _ writer: inout SourceWriter) {
    var parameters: [String] = []
    let arguments = instance.arguments.enumerated().map { position, argument in
      let label = argument.label == "_" ? "" : argument.label.withoutBackticks.asLabel + ": "
      if let closure = argument.closure { return label + closure }
      let name = "p\(position)"
      parameters.append("\(argument.label.withoutBackticks.asLabel) \(name): \(argument.type)")
      return label + name
    }
    let head =
      parameters.isEmpty
      ? "var instance: \(instance.type)"
      : "func instance(\(parameters.joined(separator: ", "))) -> \(instance.type)"
    // Isolated as the struct's initializer is, which may be by the module's default.
    writer.block("\(access.prefix)\(head) {") {
      $0.block("\(instance.type)(", closing: ")") { writer in
        for (position, argument) in arguments.enumerated() {
          writer.line(argument + (position == arguments.count - 1 ? "" : ","))
        }
      }
    }
  }

  /// Writes the members of the body, where `Self` is the mock.
  private func emitBody(_ writer: inout SourceWriter) {
    var described = Set(members.compactMap(\.description))
    for inherited in inheritedProtocols {
      var emitter = MemberEmitter(inherited.bodyContext, writer)
      let repeated = inherited.members.filter { member in
        member.description.map { described.insert($0).inserted } ?? true
      }
      emitter.emitShadowed(inBody(repeated))
      writer = emitter.writer
    }
    let members = inBody(members)
    var emitter = MemberEmitter(bodyContext, writer)
    if placement == .protocolExtension {
      emitter.emitShadowed(members)
    } else {
      emitter.emit(members)
    }
    emitter.emitInitializers(members, of: self)
    writer = emitter.writer
  }

  /// Returns members as the body of the mock spells them.
  private func inBody(_ members: [Member]) -> [Member] {
    members.map { $0.spellingSelf(.inBody(of: mockName)) }
  }
}

extension Member {
  /// The name of the member, if it describes the mock.
  fileprivate var description: String? {
    declaration.flatMap { $0.fallback == nil ? nil : $0.name }
  }
}

extension MockedProtocol.AssociatedTypes {
  /// The generic parameters with their constraints, in angle brackets, or nothing.
  var genericClause: String {
    let list = parameters.map { parameter in
      parameter.name + (parameter.constraint.map { ": " + $0 } ?? "")
    }
    return list.isEmpty ? "" : "<" + list.joined(separator: ", ") + ">"
  }

  /// The generic `where` clause, with a space before it, or nothing.
  var whereClause: String {
    requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
  }
}

extension MockedProtocol {
  /// Returns the members that mocks of the protocol's refining protocols need, without a mock of
  /// the protocol itself.
  package func emitMembers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      $0.memberNames(of: name, in: membersName, access, memberNames)
    }
    return writer.text + emitExtensions().joined()
  }

  /// Returns the mock of a composition, which cannot have an extension.
  ///
  /// If the composition has members of its own, a protocol that refines it has their extension.
  package func emitComposition() -> String {
    var refining = self
    refining.isComposition = true
    refining.mayBeClassBound = true
    guard placement == .protocolExtension, !members.isEmpty else { return refining.emitPeers() }
    refining.spelling = "__CompositionOf\(name)"
    refining.extendedType = refining.spelling
    let attributes = availability.map { $0 + "\n" }.joined()
    let head = "\(isolation.prefix)\(access.prefix)protocol \(refining.spelling): \(spelling) {}\n"
    return attributes + head + refining.emitAll()
  }
}

extension MockedProtocol {
  /// The conformances whose members the body does not repeat from an inherited protocol.
  var ownConformances: [Conformance] {
    conformances.filter { conformance in
      guard let name = conformance.description else { return true }
      return !inheritedProtocols.contains { $0.members.declareProperty(name) }
    }
  }

  /// Writes the members that an inherited protocol of the standard library requires.
  ///
  /// - Parameters:
  ///   - conformance: The inherited protocol.
  ///   - writer: The writer for the members.
  func emitMembers(of conformance: Conformance, _ writer: inout SourceWriter) {
    let prefix = "\(access.prefix)nonisolated "
    let operands = "(left: \(bodyName), right: \(bodyName))"
    switch conformance {
    case .encodable:
      writer.line("\(prefix)func encode(to encoder: any Swift.Encoder) throws {}")
    case .decodable:
      writer.block("\(prefix)init(from decoder: any Swift.Decoder) throws {") {
        $0.line("self.mock = \(unnamedRecorder)")
      }
    case .customStringConvertible:
      writer.line("\(prefix)var description: Swift.String { self.mock.__name }")
    case .customDebugStringConvertible:
      writer.line("\(prefix)var debugDescription: Swift.String { self.mock.__name }")
    case .asyncSequence:
      writer.line("\(prefix)func makeAsyncIterator() -> \(bodyName) { self }")
    case .sequence:
      writer.line("\(prefix)func makeIterator() -> \(bodyName) { self }")
    case .equatable:
      writer.line("\(prefix)static func == \(operands) -> Swift.Bool { left === right }")
    case .hashable:
      writer.block("\(prefix)func hash(into hasher: inout Swift.Hasher) {") {
        $0.line("hasher.combine(Swift.ObjectIdentifier(self))")
      }
    case .comparable:
      writer.block("\(prefix)static func < \(operands) -> Swift.Bool {") {
        $0.line("Swift.ObjectIdentifier(left) < Swift.ObjectIdentifier(right)")
      }
    }
  }
}
