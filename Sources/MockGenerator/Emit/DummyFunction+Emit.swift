extension DummyFunction {
  /// Returns the extension with the function, and with the one that makes several values.
  func emit() -> String {
    var writer = SourceWriter()
    writer.block("extension \(type) {") { writer in
      let list = parameters.enumerated().map { position, parameter in
        let label = parameter.label.map(\.asLabel) ?? "_"
        let value = parameter.defaultValue.map { " = " + text(of: $0, parameter) } ?? ""
        return "\(label) p\(position): \(parameter.type)\(value)"
      }
      let arguments = parameters.enumerated().map { position, parameter in
        (parameter.label.map { $0.asLabel + ": " } ?? "") + "p\(position)"
      }
      writer.block("\(access)static func dummy(\(list.joined(separator: ", "))) -> \(type) {") {
        $0.line("\(callee)\(hasParentheses ? "(\(arguments.joined(separator: ", ")))" : "")")
      }
      guard needsNoArguments else { return }
      writer.block("\(access)static func dummies(_ count: Swift.Int) -> [\(type)] {") {
        $0.line("UnderstudyCore.__Dummies.all(count) { dummy() }")
      }
    }
    return writer.text
  }

  private func text(of value: Default, _ parameter: Parameter) -> String {
    switch value {
    case .text(let text): return text
    case .lookedUp: return lookedUp(parameter)
    case .mock(let mock):
      return lookedUp(parameter, ", " + mock.madeAsDefault(of: parameter.type))
    }
  }

  /// Returns the expression of a default value that the runtime looks up.
  private func lookedUp(_ parameter: Parameter, _ make: String = "") -> String {
    "UnderstudyCore.__Dummies.value(\"\(parameter.label ?? "")\", of: \"\(type)\"\(make))"
  }
}
