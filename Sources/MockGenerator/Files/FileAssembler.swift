// The room `Files`: from emitted declarations to files.
//
// Here declarations are sorted into files, with the imports that all of them need, in an order that
// depends on nothing but their names. The disk belongs to `UnderstudyFiles`.

import MockEmitter

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
      })
  }

  /// Returns the `import` of each module whose declarations a file mocks.
  private func mockedImports(of draft: MockFileDraft) -> [String] {
    draft.mockedModules.compactMap { module, needsInternal in
      let origin = codebase.module(module)?.module.origin
      guard module != options.own, origin != .own else { return nil }
      let isTestable = needsInternal && origin == .testable
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

/// A file of mocks that is being assembled.
struct MockFileDraft {
  /// The imports that the mocks' signatures may need.
  private var repeated: Set<RepeatedImport> = []

  /// The declarations that are imported one by one, to prefer them to others of their name.
  private var preferred: Set<String> = []

  /// The modules whose declarations are mocked, and whether their internal declarations are needed.
  private(set) var mockedModules: [String: Bool] = [:]

  /// The declarations.
  private var declarations: [EmittedDeclaration] = []

  /// Adds imports.
  mutating func add(_ imports: FileImports) {
    repeated.formUnion(imports.repeated)
    preferred.formUnion(imports.preferred)
    if let module = imports.module {
      mockedModules[module] = imports.needsInternal || mockedModules[module] == true
    }
  }

  /// Adds a declaration.
  mutating func add(_ declaration: EmittedDeclaration) {
    declarations.append(declaration)
    if let module = declaration.module, mockedModules[module] == nil, !declaration.text.isEmpty {
      mockedModules[module] = false
    }
  }

  /// A Boolean value that indicates whether the file contains no declaration.
  var isEmpty: Bool { declarations.allSatisfy(\.text.isEmpty) }

  /// Returns the finished file.
  ///
  /// - Parameters:
  ///   - module: The module, or `nil` for compiled modules.
  ///   - mockedModules: The imports of the modules whose declarations are mocked.
  ///   - spi: The attributes of imports, by module, each followed by a space.
  ///   - isPublic: A Boolean value that indicates whether the mocks, and therefore the imports, are
  ///     visible to other modules.
  func file(_ module: String?, mockedModules: [String], spi: [String: String], isPublic: Bool)
    -> MockFile
  {
    var text = ""
    // Memory is reserved once, because the mocks can be many megabytes.
    text.reserveCapacity(declarations.reduce(1 << 12) { $0 + $1.text.utf8.count + 64 })
    for (condition, lines) in importLines(mockedModules, spi, isPublic: isPublic) {
      let lines = lines.sorted().map { $0 + "\n" }.joined()
      text += condition.isEmpty ? lines : lines.under([condition])
    }
    let units = declarations.map {
      (key: $0.key, text: $0.text.isEmpty ? "" : $0.text.under($0.conditions), origin: $0.origin)
    }
    .sorted { ($0.key, $0.text) < ($1.key, $1.text) }
    for unit in units where !unit.text.isEmpty {
      text += "\n"
      text += unit.text
    }
    return MockFile(module: module, origins: units.compactMap(\.origin), code: text)
  }

  /// Returns the lines of the imports, by the conditions around them.
  private func importLines(
    _ mockedModules: [String], _ spi: [String: String], isPublic: Bool
  ) -> [(key: String, value: Set<String>)] {
    let modifier = isPublic ? "public " : ""
    var blocks: [String: Set<String>] = [:]
    blocks["", default: []].insert("\(modifier)import UnderstudyCore")
    blocks[""]?.formUnion(mockedModules)
    for entry in repeated {
      let line = "\(entry.attributes)\(modifier)import \(entry.subject)"
      blocks[entry.conditions.joinedConditions(), default: []].insert(line)
    }
    let hasOtherModules = !repeated.isEmpty || mockedModules.count > 1
    for entry in preferred {
      guard let path = entry.split(separator: " ").last, let dot = path.firstIndex(of: ".") else {
        continue
      }
      let isRuntimeType = RuntimeTypes.names.contains(String(path[path.index(after: dot)...]))
      guard hasOtherModules || isRuntimeType else { continue }
      blocks[""]?.insert("\(spi[String(path[..<dot])] ?? "")\(modifier)import \(entry)")
    }
    return blocks.sorted { $0.key < $1.key }
  }
}

extension String {
  /// Returns the lines between `#if` and `#endif`, or unchanged if there are no conditions.
  fileprivate func under(_ conditions: [String]) -> String {
    conditions.isEmpty ? self : "#if \(conditions.joinedConditions())\n\(self)#endif\n"
  }
}
