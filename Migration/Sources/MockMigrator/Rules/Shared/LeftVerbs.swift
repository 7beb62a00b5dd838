import SwiftSyntax

/// Calls of a library that no rule has rewritten. Without its import, they do not compile.
enum LeftVerbs {
  /// Returns a rule that leaves such calls with a warning.
  ///
  /// - Parameters:
  ///   - library: The name of the library.
  ///   - modules: Its modules.
  ///   - verbs: The functions that Understudy does not have.
  ///   - shared: The functions that Understudy has too. In a file that was migrated in part, they are
  ///     those of Understudy.
  static func rule(
    _ library: String, _ modules: Set<String>, _ verbs: Set<String>, shared: Set<String> = []
  ) -> MigrationRule {
    MigrationRule(DeclReferenceExprSyntax.self) { node, context in
      let name = node.baseName.text
      let isShared = shared.contains(name) && !context.source.isMigratedInPart
      guard verbs.contains(name) || isShared,
        let call = node.parent?.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
        call.calledExpression.id == node.id,
        !context.source.importedModules.isDisjoint(with: modules),
        !context.declaresFunction(name)
      else { return nil }
      return .leave(
        "this call of '\(name)' is none that the migration reads; write it with stub, "
          + "verify or expect, as the page 'Coming from \(library)' shows")
    }
  }
}

extension RuleContext {
  /// Returns a Boolean value that indicates whether the file declares a function of a name.
  fileprivate func declaresFunction(_ name: String) -> Bool {
    once("functions") { source in
      let finder = FunctionNameFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.names
    }.contains(name)
  }
}

/// Finds the functions of a file.
private final class FunctionNameFinder: SyntaxVisitor {
  /// Their names.
  var names: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
