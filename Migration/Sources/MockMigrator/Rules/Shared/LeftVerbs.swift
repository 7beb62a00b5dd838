import SwiftSyntax

/// Calls of a library that no rule has rewritten. Without its import, they do not compile.
enum LeftVerbs {
  /// Returns a rule that leaves such calls with a warning.
  static func rule(_ library: any MigrationLibrary) -> MigrationRule {
    let (name, verbs, shared) = (library.name, library.verbs, library.sharedVerbs)
    return MigrationRule(DeclReferenceExprSyntax.self) { node, context in
      let verb = node.baseName.text
      let isShared = shared.contains(verb) && !context.source.isMigratedInPart
      guard verbs.contains(verb) || isShared,
        let call = node.parent?.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty,
        call.calledExpression.id == node.id,
        !Guests.declaredFunctions(in: context.source).contains(verb),
        library.isImported(in: context.source)
          || !context.facts.mentions(verb, in: Guests.functions)
      else { return nil }
      return .leave(
        "this call of '\(verb)' is none that the migration reads; write it with stub, "
          + "verify or expect, as the page 'Coming from \(name)' shows")
    }
  }
}
