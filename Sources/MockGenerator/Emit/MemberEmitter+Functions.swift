extension MemberEmitter {
  /// Writes a method and its patterns.
  mutating func emit(_ method: Method) {
    emitImplementation(method)
    emitPatterns(of: method)
  }

  /// Writes the patterns of a method.
  mutating func emitPatterns(of method: Method) {
    let method = owner.patternSelf.map(method.spellingSelf) ?? method
    var declaration = method.declaration
    // The pattern of an operator is a method of the mock that records it.
    if method.operatorName != nil { declaration.isStatic = false }
    let parameters = method.parameters.filter { $0.passing != .receiver }
    let type = patternType(
      method.effects, arguments: parameters.argumentsType,
      result: method.result?.value ?? "()")
    let name = "func \(method.operatorName ?? declaration.name)"
    let head = name + method.generics.clause
    let unknown = method.generics.fixedByResult(parameters, method.result)
    let unavailable = patternType(
      method.effects, arguments: parameters.argumentsType, result: "Swift.Never")
    let comment =
      signaturesWithSeveralResults.contains(method.signature)
      ? "  // choose with 'as \(type.withoutModules)'" : ""
    for variant in patternVariants(of: parameters) {
      emitPattern(
        name, method.generics, fixing: unknown, variant, types: (type, unavailable), declaration,
        body: patternCall(variant, method.effects, declaration), comment: comment)
    }
    guard owner.replacement == nil, owner.patternRanks.contains(0) else { return }
    emitChain(head, parameters, method.result, declaration, method.generics)
    for refusal in PatternVariant.refusals(of: parameters) {
      emitUnavailable(
        "\(head)\(refusal.clause) -> \(type)", declaration, method.generics,
        message: refusal.message)
    }
  }

  /// Writes the implementations once more that the body of the mock must have.
  mutating func emitShadowed(_ members: [Member]) {
    emitImplementations(of: members, where: \.isInBody)
  }

  /// Writes the implementations of members, without patterns and initializers.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - isIncluded: Returns `true` for members to write. Applies inside `#if` blocks, too.
  mutating func emitImplementations(
    of members: [Member], where isIncluded: (Member) -> Bool = { _ in true }
  ) {
    for member in members where isIncluded(member) {
      switch member {
      case .method(let method): emitImplementation(method)
      case .property(let property): emitImplementation(property)
      case .subscript(let `subscript`): emitImplementation(`subscript`)
      case .conditional(let clauses):
        emit(clauses) { $0.emitImplementations(of: $1, where: isIncluded) }
      case .refused(let text): writer.block(text + " {") { $0.line("Swift.fatalError()") }
      case .initializer: break
      }
    }
  }

  /// Writes a method.
  private mutating func emitImplementation(_ method: Method) {
    // Between an operator and a bracket there must be a space.
    let space = method.receiver == nil ? "" : " "
    let declaration = method.declaration
    let head = "\(prefix(declaration))\(method.fixity)func \(name(declaration))\(space)"
    emitAttribute(declaration, labels: "(\(method.parameters.labels))")
    emitImplementation(method, head: head + method.generics.clause)
  }

  /// Writes a function inside a method that records a call of the method.
  ///
  /// - Parameters:
  ///   - method: The method, without the generic parameters that the function sees.
  ///   - name: The name of the function.
  mutating func emitRecording(_ method: Method, as name: String) {
    let head = "\(method.declaration.executionWords)func \(name)"
    emitImplementation(method, head: head + method.generics.clause)
  }

  /// Writes a function that passes its arguments to the recorder.
  private mutating func emitImplementation(_ method: Method, head: String) {
    let declaration = method.declaration
    let result = method.result.map { " -> " + $0.declared } ?? ""
    let requirements = method.generics.whereClause.map { " where " + $0 } ?? ""
    let body = CallBody(
      members: members, index: declaration.index,
      recorder: method.receiver.map { "p\($0).\(owner.recorder)" } ?? callRecorder(declaration),
      systems: declaration.systems, parameters: method.parameters, effects: method.effects,
      executionWords: declaration.executionWords, result: method.result?.value ?? "Swift.Void",
      ending: method.result?.madeType != nil
        ? .madeResult : method.result?.isSending == true ? .sendingResult : .result,
      childMock: owner.replacement == nil ? method.result?.childMock : nil,
      forwarding: forwarding(method), original: original(method))
    writer.block(
      head + method.parameters.requirementClause + method.effects.specifiers + result
        + requirements + " {"
    ) { body.write(&$0) }
  }

  /// Writes the patterns of an initializer. The initialized mock records the call.
  mutating func emit(_ initializer: Initializer) {
    guard initializer.hasPattern else { return }
    let type = patternType(
      initializer.effects, arguments: initializer.parameters.argumentsType, result: "()")
    let head = "func initialized\(initializer.generics.clause)"
    for variant in patternVariants(of: initializer.parameters) {
      emitPattern(
        "\(head)\(clause(of: variant)) -> \(type)", initializer.declaration,
        initializer.generics,
        body: patternCall(variant, initializer.effects, initializer.declaration))
    }
  }

  /// Returns the type of a pattern.
  func patternType(_ effects: Effects, arguments: String, result: String) -> String {
    let name = effects.isAsync ? "AsyncCallPattern" : "CallPattern"
    return "UnderstudyCore.\(name)<\(arguments), \(result), \(effects.failure)>"
  }

  /// Returns the overloads of a requirement that belong here.
  func patternVariants(of parameters: [Parameter]) -> [PatternVariant] {
    PatternVariant.variants(of: parameters).filter { owner.patternRanks.contains($0.rank) }
  }

  /// Returns the call that creates the pattern of a call.
  func patternCall(
    _ variant: PatternVariant, _ effects: Effects, _ declaration: Declaration
  ) -> String {
    guard owner.isGeneratedMock, !declaration.isStatic,
      let factory = variant.directFactory(effects)
    else { return patternCall(variant.factory(effects), declaration, variant.matchers()) }
    let arguments = [members, String(declaration.index)] + variant.arguments()
    return "self.\(factory)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the call that creates a pattern.
  ///
  /// - Parameters:
  ///   - name: The recorder's method.
  ///   - declaration: The requirement.
  ///   - setter: The index of the setter, for patterns that have one.
  ///   - matchers: The matchers of the arguments.
  func patternCall(
    _ name: String, _ declaration: Declaration, setter: Int? = nil, _ matchers: [String]
  ) -> String {
    let indices = [declaration.index, setter].compactMap { $0.map(String.init) }
    let arguments = ([members] + indices + matchers).joined(separator: ", ")
    return "\(patternRecorder(declaration)).\(name)(\(arguments))"
  }
}

extension PatternVariant {
  /// Returns the name of the recorder's method that creates the pattern of a call.
  func factory(_ effects: Effects) -> String {
    hasTypedMatchers
      ? effects.isAsync ? "__asyncPattern" : "__pattern"
      : effects.isAsync ? "__asyncCallPattern" : "__callPattern"
  }
}
