// The parts of hooks that members of mocks do not have.

extension MemberEmitter {
  /// Returns the parameter clause of a pattern; that of something replaced has one parameter more.
  ///
  /// If the original returns an object, as patterns do, the trailing parameter tells the compiler
  /// which function is replaced: it treats all classes as one type here. The full names must
  /// differ.
  func clause(of variant: PatternVariant) -> String {
    let clause = variant.clause(hasMarkers: owner.patternRanks == .marked)
    guard owner.replacement != nil else { return clause }
    return clause.dropLast() + (clause == "()" ? "" : ", ") + "__pattern: Swift.Void = ())"
  }

  /// Writes a replacement that only calls the original. The compiler reports functions that are not
  /// dynamic, but not properties and subscripts, whose replacements would be ignored.
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

  /// Returns how the hook of a method reaches the original, or `nil` for a method of a mock.
  func original(_ method: Method) -> CallBody.Original? {
    let arguments = method.parameters.passedOn
    return original(
      method.declaration, ".\(method.declaration.name)(\(arguments))", method.effects)
  }

  /// Returns how the accessor of a replaced property reaches the original, or `nil` for one of a
  /// mock.
  ///
  /// - Parameters:
  ///   - declaration: The property.
  ///   - forwarding: The closure that does the same.
  func original(_ declaration: Declaration, _ forwarding: ForwardingClosure?) -> CallBody.Original?
  {
    forwarding.flatMap { original(declaration, $0.call, $0.effects) }
  }

  /// Returns how the getter of a replaced subscript reaches the original, or `nil` for one of a
  /// mock.
  func originalGetter(_ subscript: Subscript) -> CallBody.Original? {
    let arguments = `subscript`.parameters.passedOn
    return original(`subscript`.declaration, "[\(arguments)]", `subscript`.effects)
  }

  /// Returns how the setter of a replaced subscript reaches the original, or `nil` for one of a
  /// mock.
  func originalSetter(_ subscript: Subscript) -> CallBody.Original? {
    let arguments = `subscript`.parameters.passedOn
    return original(`subscript`.declaration, "[\(arguments)] = newValue", .none)
  }

  /// Returns how a hook reaches the original.
  private func original(
    _ declaration: Declaration, _ call: String, _ effects: Effects
  ) -> CallBody.Original? {
    guard let replacement = owner.replacement else { return nil }
    let forwarding = ForwardingClosure(
      base: replacement.base(of: declaration), effects: effects, call: call)
    return CallBody.Original(
      owner: replacement.owner(of: declaration),
      call: effects.callKeywords + forwarding.expression)
  }
}

extension [Parameter] {
  /// The labels of the parameters, each followed by a colon.
  var labels: String { map { $0.labelInCalls + ":" }.joined() }

  /// The arguments that pass the parameters on as they came.
  fileprivate var passedOn: String {
    enumerated().map { $1.passedOn(as: "p\($0)") }.joined(separator: ", ")
  }
}
