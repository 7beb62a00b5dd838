import SwiftSyntax

/// Files of tests that use a library with verbs without an import of it: the module is exported by another one,
/// or a file only creates mocks.
enum Guests {
  /// The category of the names of mocks of a library.
  static func mocks(of library: String) -> String { "mocks of \(library)" }

  /// The category of libraries that a file imports.
  static let imported = "imported libraries"

  /// The category of functions with the names of verbs.
  static let functions = "functions"

  /// Returns a Boolean value that indicates whether a file can be a guest.
  static func isCandidate(_ source: ParsedSource) -> Bool {
    source.isInTestTarget && !source.importedModules.contains("Understudy")
  }

  /// Returns a Boolean value that indicates whether a file uses a library that other files import.
  static func isGuest(
    _ source: ParsedSource, of library: any MigrationLibrary, _ facts: MigrationFacts
  ) -> Bool {
    guard isCandidate(source), facts.mentions(library.name, in: imported) else { return false }
    if source.identifiers.contains(where: { facts.mentions($0, in: mocks(of: library.name)) }) {
      return true
    }
    return library.verbs.union(library.sharedVerbs).contains { verb in
      calls(in: source).contains(verb) && !facts.mentions(verb, in: functions)
    }
  }

  /// Returns the libraries of which a file uses the verbs: those that it imports, or else those whose guest it is.
  static func hosts(
    _ libraries: [any MigrationLibrary], of source: ParsedSource
  ) -> [any MigrationLibrary] {
    let isImporting = libraries.contains { !$0.verbs.isEmpty && $0.isImported(in: source) }
    return libraries.filter { !isImporting || $0.verbs.isEmpty || $0.isImported(in: source) }
  }

  /// Returns the facts of a file that guests need.
  static func facts(
    in source: ParsedSource, _ libraries: [any MigrationLibrary]
  ) -> [MigrationFact] {
    let used = libraries.filter { $0.isImported(in: source) }
    return used.map { .mention($0.name, in: imported) }
      + used.flatMap { library in
        (library.generated?.names(in: source) ?? []).map {
          .mention($0, in: mocks(of: library.name))
        }
      }
      + declaredFunctions(in: source).map { .mention($0, in: functions) }
  }

  /// Returns the names of the functions that a file declares.
  static func declaredFunctions(in source: ParsedSource) -> Set<String> {
    source.once("functions") { source in
      let finder = FunctionNameFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.declared
    }
  }

  /// Returns the names of the functions that a file calls with arguments.
  private static func calls(in source: ParsedSource) -> Set<String> {
    source.once("calls") { source in
      let finder = FunctionNameFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.called
    }
  }
}

/// Finds the functions of a file.
private final class FunctionNameFinder: SyntaxVisitor {
  /// The names of those that it declares, and of those that it calls with arguments.
  var (declared, called): (Set<String>, Set<String>) = ([], [])

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, !node.arguments.isEmpty { called.insert(name) }
    return .visitChildren
  }
}

extension RuleContext {
  /// Returns a Boolean value that indicates whether a type with the name of a mock can be one of a library:
  /// in files that import the library, and else if the library is known to write it.
  func isMock(_ name: String, of library: any MigrationLibrary) -> Bool {
    library.isImported(in: source)
      || facts.mentions(name, in: Guests.mocks(of: library.name))
  }
}
