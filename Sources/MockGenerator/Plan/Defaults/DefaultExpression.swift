/// An expression for a default value, which generated code passes to the runtime.
///
/// It names neither types nor modules: Swift infers the type from the result of the requirement, so
/// that no name can be hidden or ambiguous. Only mocks are named.
indirect enum DefaultExpression: Equatable {
  /// The runtime finds the value by its type.
  case lookedUp

  /// A mock of the given name.
  case mock(String)

  /// A call of an initializer or of an enum case with the values of its parameters.
  ///
  /// An enum case without parameters has no parentheses. The file needs to import the module of the
  /// type. `isInternal` indicates whether the import must be `@testable`.
  case built(String, [Argument], hasParentheses: Bool, module: String, isInternal: Bool)

  /// A tuple.
  case tuple([DefaultExpression])

  /// An argument.
  struct Argument: Equatable {
    /// The label without backticks, or `nil` for none.
    var label: String?

    /// The value.
    var value: DefaultExpression
  }

  /// The parts.
  private var parts: [DefaultExpression] {
    switch self {
    case .lookedUp, .mock: []
    case .built(_, let arguments, _, _, _): arguments.map(\.value)
    case .tuple(let elements): elements
    }
  }

  /// The number of expressions in this one.
  var size: Int { parts.reduce(1) { $0 + $1.size } }

  /// A Boolean value that indicates whether other modules need a `@testable` import.
  var needsInternal: Bool {
    if case .built(_, _, _, _, isInternal: true) = self { return true }
    return parts.contains(where: \.needsInternal)
  }

  /// The modules that the file needs to import.
  var modules: Set<String> {
    let inner = parts.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    guard case .built(_, _, _, let module, _) = self else { return inner }
    return inner.union([module])
  }

  /// The closure that makes the value, or `nil` if the runtime finds it.
  var closure: String? {
    switch self {
    case .lookedUp: return nil
    case .mock(let name): return "{ $0.mock { \(name)($0, .nice) } }"
    case .built(let callee, let arguments, let hasParentheses, _, _):
      guard !arguments.isEmpty else {
        return "{ _ in \(callee)\(hasParentheses ? "()" : "") }"
      }
      let list = arguments.map { argument in
        (argument.label.map { Self.spelled($0) + ": " } ?? "") + argument.value.part
      }
      return "{ try \(callee)(\(list.joined(separator: ", "))) }"
    case .tuple(let elements):
      return "{ try (\(elements.map(\.part).joined(separator: ", "))) }"
    }
  }

  /// Returns a label as a call spells it.
  private static func spelled(_ label: String) -> String {
    ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
  }

  /// The expression of the value inside another one.
  private var part: String { closure.map { "$0.value \($0)" } ?? "$0.value()" }
}
