// What the hooks of replaced declarations have that members of mocks have not.

extension MemberEmitter {
  /// The parameter clause of a pattern; that of something replaced has one parameter more.
  ///
  /// Where the original returns an object, as patterns do, Swift would not know which of the two is
  /// replaced: for that purpose, all classes count as one type. The full names must differ.
  func clause(of parameters: [Parameter], _ variant: PatternVariant) -> String {
    let clause = variant.clause(parameters)
    guard owner.replacement != nil else { return clause }
    return clause.dropLast() + (parameters.isEmpty ? "" : ", ") + "__pattern: Swift.Void = ())"
  }

  /// Writes a replacement that calls the original: Swift says of functions if they are not dynamic,
  /// but not of properties and subscripts, which would never be replaced.
  mutating func emitProbe(_ method: Method) {
    guard let original = original(method) else { return }
    let declaration = method.declaration
    writer.line(
      "// Here only because Swift does not say of properties and subscripts what it says here.")
    emitAttribute(declaration, labels: "(\(method.parameters.labels))")
    let result = method.result.map { " -> " + $0.declared } ?? ""
    writer.block(
      "\(prefix(declaration))func \(name(declaration))\(method.parameters.requirementClause)"
        + "\(method.effects.specifiers)\(result) {"
    ) { $0.line("return \(original.call)") }
  }

  /// How the hook of a method reaches the original; nil for a method of a mock.
  func original(_ method: Method) -> CallBody.Original? {
    let arguments = method.parameters.passedOn
    return original(
      method.declaration, ".\(method.declaration.name)(\(arguments))", method.effects)
  }

  /// How the accessor of a replaced property reaches the original; nil for one of a mock.
  ///
  /// - Parameters:
  ///   - declaration: the property
  ///   - forwarding: the closure that does the same
  func original(_ declaration: Declaration, _ forwarding: Forwarding?) -> CallBody.Original? {
    forwarding.flatMap { original(declaration, $0.call, $0.effects) }
  }

  /// How the getter of a replaced subscript reaches the original; nil for one of a mock.
  func originalGetter(_ subscript: Subscript) -> CallBody.Original? {
    let arguments = `subscript`.parameters.passedOn
    return original(`subscript`.declaration, "[\(arguments)]", `subscript`.effects)
  }

  /// How the setter of a replaced subscript reaches the original; nil for one of a mock.
  func originalSetter(_ subscript: Subscript) -> CallBody.Original? {
    let arguments = `subscript`.parameters.passedOn
    return original(`subscript`.declaration, "[\(arguments)] = newValue", .none)
  }

  /// How a hook reaches the original.
  private func original(
    _ declaration: Declaration, _ call: String, _ effects: Effects
  ) -> CallBody.Original? {
    guard let replacement = owner.replacement else { return nil }
    let forwarding = Forwarding(
      base: replacement.base(of: declaration), effects: effects, call: call)
    return CallBody.Original(
      owner: replacement.owner(of: declaration),
      call: effects.callKeywords + forwarding.expression)
  }
}

extension [Parameter] {
  /// The labels of the parameters, each with a colon behind it.
  var labels: String { map { $0.labelInCalls + ":" }.joined() }

  /// The arguments that pass the parameters on as they came.
  fileprivate var passedOn: String {
    enumerated().map { $1.passedOn(as: "p\($0)") }.joined(separator: ", ")
  }
}
