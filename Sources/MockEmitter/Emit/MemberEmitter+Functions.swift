extension MemberEmitter {
  /// Writes a method and its patterns.
  mutating func emit(_ method: Method) {
    emitImplementation(method)
    emitPatterns(of: method)
  }

  /// Writes the patterns of a method.
  mutating func emitPatterns(of method: Method) {
    guard method.declaration.hasPatterns else { return }
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
    let plain = type.replacingText("UnderstudyCore.", with: "").replacingText("Swift.", with: "")
    let comment =
      signaturesWithSeveralResults.contains(method.signature)
      ? "  // choose with 'as \(plain)'" : ""
    for variant in patternVariants(of: parameters, declaration) {
      emitPattern(
        name, method.generics, fixing: unknown, variant, types: (type, unavailable), declaration,
        body: patternCall(variant, method.effects, declaration), comment: comment)
    }
    guard owner.replacement == nil, owner.patternRanks.contains(0) else { return }
    emitChain(head, parameters, method.result, declaration, method.generics)
    if unknown.isEmpty, let message = method.generics.adviceForMatchers(parameters) {
      let erased = parameters.map { $0.erasing(method.generics) }
      // The error may be of a generic type, too.
      let type =
        "UnderstudyCore.\(method.effects.isAsync ? "Async" : "")CallPattern"
        + "<Swift.Never, Swift.Never, any Swift.Error>"
      let variants = PatternVariant.variants(of: erased)
      for variant in [variants.first, variants.count > 1 ? variants.last : nil].compactMap({ $0 }) {
        emitUnavailable(
          "\(name)\(variant.clause()) -> \(type)", declaration,
          Generics(parameters: [], whereClause: nil), message: message)
      }
    }
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
      makeDefault: owner.replacement == nil ? method.result?.makeDefault : nil,
      forwarding: forwarding(method), original: original(method))
    writer.block(
      head + method.parameters.requirementClause + method.effects.specifiers + result
        + requirements + " {"
    ) { body.write(&$0) }
  }

  /// Writes the patterns of an initializer. The initialized mock records the call.
  mutating func emit(_ initializer: Initializer) {
    guard initializer.isPatterned else { return }
    let type = patternType(
      initializer.effects, arguments: initializer.parameters.argumentsType, result: "()")
    let head = "func initialized\(initializer.generics.clause)"
    for variant in patternVariants(of: initializer.parameters, initializer.declaration) {
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

  /// Returns the overloads of a requirement that belong here, ranked.
  func patternVariants(
    of parameters: [Parameter], _ declaration: Declaration
  ) -> [PatternVariant] {
    var variants = PatternVariant.variants(of: parameters, declaration.mixtures)
      .filter { owner.patternRanks.contains($0.rank) }
    // The constraint of an extension already ranks the lowest.
    let lowest = owner.patternRanks == .marked ? 0 : variants.map(\.rank).min() ?? 0
    for index in variants.indices { variants[index].markers = variants[index].rank - lowest }
    return variants
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

extension Generics {
  /// Returns what to write in place of matchers that do not say what the generic parameters are, or
  /// `nil` if each matcher does.
  fileprivate func adviceForMatchers(_ parameters: [Parameter]) -> String? {
    guard !parameters.contains(where: \.isPack), let first = parameters.first(where: mentions)
    else { return nil }
    let example = first.pattern == .value ? "Int.self" : "Matcher<Int>.any"
    return "nothing says what type '\(first.name)' has: write the type, as in \(example)"
  }

  /// Returns a Boolean value that indicates whether the type of a parameter has a generic parameter.
  fileprivate func mentions(_ parameter: Parameter) -> Bool {
    names.contains { parameter.declared.mentions($0.text) }
  }
}

extension Parameter {
  /// Returns the parameter as one that takes a matcher of any type, if its type has a generic parameter.
  fileprivate func erasing(_ generics: Generics) -> Parameter {
    guard generics.mentions(self) else { return self }
    var erased = self
    (erased.value, erased.passing, erased.pattern) = ("Any", .direct, .matcher)
    return erased
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

// Overloads that return the child mock of a requirement, for chains such as `client.session.token`.

extension MemberEmitter {
  /// Writes the chain of a method or subscript, if its default value is a mock.
  ///
  /// It takes values only. Different matchers could match the same calls, which can return only one
  /// child mock. For its message, an overload that takes matchers is unavailable.
  ///
  /// - Parameters:
  ///   - head: The text before the parameters.
  ///   - parameters: The parameters.
  ///   - result: The result, or `nil` for none.
  ///   - declaration: The requirement.
  ///   - generics: The generic part of the requirement.
  mutating func emitChain(
    _ head: String, _ parameters: [Parameter], _ result: ResultType?, _ declaration: Declaration,
    _ generics: Generics
  ) {
    guard let result, let child = child(of: result), parameters.allSatisfy(\.fitsChain) else {
      return
    }
    var variant = PatternVariant.variants(of: parameters)[0]
    if owner.patternRanks == .marked { variant.markers = variant.rank }
    let values = parameters.indices.map { "p\($0)" }
    let arguments: String
    if values.count == 1 {
      arguments = values[0] + (parameters[0].mayBeExistential ? " as \(parameters[0].value)" : "")
    } else {
      arguments = "(" + values.joined(separator: ", ") + ")"
    }
    emitPattern(
      "\(head)\(clause(of: variant)) -> \(child)", declaration, generics,
      body: chainCall(child, declaration, arguments, result, variant.matchers()),
      isIsolated: variant.hasComputedDefault)
    guard let clause = PatternVariant.matcherClause(of: parameters) else { return }
    emitUnavailable(
      "\(head)\(clause) -> \(child)", declaration, generics,
      message: "a chain takes values, not matchers: stub the call with a '\(child)' of your own, "
        + "and write the calls on that")
  }

  /// Writes the chains of the properties among members, in an extension of their own.
  mutating func emitPropertyChains(_ members: [Member]) {
    for member in members {
      switch member {
      case .property(let property):
        guard property.hasChain, let (child, call) = chain(of: property) else { break }
        emitPattern(
          "var \(property.declaration.name): \(child)", property.declaration, body: call)
      case .conditional(let clauses) where clauses.contains(where: \.hasPropertyChain):
        emit(clauses) { $0.emitPropertyChains($1) }
      case .method, .subscript, .initializer, .conditional, .refused: break
      }
    }
  }

  /// Returns the child mock of a property and the call that returns it, or `nil` if it has none.
  func chain(of property: Property) -> (child: String, call: String)? {
    child(of: property.type).map {
      ($0, chainCall($0, property.declaration, "()", property.type, []))
    }
  }

  /// Returns the child mock of a requirement, or `nil` if calls to it are not answered by default.
  private func child(of result: ResultType) -> String? {
    owner.replacement == nil ? result.childMock : nil
  }

  /// Returns the call that returns a child mock.
  private func chainCall(
    _ child: String, _ declaration: Declaration, _ arguments: String, _ result: ResultType,
    _ matchers: [String]
  ) -> String {
    let all = [members, "\(declaration.index)", arguments, "(\(result.value)).self"] + matchers
    return "\(patternRecorder(declaration)).__child(\(all.joined(separator: ", "))) "
      + "{ (name: Swift.String?) -> \(child) in \(child)(name, .nice) }"
  }
}

extension Parameter {
  /// A Boolean value that indicates whether a chain can take the parameter's values.
  fileprivate var fitsChain: Bool {
    switch passing {
    case .direct, .copied, .evaluated: pattern != .matcher && !isPack
    case .boxed, .guarded, .unrecordable, .receiver: false
    }
  }
}

extension Property {
  /// A Boolean value that indicates whether there is an overload that returns the mock that is the
  /// property's default value.
  var hasChain: Bool { declaration.hasPatterns && type.childMock != nil }
}

extension Member {
  /// A Boolean value that indicates whether the member, or one inside it, is a property with a chain.
  var hasPropertyChain: Bool {
    switch self {
    case .property(let property): property.hasChain
    case .conditional(let clauses): clauses.contains(where: \.hasPropertyChain)
    case .method, .subscript, .initializer, .refused: false
    }
  }
}

extension ConditionalClause {
  /// A Boolean value that indicates whether there is a property with a chain among the members.
  fileprivate var hasPropertyChain: Bool { members.contains(where: \.hasPropertyChain) }
}
