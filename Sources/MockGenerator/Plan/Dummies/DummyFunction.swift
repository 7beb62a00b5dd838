import MockEmitter

/// A static function that makes test data: a value of a type, with a default for every parameter.
struct DummyFunction {
  /// The type, with the types around it.
  var type: String

  /// The expression that makes a value up to its arguments: `User`, `Status.closed`.
  var callee: String

  /// A Boolean value that indicates whether the expression is called.
  var hasParentheses = true

  /// The access, with a space after it.
  var access: String

  /// The parameters.
  var parameters: [Parameter]

  /// A parameter.
  struct Parameter {
    /// The label, or `nil` for none.
    var label: String?

    /// The type as a parameter spells it.
    var type: String

    /// The default, or `nil` if the test must pass the argument.
    var defaultValue: Default?
  }

  /// The default of a parameter.
  enum Default: Equatable {
    /// Source text, such as a literal.
    case text(String)

    /// The default value of the type, which the runtime looks up.
    case lookedUp

    /// A mock, unless the test provides another default value of the type.
    case mock(String)
  }

  /// A Boolean value that indicates whether the function can be called without arguments.
  var needsNoArguments: Bool { parameters.allSatisfy { $0.defaultValue != nil } }
}

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
