extension MemberEmitter {
  /// Writes a method and its patterns.
  mutating func emit(_ method: Method) {
    let declaration = method.declaration
    let head = "func \(declaration.name)\(method.generics.clause)"
    let result = method.result.map { " -> " + $0.declared } ?? ""
    let requirements = method.generics.whereClause.map { " where " + $0 } ?? ""
    let body = CallBody(
      members: members, index: declaration.index, recorder: recorder(declaration),
      parameters: method.parameters, effects: method.effects,
      result: method.result?.value ?? "Swift.Void",
      ending: method.result?.isSending == true ? .sendingResult : .result,
      forwarding: forwarding(method))
    writer.block(
      prefix(declaration) + head + method.parameters.requirementClause + method.effects.specifiers
        + result + requirements + " {"
    ) { body.write(&$0) }
    let type = patternType(
      method.effects, arguments: method.parameters.argumentsType,
      result: method.result?.value ?? "Swift.Void")
    for variant in PatternVariant.variants(of: method.parameters) {
      emitPattern(
        "\(head)\(variant.clause(method.parameters)) -> \(type)", declaration, method.generics,
        body: patternCall(
          method.effects.isAsync ? "__asyncPattern" : "__pattern", declaration,
          variant.matchers(method.parameters)))
    }
  }

  /// The type of a pattern.
  func patternType(_ effects: Effects, arguments: String, result: String) -> String {
    let name = effects.isAsync ? "AsyncCallPattern" : "CallPattern"
    return "UnderstudyCore.\(name)<\(arguments), \(result), \(effects.failure)>"
  }

  /// The call that makes a pattern.
  ///
  /// - Parameters:
  ///   - name: the recorder's method
  ///   - declaration: the requirement
  ///   - setter: the index of the setter, for patterns that have one
  ///   - matchers: the matchers of the arguments
  func patternCall(
    _ name: String, _ declaration: Declaration, setter: Int? = nil, _ matchers: [String]
  ) -> String {
    let indices = [declaration.index, setter].compactMap { $0.map(String.init) }
    let arguments = ([members] + indices + matchers).joined(separator: ", ")
    return "\(recorder(declaration)).\(name)(\(arguments))"
  }
}
