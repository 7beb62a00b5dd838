/// Assembles files from emitted declarations and their imports.
struct FileAssembler {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// Returns the files, and the diagnostics in the order of their locations.
  func files(of emitted: EmittedDeclarations) -> GeneratedMocks {
    var drafts: [String?: MockFileDraft] = [:]
    let file = { (module: String?) in options.isOneFile ? options.own : module }
    for imports in emitted.imports {
      drafts[file(imports.module), default: MockFileDraft()].add(imports)
    }
    for declaration in emitted.declarations {
      drafts[file(declaration.module), default: MockFileDraft()].add(declaration)
    }
    let isPublic = options.access.map { $0 >= .package } ?? false
    let files = drafts.filter { !$0.value.isEmpty }.map { module, draft in
      draft.file(
        module, mockedModules: mockedImports(of: draft), spi: spiAttributes(of: draft),
        isPublic: isPublic)
    }
    return GeneratedMocks(
      files: files.sorted { ($0.module ?? "~") < ($1.module ?? "~") },
      diagnostics: emitted.diagnostics.sorted {
        ($0.path ?? "", $0.line, $0.column, $0.message)
          < ($1.path ?? "", $1.line, $1.column, $1.message)
      },
      refusals: emitted.refusals)
  }

  /// Returns the `import` of each module whose declarations a file mocks.
  private func mockedImports(of draft: MockFileDraft) -> [String] {
    draft.mockedModules.filter { $0.key != options.own }.map { module, needsInternal in
      let isTestable = needsInternal && codebase.module(module)?.module.origin == .testable
      return spiAttribute(of: module) + (isTestable ? "@testable " : "") + "import \(module)"
    }
  }

  /// Returns the attributes of imports from the modules whose declarations a file mocks.
  private func spiAttributes(of draft: MockFileDraft) -> [String: String] {
    Dictionary(uniqueKeysWithValues: draft.mockedModules.keys.map { ($0, spiAttribute(of: $0)) })
  }

  /// Returns the attributes that an import of a module needs, each followed by a space.
  private func spiAttribute(of module: String) -> String {
    codebase.usedSPI(of: module).map { "@_spi(\($0)) " }.joined()
  }
}
