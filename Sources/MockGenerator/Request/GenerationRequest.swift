import MockEmitter

/// The input of the pipeline: the mocks to generate, and the declarations to replace.
package struct GenerationRequest {
  /// The mocks to generate.
  package let mocks: Mocks

  /// The declarations to replace by hooks.
  package let replacements: [ReplacementRequest]

  /// The declarations whose hooks exist already, as ``Codebase/checkedInHooks(in:)`` returns them.
  let existingHooks: Set<String>

  /// The requirements whose default implementations are called.
  let defaultCalls: [DefaultCallRequest]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - mocks: The mocks to generate.
  ///   - replacements: The declarations to replace by hooks.
  ///   - existingHooks: The declarations whose hooks exist already.
  ///   - defaultCalls: The requirements whose default implementations are called.
  package init(
    _ mocks: Mocks, replacing replacements: [ReplacementRequest] = [],
    besides existingHooks: Set<String> = [], callingDefaults defaultCalls: [DefaultCallRequest] = []
  ) {
    self.defaultCalls = defaultCalls
    self.mocks = mocks
    self.replacements = replacements
    self.existingHooks = existingHooks
  }

  /// The mocks of a request.
  package enum Mocks {
    /// The given mocks.
    case named([MockRequest])

    /// The mocks of all declarations of a module that are visible in other files and have no
    /// attribute.
    case all(module: String, kinds: Set<SourceOutline.Kind>)
  }
}

/// A declaration that is not a mock, named by a verb in the tests or on the command line.
package struct ReplacementRequest {
  /// The requested member.
  let member: MemberSelector

  /// The receiver of the call.
  let receiver: Receiver

  /// The location of the verb, or `nil` for a name on a command line.
  let fileLocation: FileLocation?

  /// The modules with sources that are visible to tests.
  let modules: [String]

  /// The names of the modules that tests import.
  let imports: [String]

  /// The receiver of a call.
  enum Receiver {
    /// No receiver: a free function in one of the modules that are visible to tests, or in a given
    /// module.
    case nothing(module: String?)

    /// A type.
    case type(ResolvedType)

    /// A value of a type.
    case value(ResolvedType)

    /// A mock of a class, which has no patterns for the members of extensions.
    case mock(ResolvedType)

    /// A type or a value of it.
    case either(ResolvedType)

    /// A type without sources, or a value of one.
    case foreign([String], isValue: Bool)
  }
}

/// The treatment of requirements that an extension implements for every conforming type.
package enum DefaultImplementationMode: Sendable, Equatable {
  /// Mocks record and answer their calls.
  case mocked

  /// The code of the extension runs in the mocks with these names, or in all mocks if it is `nil`.
  case kept(in: Set<String>?)

  /// Returns a Boolean value that indicates whether the code of the extension runs in a mock.
  func areKept(by mock: MockName) -> Bool {
    switch self {
    case .mocked: false
    case .kept(nil): true
    case .kept(let names?): names.contains(mock.text)
    }
  }
}

extension Codebase {
  /// Returns the treatment that comments of a module such as `understudy:keep-defaults MockPrinter`
  /// request.
  ///
  /// - Parameter name: The module, usually a test target.
  package func defaultImplementations(in name: String) -> DefaultImplementationMode {
    let names = (module(name)?.outlines ?? []).reduce(into: Set<String>()) {
      $0.formUnion($1.namesWithDefaults)
    }
    return names.isEmpty ? .mocked : .kept(in: names)
  }
}

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
        request.isLabel = labels.contains(use.name) || mock.isLikelyVariable
        request.conditions = requested[key].map(\.conditions) ?? []
        request.add(use.condition)
        request.imports = requested[key]?.imports ?? []
        request.imports += outline.imports.filter { !request.imports.contains($0) }
        requested[key] = request
      }
    }
    return requested.values.filter { !isDeclared($0) && isMeant($0, in: name) }
      .sorted { $0.mockName < $1.mockName }
  }

  /// Calls a function with each declaration of a module, in source order, once for each name.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - kinds: The kinds of declarations.
  ///   - body: Takes a declaration, and the names of the types around it.
  func forEachDeclaration(
    in module: String, kinds: Set<SourceOutline.Kind>,
    _ body: (ResolvedType, [String]) -> Void
  ) {
    let all =
      self.module(module)?.locations.values.joined().filter { kinds.contains($0.kind) } ?? []
    let locations = all.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    var names: Set<[String]> = []
    for (position, location) in locations.enumerated() {
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

  /// Returns a Boolean value that indicates whether a name is that of a mock: it looks like one, or it is
  /// `MockiPhone`, and the tests or a module that they import declare `iPhone`.
  private func isMeant(_ request: MockRequest, in tests: String) -> Bool {
    if request.mock.isCapitalized { return true }
    let isDeclared = { self.locations(request.name, in: $0).isEmpty ? nil : true }
    let reached = reached(from: request.imports)
    if ([tests] + reached.sources).contains(where: { isDeclared($0) == true }) { return true }
    // Compiled modules are slow to read.
    return !request.mock.isLikelyVariable
      && firstCompiledModule(reachedFrom: reached.compiled, isDeclared) == true
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
