import MockEmitter
import SwiftSyntax

/// Plans the functions that make test data: `User.dummy()`.
///
/// Structs and classes are made with the initializer that has the most parameters, so that a test can
/// choose any of them. Enums are their first case without a payload, or else their first case.
final class DummyPlanner {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// Finds the default values of parameters.
  let defaults: DefaultPlanner

  /// The plan so far.
  var plan = Plan<PlannedDummy>()

  /// Whether the test data of a type needs no arguments. `nil` for types that are being planned.
  private var decisions: [TypeLocation: Bool?] = [:]

  /// A Boolean value that indicates whether functions in generated files are generated again.
  private var isRemade = false

  /// Creates a planner.
  init(codebase: Codebase, _ options: MockPipeline.Options, _ defaults: DefaultPlanner) {
    self.codebase = codebase
    self.options = options
    self.defaults = defaults
  }

  /// Plans the test data of types, and of the types of their parameters.
  func plan(_ requests: [DummyRequest]) -> Plan<PlannedDummy> {
    isRemade = requests.contains(where: \.isRemade)
    for request in requests {
      if let reason = add(request.type) {
        plan.diagnostics.append(.noDummy(request, reason))
      }
    }
    return plan
  }

  /// Adds the test data of a type that has none.
  ///
  /// - Returns: Why there can be none, or `nil` if there is.
  private func add(_ type: ResolvedType) -> String? {
    guard decisions[type.location] == nil, !isWritten(for: type) else { return nil }
    decisions[type.location] = .some(nil)
    switch function(for: type) {
    case .success(let function):
      plan.items.append(PlannedDummy(owner: type, function: function))
      decisions[type.location] = .some(function.needsNoArguments)
      return nil
    case .failure(let reason):
      decisions[type.location] = .some(false)
      return reason.text
    }
  }

  /// Returns a Boolean value that indicates whether a value of a type can be made by `.dummy()`, and
  /// adds the function.
  func hasDummy(_ type: ResolvedType) -> Bool {
    if let written = written(for: type).first {
      return written.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
    if let known = decisions[type.location] { return known ?? false }
    return add(type) == nil && decisions[type.location] == .some(true)
  }

  /// Returns a Boolean value that indicates whether the sources declare the function themselves.
  private func isWritten(for type: ResolvedType) -> Bool { !written(for: type).isEmpty }

  /// Returns the functions that make test data and that the sources declare.
  private func written(for type: ResolvedType) -> [FunctionDeclSyntax] {
    let own = options.own.map { [$0] } ?? []
    let bodies =
      [type.declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock].compactMap { $0 }
      + codebase.extensions(
        of: type, in: own + codebase.sourceModules, includingGenerated: !isRemade
      ).map(\.memberBlock)
    return bodies.flatMap { $0.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) } }
      .filter {
        $0.name.bareText == "dummy"
          && ($0.modifiers.contains("static") || $0.modifiers.contains("class"))
      }
  }
}

/// A function that makes test data, and the type that it extends.
struct PlannedDummy: PlannedItem {
  /// The type.
  let owner: ResolvedType

  /// The function.
  let function: DummyFunction

  func emit() -> EmittedDeclaration {
    EmittedDeclaration(of: owner, mock: nil, text: function.emit())
  }
}

/// Writes the types around a nested type before the names that it sees only because it is nested.
///
/// An extension `extension Order.Line` sees the members of `Line`, but not those of `Order`.
final class EnclosingNames: SyntaxRewriter {
  /// The nested type.
  private let type: ResolvedType

  /// The names of the types around it.
  private let path: [String]

  /// The modules.
  private let codebase: Codebase

  /// Creates a rewriter.
  init(of type: ResolvedType, in codebase: Codebase) {
    self.type = type
    self.codebase = codebase
    path = type.enclosingPath ?? []
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let visited = super.visit(node)
    guard let written = visited.as(IdentifierTypeSyntax.self),
      codebase.types(node.name.bareText, path + [type.location.name], in: type.location.module)
        .isEmpty
    else { return visited }
    for depth in stride(from: path.count, to: 0, by: -1) {
      let around = path.prefix(depth)
      guard !codebase.types(node.name.bareText, around, in: type.location.module).isEmpty else {
        continue
      }
      var base = TypeSyntax(IdentifierTypeSyntax(name: .identifier(around[0])))
      for name in around.dropFirst() {
        base = TypeSyntax(MemberTypeSyntax(baseType: base, name: .identifier(name)))
      }
      return TypeSyntax(
        MemberTypeSyntax(
          leadingTrivia: written.leadingTrivia, baseType: base,
          name: written.name.with(\.leadingTrivia, []),
          genericArgumentClause: written.genericArgumentClause,
          trailingTrivia: written.trailingTrivia))
    }
    return visited
  }
}

/// Diagnostics about test data.
extension SourceDiagnostic {
  /// Reports that a type has no test data.
  ///
  /// - Parameters:
  ///   - request: The use in the tests.
  ///   - reason: Why, and what to write instead.
  static func noDummy(_ request: DummyRequest, _ reason: String) -> SourceDiagnostic {
    SourceDiagnostic(
      request.fileLocation, "'\(request.type.fullName)' has no dummy(): \(reason)", name: "noDummy")
  }
}
