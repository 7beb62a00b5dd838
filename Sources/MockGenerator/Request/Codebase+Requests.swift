import MockEmitter
import SwiftSources

extension Codebase {
  /// Returns the mocks that the files of a module use and that are not declared.
  ///
  /// - Parameters:
  ///   - name: The module, usually a test target.
  ///   - remaking: A Boolean value that indicates whether generated mocks that are a part of the
  ///     module are generated again.
  /// - Returns: The mocks in the order of their names.
  package func mocksUsed(in name: String, remaking: Bool = false) -> [MockRequest] {
    guard let tests = module(name) else { return [] }
    var requested: [String: MockRequest] = [:]
    var done: Set<String> = []
    var labels: Set<String> = []
    let written = tests.outlines.indices.filter {
      !remaking || !tests.module.files[$0].text.hasPrefix(MockFile.firstLine)
    }
    for outline in written.map({ tests.outlines[$0] }) {
      done.formUnion(outline.declaredNames)
      done.formUnion(outline.ignoredNames)
      done.formUnion(outline.imports)
      labels.formUnion(outline.labels)
    }
    for file in written {
      let outline = tests.outlines[file]
      for use in outline.uses where !done.contains(use.name) {
        guard let mock = MockName(reading: use.name),
          let qualifiers = typeQualifiers(use.qualifiers, in: name, outline.imports)
        else { continue }
        var request = MockRequest(mock, qualifiers: qualifiers)
        let key = request.mockName
        request.fileLocation =
          requested[key]?.fileLocation ?? tests.lines[file].fileLocation(at: use.offset)
        request.isLabel = labels.contains(use.name)
        request.conditions = requested[key].map(\.conditions) ?? []
        request.add(use.condition)
        request.imports = requested[key]?.imports ?? []
        request.imports += outline.imports.filter { !request.imports.contains($0) }
        requested[key] = request
      }
    }
    return requested.values.filter { !isDeclared($0) }.sorted { $0.mockName < $1.mockName }
  }

  /// Calls a function with each declaration of a module, in source order, once for each name.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - kinds: The kinds of declarations.
  ///   - progress: Called with the number of finished declarations and the number of all.
  ///   - body: Takes a declaration, and the names of the types around it.
  func forEachDeclaration(
    in module: String, kinds: Set<SourceOutline.Kind>,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in },
    _ body: (ResolvedType, [String]) -> Void
  ) {
    let all =
      self.module(module)?.locations.values.joined().filter { kinds.contains($0.kind) } ?? []
    let locations = all.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    var names: Set<[String]> = []
    for (position, location) in locations.enumerated() {
      progress(position, locations.count)
      parse(filesOf: locations[position...])
      guard let found = found(location), let path = found.enclosingPath else { continue }
      if names.insert(path + [location.name]).inserted { body(found, path) }
    }
  }

  /// Returns the types around a mock as its use spells them, or `nil` if the use is not a mock.
  private func typeQualifiers(
    _ qualifiers: [String], in tests: String, _ imports: [String]
  ) -> [String]? {
    var types = qualifiers[...]
    if types.first == tests { types.removeFirst() }
    if let first = types.first, sourceModules.contains(first) || imports.contains(first),
      !hidesItself(first)
    {
      return nil
    }
    return types.allSatisfy { $0.first?.isUppercase == true } ? Array(types) : nil
  }

  /// Returns a Boolean value that indicates whether a module that is imported declares a mock.
  ///
  /// Compiled modules are not among them, because they are slow to load. The lookup of a mock
  /// checks those that it loads.
  private func isDeclared(_ request: MockRequest) -> Bool {
    let reached = reached(from: request.imports)
    return (reached.sources + reached.unmocked).contains { declares(request.mock.text, in: $0) }
  }
}
