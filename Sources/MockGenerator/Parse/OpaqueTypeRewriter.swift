import SwiftSyntax

/// Replaces each `some P` of a parameter's type by the name of a generic parameter.
///
/// The three declarations of a requirement must use the same type. An opaque type in each of them
/// would be a different type.
final class OpaqueTypeRewriter: SyntaxRewriter {
  /// The names of the generic parameters that were added.
  private(set) var names: [String] = []

  /// The generic parameters that were added, with their constraints.
  private(set) var genericParameters: [String] = []

  /// The names of parameters whose values cannot be recorded.
  private(set) var suppressedNames: [String] = []

  /// The number of `some` types before this type.
  private let firstIndex: Int

  /// The text of the requirement, in which a new name must not occur.
  private let requirementText: String

  /// Creates a rewriter for one parameter.
  ///
  /// - Parameters:
  ///   - firstIndex: The number of `some` types in the parameters before it.
  ///   - requirementText: The text in which a new name must not occur.
  init(firstIndex: Int, requirementText: String) {
    self.firstIndex = firstIndex
    self.requirementText = requirementText
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> TypeSyntax {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return super.visit(node) }
    // The constraint comes first, because it can contain opaque types.
    let constraint = rewrite(node.constraint).cast(TypeSyntax.self).withoutParentheses.lineText
    var name = "T\(firstIndex + names.count)"
    while requirementText.holds(name) { name += "_" }
    names.append(name)
    if constraint.holds("~") { suppressedNames.append(name) }
    genericParameters.append("\(name): \(constraint)")
    return TypeSyntax(
      IdentifierTypeSyntax(
        leadingTrivia: node.leadingTrivia, name: .identifier(name),
        trailingTrivia: node.trailingTrivia))
  }
}

extension TypeSyntax {
  /// The type without the parentheses around it, which a generic parameter's constraint cannot have.
  fileprivate var withoutParentheses: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    else { return self }
    return only.type.withoutParentheses
  }
}
