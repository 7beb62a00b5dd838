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
  package func emitInGenericType() -> (helpers: String, mock: String) {
    var (helpers, mock) = (SourceWriter(), SourceWriter())
    emitHelpers(&helpers)
    emitMock(&mock)
    return (helpers.text, mock.text)
  }

  /// Writes the names of the members, and the protocols for the patterns of properties.
  private func emitHelpers(_ writer: inout SourceWriter) {
    writer.memberNames(of: name, in: membersName, access, memberNames)
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

extension MockedClass {
  /// Writes the initializers: the one that sets the name, and the overrides.
  func emitInitializers(_ writer: inout SourceWriter) {
    guard initializers.count > 1 else { return emit(initializers[0], &writer) }
    for (opening, branch) in zip(initializers.map(\.conditions).branchOpenings, initializers) {
      writer.directive(opening)
      emit(branch, &writer)
    }
    writer.directive("#endif")
  }

  /// Writes initializers.
  private func emit(_ initializers: Initializers, _ writer: inout SourceWriter) {
    switch initializers.construction {
    case .inherited:
      emitInheritingInitializer(&writer)
    case .overridden(let initializers, let naming):
      if let naming { emitInitializer(calling: naming, &writer) }
      for initializer in initializers { emit(initializer, &writer) }
    case .impossible(let reason): emitUnavailableInitializer(reason, &writer)
    }
    for strict in initializers.strict { emit(strict, &writer) }
    for head in initializers.required {
      writer.block("\(access.prefix)required convenience \(head) {") {
        $0.line(
          "Swift.fatalError(\"\(mockName) cannot be made by this initializer: Swift does not let "
            + "subclasses inherit it; make it by another one\")")
      }
    }
  }

  /// Writes an unavailable initializer that explains why a mock cannot be created.
  private func emitUnavailableInitializer(_ reason: String, _ writer: inout SourceWriter) {
    let message =
      "\(mockName) cannot be created: \(reason); or mock a real object with "
      + "'partialMock(of:as: \(mockName).self)'"
    writer.line("@available(*, unavailable, message: \"\(message)\")")
    writer.block(
      "\(access.prefix)convenience init("
        + "_ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) {"
    ) { $0.line("Swift.fatalError()") }
  }

  /// Writes the initializer that names the mock if all others are inherited from a class whose
  /// initializers are unknown.
  ///
  /// A second initializer is called if there is no inherited initializer without arguments.
  private func emitInheritingInitializer(_ writer: inout SourceWriter) {
    writer.namingInitializer(
      prefix: "\(access.prefix)convenience ", name: "_ name: Swift.String?"
    ) {
      $0.line("self.init()")
      emitBeginning(named: true, &$0)
    }
    writer.strictnessInitializer(prefix: "\(access.prefix)convenience ", call: "self.init(")
    writer.block(
      "@_disfavoredOverload private convenience init(__noInitializer: Swift.Void = ()) {"
    ) {
      $0.line(
        "Swift.fatalError(\"\(superclass.nameOnly) has no initializer without arguments: "
          + "make the \(mockName) by one that has some\")")
    }
  }

  /// Writes the initializer that names the mock and passes default values to an inherited
  /// initializer.
  private func emitInitializer(
    calling call: SuperclassInitializer.Call, _ writer: inout SourceWriter
  ) {
    for attribute in call.availability { writer.line(attribute) }
    // Without an argument, 'self.init()' must mean the inherited initializer, and not this one.
    let isAmbiguous = call.isConvenience && call.arguments.isEmpty
    writer.namingInitializer(
      prefix: access.prefix + (call.isConvenience ? "convenience " : ""),
      name: "_ name: Swift.String?" + (isAmbiguous ? "" : " = nil"),
      effects: call.isThrowing ? " throws" : ""
    ) {
      emit(call, &$0)
      emitBeginning(named: true, &$0)
    }
    for attribute in call.availability { writer.line(attribute) }
    writer.strictnessInitializer(
      prefix: access.prefix + "convenience ", effects: call.isThrowing ? " throws" : "",
      call: (call.isThrowing ? "try " : "") + "self.init(")
  }

  /// Writes the call of an initializer with default values: the first one whose arguments have some.
  private func emit(_ call: SuperclassInitializer.Call, _ writer: inout SourceWriter) {
    let statement = { (call: SuperclassInitializer.Call) in
      let arguments = call.arguments.map { $0.label + value(of: $0, in: call) }
      return (call.isThrowing ? "try " : "") + (call.isConvenience ? "self" : "super")
        + ".init(\(arguments.joined(separator: ", ")))" + (call.isFailable ? "!" : "")
    }
    guard !call.alternatives.isEmpty else { return writer.line(statement(call)) }
    for (position, other) in call.alternatives.enumerated() {
      let (keyword, condition) = (position == 0 ? "if" : "} else if", other.hasDefaults)
      writer.line("\(keyword) !\(call.hasDefaults), \(condition) {")
      writer.indented { $0.line(statement(other)) }
    }
    writer.line("} else {")
    writer.indented { $0.line(statement(call)) }
    writer.line("}")
  }

  /// Returns the expression of an argument: the default value of its type.
  private func value(
    of argument: SuperclassInitializer.Call.Argument, in call: SuperclassInitializer.Call
  ) -> String {
    // No default value can be a class, and every class will do.
    if argument.isAnyClass { return "UnderstudyCore.Mock.self" }
    let isVoid = ["Void", "Swift.Void", "()"].contains(argument.type)
    let type = isVoid ? "Swift.Void" : "(\(argument.type))"
    let value =
      "UnderstudyCore.__argument(\(type).self, \"\(call.name)\", "
      + "fileID, filePath, line, column)"
    guard let count = argument.closureParameters else { return value }
    let head = count == 0 ? [] : [repeatElement("_", count: count).joined(separator: ", ") + " in"]
    return "{ \((head + (isVoid ? [] : [value])).joined(separator: " ")) }"
  }

  /// Writes the override of an initializer.
  private func emit(_ initializer: SuperclassInitializer, _ writer: inout SourceWriter) {
    if let comment = initializer.comment { writer.line("// \(comment)") }
    let prefixes = [initializer.prefix] + [initializer.prefixInSwift5].compactMap { $0 }
    for (position, prefix) in prefixes.enumerated() {
      if prefixes.count > 1 { writer.directive(position == 0 ? "#if swift(>=6)" : "#else") }
      writer.block("\(prefix)\(initializer.head) {") {
        guard let call = initializer.call else { return $0.line("Swift.fatalError()") }
        $0.line(call)
        emitBeginning(named: false, &$0)
        if let recording = initializer.recording { emitRecording(recording, &$0) }
      }
    }
    if prefixes.count > 1 { writer.directive("#endif") }
    if let strict = initializer.strict { emit(strict, &writer) }
  }

  /// Writes the initializers that also take the name and the strictness of the mock.
  private func emit(_ strict: SuperclassInitializer.Strict, _ writer: inout SourceWriter) {
    let parameter = "_ strictness: UnderstudyCore.Strictness"
    if strict.hasName {
      emit(strict, "_ name: Swift.String?, \(parameter) = .nice", "name", &writer)
    }
    emit(strict, parameter, "nil", &writer)
  }

  /// Writes an initializer that also sets up the mock.
  private func emit(
    _ strict: SuperclassInitializer.Strict, _ parameters: String, _ name: String,
    _ writer: inout SourceWriter
  ) {
    writer.line("\(strict.prefix)convenience \(strict.head),")
    writer.line("  \(parameters), fileID: Swift.StaticString = #fileID,")
    writer.line("  filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,")
    writer.line("  column: Swift.Int = #column")
    writer.block(")\(strict.rest) {") {
      $0.line(strict.call)
      $0.line(
        "UnderstudyCore.Mock.__begin(self, \"\(mockName)\", \(name), strictness, fileID, filePath, "
          + "line, column)")
    }
  }

  /// Writes the patterns of the initializers that are recorded.
  func emitInitializerPatterns(_ emitter: inout MemberEmitter) {
    let recorded = initializers.map { $0.construction.recorded.map(Member.initializer) }
    guard recorded.contains(where: { !$0.isEmpty }) else { return }
    guard recorded.count > 1 else { return emitter.emit(recorded[0]) }
    let openings = initializers.map(\.conditions).branchOpenings
    emitter.emit([
      .conditional(zip(openings, recorded).map { ConditionalClause(opening: $0, members: $1) })
    ])
  }

  /// Writes the call of the mock that records the initializers of the class.
  private func emitRecording(_ initializer: Initializer, _ writer: inout SourceWriter) {
    let body = CallBody(
      members: membersName + ".all", index: initializer.declaration.index, recorder: "__type",
      parameters: initializer.parameters, effects: initializer.effects, result: "Swift.Void",
      ending: .statement)
    let check = initializer.declaration.systems.check
    writer.block(
      "if \(check)let __type = UnderstudyCore.Mock.__initializers(of: \(mockName).self) {"
    ) {
      body.write(&$0)
    }
  }

  /// Writes the line that names the mock.
  private func emitBeginning(named: Bool, _ writer: inout SourceWriter) {
    let arguments =
      named
      ? "name, strictness, fileID, filePath, line, column"
      : "nil, .nice, #fileID, #filePath, #line, #column"
    writer.line("UnderstudyCore.Mock.__begin(self, \"\(mockName)\", \(arguments))")
  }
}

extension MockedClass.SuperclassInitializer.Call {
  /// The expression that says whether all arguments have default values.
  fileprivate var hasDefaults: String {
    let types = arguments.filter(\.mayHaveNoValue).map { "(\($0.type)).self" }
    return types.isEmpty
      ? "true" : "UnderstudyCore.__haveDefaults(\(types.joined(separator: ", ")))"
  }
}

extension String {
  /// The text of a type without its generic arguments.
  fileprivate var nameOnly: String { String(prefix { $0 != "<" }) }
}

extension SourceWriter {
  /// Writes the overload of a method that the mock cannot override, which says so in a verb.
  ///
  /// It takes matchers. With values, the method itself is the better fit, and the verb says what is wrong.
  mutating func emit(_ method: UnmockableMethod) {
    let parameters = method.parameters.enumerated().map { position, parameter in
      "\(parameter.label) p\(position): UnderstudyCore.Matcher<Any?>"
        + (parameter.hasDefault ? " = .any" : "")
    }
    let isStatic = method.isStatic ? "static " : ""
    line("@available(*, unavailable, message: \"\(method.reason)\")")
    line(
      "@_disfavoredOverload nonisolated \(isStatic)func \(method.name)"
        + "(\(parameters.joined(separator: ", "))) -> UnderstudyCore.CallPattern<Any, Any, "
        + "Swift.Never> { UnderstudyCore.__unavailable() }")
  }
}
