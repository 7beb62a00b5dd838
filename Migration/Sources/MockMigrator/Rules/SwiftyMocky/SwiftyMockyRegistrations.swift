import SwiftSyntax

/// The stubs and side effects of a file, which are independent of each other in SwiftyMocky.
struct SwiftyMockyRegistrations {
  /// A stub or side effect.
  struct Registration {
    /// What it says.
    let method: SwiftyMockyMethod

    /// Where it begins.
    let offset: Int

    /// The function around it.
    let function: String

    /// The mock and the member.
    let member: String

    /// The mock, the member and its arguments, and the function.
    let key: String
  }

  /// All stubs and side effects.
  fileprivate(set) var all: [Registration] = []

  /// The functions that can run in one test.
  private let scopes: FunctionScopes

  /// Finds the stubs and side effects of a file.
  init(_ source: ParsedSource) {
    scopes = FunctionScopes(source)
    let finder = SwiftyMockyFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    all = finder.found
  }

  /// Returns the stub or side effect of a call.
  func find(_ call: FunctionCallExprSyntax) -> Registration? {
    all.first { $0.offset == call.span.lowerBound }
  }

  /// Returns the stubs that are set up for the calls of a side effect, or the side effects for the calls
  /// of a stub.
  func rivals(of call: FunctionCallExprSyntax) -> [Registration] {
    guard let own = find(call) else { return [] }
    return all.filter {
      $0.member == own.member && $0.method.verb != own.method.verb
        && scopes.canMeet($0.function, own.function)
    }
  }
}

/// Finds `Given` and `Perform`.
private final class SwiftyMockyFinder: SyntaxVisitor {
  /// The stubs and side effects.
  var found: [SwiftyMockyRegistrations.Registration] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let method = SwiftyMockyMethod(node, ["Given", "Perform"]) else { return .visitChildren }
    let labels = method.parameters.map { ($0.label?.text ?? "_") + ":" }.joined()
    let member = "\(method.mock.trimmedText).\(method.name)(\(labels))"
    let arguments = method.parameters.map(\.expression.trimmedText).joined(separator: ", ")
    let function = FunctionScopes.name(around: node)
    found.append(
      SwiftyMockyRegistrations.Registration(
        method: method, offset: node.span.lowerBound, function: function, member: member,
        key: "\(function) \(member) \(arguments)"))
    return .visitChildren
  }
}
