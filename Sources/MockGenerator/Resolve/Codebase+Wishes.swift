extension Codebase {
  /// The mocks that the files of a module use and that nothing declares.
  ///
  /// - Parameters:
  ///   - name: the module, mostly one of tests
  ///   - remaking: whether mocks that Understudy made before, and that are a part of the module,
  ///     are made again
  /// - Returns: the mocks in the order of their names
  package func mocksUsed(in name: String, remaking: Bool = false) -> [WantedMock] {
    guard let tests = module(name) else { return [] }
    var wanted: [String: WantedMock] = [:]
    var done = WantedMock.knownNames
    let written = tests.outlines.indices.filter {
      !remaking || !tests.module.files[$0].text.hasPrefix(MockFile.firstLine)
    }
    for outline in written.map({ tests.outlines[$0] }) {
      done.formUnion(outline.declaredNames)
      done.formUnion(outline.ignoredNames)
    }
    for file in written {
      let outline = tests.outlines[file]
      for use in outline.uses where !done.contains(use.name) {
        guard let qualifiers = typeQualifiers(use.qualifiers, in: name) else { continue }
        var wish = WantedMock(name: String(use.name.dropFirst(4)), qualifiers: qualifiers)
        let key = wish.mockName
        wish.place = wanted[key]?.place ?? tests.lines[file].place(at: use.offset)
        wish.imports = wanted[key]?.imports ?? []
        wish.imports += outline.imports.filter { !wish.imports.contains($0) }
        wanted[key] = wish
      }
    }
    return wanted.values.filter { !isDeclared($0) }.sorted { $0.mockName < $1.mockName }
  }

  /// Hands the declarations of a module over, in the order of their places, each name once.
  ///
  /// - Parameters:
  ///   - module: the module
  ///   - kinds: the kinds of declarations
  ///   - progress: is told how many of all declarations are done
  ///   - body: takes a declaration, and the names of the types around it
  func forEachDeclaration(
    in module: String, kinds: Set<SourceOutline.Kind>,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    _ body: (FoundType, [String]) -> Void
  ) {
    let all = self.module(module)?.sites.values.joined().filter { kinds.contains($0.kind) } ?? []
    let sites = all.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    var names: Set<[String]> = []
    for (position, site) in sites.enumerated() {
      progress(position, sites.count)
      parse(filesOf: sites[position...])
      guard let found = found(site), let path = found.enclosingPath else { continue }
      if names.insert(path + [site.name]).inserted { body(found, path) }
    }
  }

  /// The types around a mock as its use spells them; nil where the use means something else.
  private func typeQualifiers(_ qualifiers: [String], in tests: String) -> [String]? {
    var types = qualifiers[...]
    if types.first == tests { types.removeFirst() }
    if let first = types.first, sourceModules.contains(first) { return nil }
    return types.allSatisfy { $0.first?.isUppercase == true } ? Array(types) : nil
  }

  /// Whether a module that is imported declares a mock.
  private func isDeclared(_ wish: WantedMock) -> Bool {
    reached(from: wish.imports).sources.contains { name in
      sites("Mock" + wish.name, in: name).contains { !$0.isPrivate }
    }
  }
}
