import SwiftSyntax

extension UnmockableMethod {
  /// Creates the method that a refusal is about, or returns `nil` if it is about something else.
  init?(_ refusal: Refusal) {
    guard let function = refusal.node.as(FunctionDeclSyntax.self),
      case .identifier = function.name.tokenKind,
      !function.signature.parameterClause.parameters.isEmpty
    else { return nil }
    name = function.name.text
    parameters = function.signature.parameterClause.parameters.map {
      Parameter(label: $0.firstName.text, hasDefault: $0.defaultValue != nil)
    }
    isStatic = function.modifiers.contains("static") || function.modifiers.contains("class")
    reason = "'\(refusal.member)' cannot be mocked: \(refusal.reason)"
  }

  /// Returns the methods of refusals that no pattern is named like.
  ///
  /// - Parameters:
  ///   - refusals: The refusals.
  ///   - names: The names of the members that the mock records.
  static func all(in refusals: [Refusal], besides names: [String]) -> [UnmockableMethod] {
    var taken = Set(names.map(\.withoutParameterNames))
    return refusals.compactMap { refusal in
      guard let method = UnmockableMethod(refusal), taken.insert(refusal.member).inserted else {
        return nil
      }
      return method
    }
  }
}

extension String {
  /// The spelling of a member's name with labels only.
  fileprivate var withoutParameterNames: String {
    guard let parenthesis = firstIndex(of: "(") else { return self }
    let base = self[..<parenthesis].replacing("<>", with: "")
    let labels = self[index(after: parenthesis)...].dropLast().split(separator: ":").map {
      ($0.split(separator: " ").first ?? "").replacing("...", with: "") + ":"
    }
    return base + "(" + labels.joined() + ")"
  }
}
