import SwiftSyntax

/// Replaces the imports of other libraries.
struct ImportPass {
  /// The file.
  private let source: ParsedSource

  /// The libraries that the file uses.
  private let libraries: [any MigrationLibrary]

  /// The facts of all files.
  private let facts: MigrationFacts

  /// Creates a pass over a file.
  init(_ source: ParsedSource, _ libraries: [any MigrationLibrary], _ facts: MigrationFacts) {
    self.source = source
    self.libraries = libraries
    self.facts = facts
  }

  /// Returns the edits of the imports.
  ///
  /// - Parameters:
  ///   - isIncomplete: A Boolean value that indicates whether the file still has constructs of the
  ///     libraries, which keep their imports.
  ///   - others: The edits of the rules, and of the scopes.
  func edits(isIncomplete: Bool, besides others: [SourceEdit]) -> [SourceEdit] {
    let isChanged = !others.isEmpty
    var present = source.importedModules
    var edits: [SourceEdit] = []
    let imports = source.imports
    for declaration in imports {
      guard let library = libraries.first(where: { $0.modules.contains(declaration.module) })
      else { continue }
      let replacement = library.replacement(ofImportIn: source, facts)
      let isIncomplete = isIncomplete || library.isNeeded(in: source, facts)
      let isNew = replacement.map { present.insert($0).inserted } ?? false
      switch (isIncomplete, isNew ? replacement : nil) {
      case (true, let module?):
        guard isChanged else { continue }
        let line = "import \(module)\n\(source.indentation(at: declaration.span.lowerBound))"
        edits.append(.insert(line, at: declaration.span.lowerBound))
      case (true, nil): continue
      case (false, let module?): edits += Self.edits(renaming: declaration, to: module)
      case (false, nil): edits += removal(of: declaration)
      }
    }
    if !present.contains("Understudy"), others.contains(where: Self.needsImport) {
      edits += insertion(besides: edits)
    }
    return edits
  }

  /// What names in edits need the module.
  private static let verbs = HiddenVerbs.verbs.union([
    "strict", "strictForResults", "any", "verifyingMocks", "MockingTestCase", "Understudy",
  ])

  /// Returns a Boolean value that indicates whether an edit writes something that needs the module.
  private static func needsImport(_ edit: SourceEdit) -> Bool {
    edit.text.contains("(") && verbs.contains { edit.text.hasWord($0) }
      || edit.text.hasWord("MockingTestCase")
  }

  /// Returns the edits that give an import another module, and the conditions around it.
  private static func edits(renaming declaration: ImportDeclSyntax, to module: String)
    -> [SourceEdit]
  {
    var edits: [SourceEdit] = [.replace(declaration.path, module)]
    if let keyword = declaration.importKindSpecifier {
      edits.append(SourceEdit(keyword.position.utf8Offset..<keyword.endPosition.utf8Offset, ""))
    }
    let testable = declaration.attributes.first { $0.trimmedText == "@testable" }
    if let testable {
      edits.append(
        SourceEdit(testable.span.lowerBound..<testable.endPosition.utf8Offset, ""))
    }
    return edits + conditionEdits(around: declaration, to: module)
  }

  /// Returns the edits of a condition such as `canImport(Cuckoo)` around an import.
  private static func conditionEdits(around declaration: ImportDeclSyntax, to module: String)
    -> [SourceEdit]
  {
    var node = declaration.parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self) {
        let tokens = clause.condition?.tokens(viewMode: .sourceAccurate).filter {
          $0.text == declaration.module
        }
        return tokens?.map { .replace($0, module) } ?? []
      }
      node = current.parent
    }
    return []
  }

  /// Returns the edits that remove an import, with a condition that contains nothing else.
  private func removal(of declaration: ImportDeclSyntax) -> [SourceEdit] {
    let item = declaration.parent?.as(CodeBlockItemSyntax.self)
    let condition = item?.parent?.parent?.parent?.parent?.as(IfConfigDeclSyntax.self)
    if let condition, condition.clauses.count == 1,
      case .statements(let statements) = condition.clauses.first?.elements, statements.count == 1
    {
      return [SourceEdit(source.wholeLines(condition.span), "")]
    }
    return [SourceEdit(source.wholeLines(declaration.span), "")]
  }

  /// Returns the edits that import Understudy next to other imports.
  ///
  /// - Parameter edits: The edits of other imports, which can remove them.
  private func insertion(besides edits: [SourceEdit]) -> [SourceEdit] {
    let plain = source.imports.last { found in
      found.attributes.isEmpty && found.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        && !edits.contains { $0.range.encloses(found.span) }
    }
    if let plain { return [.insert("\nimport Understudy", at: plain.span.upperBound)] }
    let first = source.imports.first?.span ?? source.tree.statements.span
    let removed = edits.first { $0.range.contains(first.lowerBound) }
    return [.insert("import Understudy\n", at: removed?.range.lowerBound ?? first.lowerBound)]
  }
}
