extension MockedClass {
  /// Returns the peers: the names of the members, and the mock.
  package func emitPeers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      $0.memberNames(of: name, in: membersName, access, memberNames)
      emitMock(&$0)
    } else: {
      $0.absentMock(mockName, access, generics: generics.clause, condition: condition)
    }
    return writer.text
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
    let protocols = PropertyPatternProtocols(typeName: name, access: access)
    writer.emit(protocols, of: members)
    for attribute in availability { writer.line(attribute) }
    var inherited = [superclass, "UnderstudyCore.Mockable"]
    inherited += protocols.accesses(of: members).map(protocols.name)
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
      writer.block(hasIsolatedDeinit ? "isolated deinit {" : "deinit {") {
        $0.line("UnderstudyCore.Mock.__end(self)")
      }
      var emitter = MemberEmitter(owner, writer)
      emitter.emit(members)
      emitInitializerPatterns(&emitter)
      writer = emitter.writer
    }
  }

  /// The class as the owner of the members that are emitted.
  private var owner: EmissionContext {
    EmissionContext(
      members: membersName + ".all", metatype: "\(mockName).self",
      patternMetatype: "\(mockName).self", patternSelf: .named(mockName),
      propertyPatterns: .witnesses(PropertyPatternProtocols(typeName: name, access: access)),
      forwarding: .superclass)
  }
}
