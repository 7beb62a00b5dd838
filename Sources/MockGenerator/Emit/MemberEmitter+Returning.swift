// Patterns of requirements with a generic result that no parameter fixes: `resolve(returning: Int.self)`.

extension MemberEmitter {
  /// Writes a pattern and, if no argument fixes some generic parameters of the result, gives it
  /// parameters that do.
  ///
  /// The requirement itself would accept the pattern's type as its result, and the call would be made.
  /// So there are two overloads without the additional parameters: an unavailable one for its message,
  /// and one that makes the call ambiguous where the type of the pattern is written, so that it does not
  /// compile.
  ///
  /// - Parameters:
  ///   - head: The text before the generic parameters.
  ///   - generics: The generic part of the requirement.
  ///   - names: The generic parameters that no argument fixes.
  ///   - variant: The arguments of the pattern.
  ///   - types: The type of the pattern, and the one with another result.
  ///   - declaration: The requirement.
  ///   - body: The pattern.
  ///   - comment: A comment at the end of the first line, or nothing.
  mutating func emitPattern(
    _ head: String, _ generics: Generics, fixing names: [GenericName], _ variant: PatternVariant,
    types: (pattern: String, unavailable: String), _ declaration: Declaration, body: String,
    comment: String = ""
  ) {
    let clause = clause(of: variant)
    guard !names.isEmpty else {
      return emitPattern(
        "\(head)\(generics.clause)\(clause) -> \(types.pattern)", declaration, generics,
        body: body, isIsolated: variant.hasComputedDefault, comment: comment)
    }
    let separator = clause == "()" ? "" : ", "
    emitPattern(
      "\(head)\(generics.clause)\(clause.dropLast())\(separator)\(names.returningParameters)) "
        + "-> \(types.pattern)",
      declaration, generics, body: body, isIsolated: variant.hasComputedDefault, comment: comment)
    let message =
      "no argument says what '\(declaration.name)' returns: add '\(names.returningArguments)'"
    emitPattern(
      "\(head)\(generics.clause)\(clause) -> \(types.pattern)", declaration, generics, body: body,
      attribute: "@available(*, deprecated, message: \"\(message)\")",
      isIsolated: variant.hasComputedDefault, isDisfavored: false)
    let others = generics.without(names)
    emitUnavailable(
      "\(head)\(others.clause)\(clause) -> \(types.unavailable)", declaration, others,
      message: message)
  }
}
