extension SourceWriter {
  /// Writes the overload of a method that the mock cannot override, which says so in a verb.
  ///
  /// It takes matchers. With values, the method itself is the better fit, and the verb says what is wrong.
  mutating func emit(_ method: UnmockableMethod) {
    let parameters = method.parameters.enumerated().map { position, parameter in
      "\(parameter.label) p\(position): UnderstudyCore.Matcher<Any>"
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
