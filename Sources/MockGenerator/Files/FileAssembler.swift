/// Assembles files from emitted declarations and their imports.
struct FileAssembler {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// Returns the files, and the diagnostics in the order of their locations.
  func files(of emitted: EmittedDeclarations) -> GeneratedMocks {
    var drafts: [String?: MockFileDraft] = [:]
    for imports in emitted.imports {
      drafts[imports.module, default: MockFileDraft()].add(imports)
    }
    for declaration in emitted.declarations {
      drafts[declaration.module, default: MockFileDraft()].add(declaration)
    }
    let isPublic = options.access.map { $0 >= .package } ?? false
    let files = drafts.map { module, draft in
      draft.file(module, ownImport: ownImport(module, draft), isPublic: isPublic)
    }
    return GeneratedMocks(
      files: files.sorted { ($0.module ?? "~") < ($1.module ?? "~") },
      diagnostics: emitted.diagnostics.sorted {
        ($0.path ?? "", $0.line, $0.column, $0.message)
          < ($1.path ?? "", $1.line, $1.column, $1.message)
      },
      refusals: emitted.refusals)
  }

  /// Returns the `import` of the module whose declarations a file mocks.
  private func ownImport(_ module: String?, _ draft: MockFileDraft) -> String? {
    guard let module, module != options.own else { return nil }
    let isTestable = draft.needsInternal && codebase.module(module)?.module.origin == .testable
    return (isTestable ? "@testable " : "") + "import \(module)"
  }
}
