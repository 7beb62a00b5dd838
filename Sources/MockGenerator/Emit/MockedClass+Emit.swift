extension MockedClass {
  /// Returns the peers: the names of the members, and the mock.
  package func emitPeers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      emitHelpers(&$0)
      emitMock(&$0)
    } else: {
      $0.absentMock(mockName, access, generics: generics.clause, condition: condition)
    }
    return writer.text
  }

  /// Returns the helpers and the mock of a class in a generic type. The helpers must be at the top of a
  /// file, and the mock in an extension of the type.
  func emitInGenericType() -> (helpers: String, mock: String) {
    var (helpers, mock) = (SourceWriter(), SourceWriter())
    emitHelpers(&helpers)
    emitMock(&mock)
    return (helpers.text, mock.text)
  }

  /// Writes the names of the members, and the protocols for the patterns of properties.
  private func emitHelpers(_ writer: inout SourceWriter) {
    writer.memberNames(of: name, in: membersName, access, memberNames, inherited: inheritedNames)
    writer.emit(propertyPatternProtocols, of: members)
  }

  /// The protocols for the patterns of properties.
  private var propertyPatternProtocols: PropertyPatternProtocols {
    PropertyPatternProtocols(typeName: helperStem, access: access)
  }

  /// Returns the members that the attribute adds to the class itself, or `nil` for none: a `deinit`
  /// that is not isolated, because only the compiler knows whether it would isolate its own.
  package func emitSuperclassMembers() -> String? {
    guard !declaresDeinit, isolation == .inferred else { return nil }
    var writer = SourceWriter()
    writer.conditional(condition) { $0.line("deinit {}") }
    return writer.text
  }

  /// Writes the mock, a subclass without stored properties: its instances have the layout of the
  /// superclass.
  private func emitMock(_ writer: inout SourceWriter) {
    let protocols = propertyPatternProtocols
    for line in members.systems(memberNames) { writer.line(line) }
    for attribute in availability { writer.line(attribute) }
    var inherited = [superclass, conformance, "UnderstudyCore.Mockable"].compactMap { $0 }
    inherited += protocols.names(of: members)
    if isGenerated, isolation != .mainActor { inherited.append("UnderstudyCore.__GeneratedMock") }
    if isUncheckedSendable { inherited.append("@unchecked Swift.Sendable") }
    let requirements = generics.whereClause.map { " where " + $0 } ?? ""
    writer.block(
      "\(isolation.prefix)\(access.prefix)final class \(mockName)\(generics.clause): "
        + "\(inherited.joined(separator: ", "))\(requirements) {"
    ) { writer in
      writer.block("\(access.prefix)nonisolated var mock: UnderstudyCore.Mock {") {
        $0.line("UnderstudyCore.Mock.__of(self, \"\(mockName)\")")
      }
      emitInitializers(&writer)
      writer.requirements(
        in: membersName, inherited: inheritedNames, prefix: access.prefix + "nonisolated ")
      emitUnavailableSpy(&writer)
      for method in unmockable { writer.emit(method) }
      writer.block(hasIsolatedDeinit ? "isolated deinit {" : "deinit {") {
        $0.line("UnderstudyCore.Mock.__end(self)")
      }
      var emitter = MemberEmitter(owner, writer)
      emitter.emit(members)
      emitInitializerPatterns(&emitter)
      writer = emitter.writer
    }
  }

  /// Writes an unavailable initializer that explains what to write in place of a spy.
  private func emitUnavailableSpy(_ writer: inout SourceWriter) {
    let message =
      "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of "
      + "'\(name)', or partialMock(of: object, as: \(mockName).self) to mock an existing object"
    writer.line("@available(*, unavailable, message: \"\(message)\")")
    writer.line(
      "\(access.prefix)convenience init(spying real: Any, _ name: Swift.String? = nil, "
        + "_ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }")
  }

  /// The class as the owner of the members that are emitted.
  private var owner: EmissionContext {
    EmissionContext(
      members: membersName + ".all", metatype: "\(mockName).self",
      patternMetatype: "\(mockName).self", patternSelf: .named(mockName),
      propertyPatterns: .witnesses(propertyPatternProtocols),
      forwarding: .superclass)
  }
}
