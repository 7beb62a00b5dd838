package import SwiftSyntax

/// The functions of a file that can run in one test: which of them call each other, and which run
/// before every test.
///
/// A function is named with its type and with the functions around it, such as `PumpTests/testStop/fill`,
/// because several types have a `setUp`, and several tests a nested function of the same name.
package struct FunctionScopes {
  /// The functions that a function leads to, and itself, by names.
  private var reached: [String: Set<String>] = [:]

  /// The functions that run before every test of a type.
  private var setUps: Set<String> = []

  /// The types of the file, and what each inherits.
  private let inherited: [String: [String]]

  /// Finds the functions of a file.
  package init(_ source: ParsedSource) {
    let finder = FunctionFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    inherited = finder.inherited
    let ids = Dictionary(grouping: finder.called.keys, by: Self.simple)
    let nested = Dictionary(grouping: finder.nested, by: Self.outer)
    for name in finder.called.keys {
      var (seen, waiting): (Set<String>, [String]) = ([name], [name])
      while let next = waiting.popLast() {
        let called = (finder.called[next] ?? []).flatMap { Self.functions($0, in: next, ids) }
        for function in called + (nested[next] ?? []) where seen.insert(function).inserted {
          waiting.append(function)
        }
      }
      reached[name] = seen
    }
    setUps = Set(finder.called.keys.filter(Self.isBeforeTests))
    setUps = setUps.reduce(into: setUps) { $0.formUnion(reached[$1] ?? []) }
  }

  /// Returns the functions that a call of a name can mean: one in the functions around the call, or a
  /// method of the same type, or any other.
  private static func functions(
    _ name: String, in caller: String, _ ids: [String: [String]]
  ) -> [String] {
    let found = ids[name] ?? []
    var around = caller
    while !around.isEmpty {
      if found.contains("\(around)/\(name)") { return ["\(around)/\(name)"] }
      around = outer(around)
    }
    return found
  }

  /// Returns a Boolean value that indicates whether two functions can run in one test.
  package func canMeet(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    if setUps.contains(a) || setUps.contains(b), areRelated(a, b) { return true }
    return reached.values.contains { $0.contains(a) && $0.contains(b) }
  }

  /// Returns a Boolean value that indicates whether two functions can belong to one object: not if the file
  /// declares the types of both, and neither inherits from the other.
  private func areRelated(_ a: String, _ b: String) -> Bool {
    let types = [a, b].map { String($0.prefix { $0 != "/" }) }
    guard types[0] != types[1], inherited[types[0]] != nil, inherited[types[1]] != nil else {
      return true
    }
    return inherits(types[0], types[1]) || inherits(types[1], types[0])
  }

  /// Returns a Boolean value that indicates whether a type of the file inherits from another one.
  private func inherits(_ type: String, _ other: String) -> Bool {
    var (seen, waiting): (Set<String>, [String]) = ([], [type])
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next == other { return true }
      waiting += inherited[next] ?? []
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a function runs before every test.
  package static func isBeforeTests(_ name: String) -> Bool {
    ["setUp", "setUpWithError", "init", "beforeEach", "justBeforeEach", ""].contains(simple(name))
  }

  /// Returns the name of a function without those around it.
  private static func simple(_ name: String) -> String {
    name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// Returns the name of what is around a function, which is empty for a type.
  private static func outer(_ name: String) -> String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }

  /// Returns the name of the function around a node, with its type and the functions around it.
  package static func name(around node: some SyntaxProtocol) -> String {
    var path: [String] = []
    var current = node.parent
    while let parent = current {
      if let function = parent.as(FunctionDeclSyntax.self) { path.append(function.name.text) }
      if parent.is(InitializerDeclSyntax.self) { path.append("init") }
      if let name = FunctionFinder.testName(parent) { path.append(name) }
      if let group = parent.asProtocol((any DeclGroupSyntax).self) {
        if path.isEmpty { path.append("") }
        path.append(FunctionFinder.name(of: group))
        break
      }
      current = parent.parent
    }
    return path.reversed().joined(separator: "/")
  }
}

/// Finds the functions of a file, and the names that each of them calls.
private final class FunctionFinder: SyntaxVisitor {
  /// The called names, by functions.
  var called: [String: Set<String>] = ["": []]

  /// The types of the file, and what each inherits.
  var inherited: [String: [String]] = [:]

  /// The functions inside other functions.
  var nested: [String] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text)
    if node.parent?.is(CodeBlockItemSyntax.self) == true {
      nested.append("\(FunctionScopes.name(around: node))/\(node.name.text)")
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, "init")
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.testName(Syntax(node)) { add(node, name) }
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self).flatMap { access in
        access.base?.trimmedText == "self" ? access.declName.baseName.text : nil
      }
    if let name { called[FunctionScopes.name(around: node), default: []].insert(name) }
    return .visitChildren
  }

  /// Adds a function.
  private func add(_ node: some SyntaxProtocol, _ name: String) {
    let outer = FunctionScopes.name(around: node)
    let id = outer.hasSuffix("/") || outer.isEmpty ? outer + name : "\(outer)/\(name)"
    called[id, default: []].formUnion([])
  }

  /// Adds a type.
  private func add(_ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let types = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedText) ?? []
    inherited[Self.name(of: group), default: []] += types
    called[Self.name(of: group) + "/", default: []].formUnion([])
    return .visitChildren
  }

  /// Returns the name of a type, or that of the type that an extension belongs to.
  static func name(of group: any DeclGroupSyntax) -> String {
    group.as(ExtensionDeclSyntax.self)?.extendedType.mockableName
      ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
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
