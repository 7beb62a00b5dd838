package import SwiftSyntax

/// The functions of a file that can run in one test: which of them call each other, and which run
/// before every test.
package struct FunctionScopes {
  /// The functions that a function leads to, and itself, by names.
  private var reached: [String: Set<String>] = [:]

  /// The functions that run before every test.
  private var setUps: Set<String> = []

  /// Finds the functions of a file.
  package init(_ source: ParsedSource) {
    let finder = FunctionFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for (name, called) in finder.called {
      var (seen, waiting): (Set<String>, [String]) = ([name], Array(called))
      while let next = waiting.popLast() {
        if finder.called[next] != nil, seen.insert(next).inserted {
          waiting += finder.called[next] ?? []
        }
      }
      reached[name] = seen
    }
    setUps = Set(finder.called.keys.filter(Self.isBeforeTests))
    setUps = setUps.reduce(into: setUps) { $0.formUnion(reached[$1] ?? []) }
  }

  /// Returns a Boolean value that indicates whether two functions can run in one test.
  package func canMeet(_ a: String, _ b: String) -> Bool {
    if a == b || setUps.contains(a) || setUps.contains(b) { return true }
    return reached.values.contains { $0.contains(a) && $0.contains(b) }
  }

  /// Returns a Boolean value that indicates whether a function runs before every test.
  package static func isBeforeTests(_ name: String) -> Bool {
    ["setUp", "setUpWithError", "init", "beforeEach", "justBeforeEach", ""].contains(name)
  }

  /// Returns the name of the function around a node, or an empty text if it is in none.
  package static func name(around node: some SyntaxProtocol) -> String {
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) { return function.name.text }
      if parent.is(InitializerDeclSyntax.self) { return "init" }
      if let name = FunctionFinder.testName(parent) { return name }
      current = parent.parent
    }
    return ""
  }
}

/// Finds the functions of a file, and the names that each of them calls.
private final class FunctionFinder: SyntaxVisitor {
  /// The called names, by functions.
  var called: [String: Set<String>] = ["": []]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    called[node.name.text, default: []].formUnion([])
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    called["init", default: []].formUnion([])
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.testName(Syntax(node)) { called[name, default: []].formUnion([]) }
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self).flatMap { access in
        access.base?.trimmedText == "self" ? access.declName.baseName.text : nil
      }
    if let name { called[FunctionScopes.name(around: node), default: []].insert(name) }
    return .visitChildren
  }

  /// Returns a name for a call that declares a test or a step of all tests, such as
  /// `it("works") { }` or `beforeEach { }`, or `nil`.
  static func testName(_ node: Syntax) -> String? {
    guard let call = node.as(FunctionCallExprSyntax.self), call.trailingClosure != nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    switch name {
    case "beforeEach", "justBeforeEach", "afterEach": return name
    case "it", "fit", "xit", "test": return "\(name) \(call.position.utf8Offset)"
    default: return nil
    }
  }
}
