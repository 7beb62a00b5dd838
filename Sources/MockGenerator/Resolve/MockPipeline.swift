import SwiftSyntax

/// Makes the files with the mocks that are wanted, and with the hooks of what is replaced.
package struct MockPipeline {
  /// The files, in the order of their modules' names.
  package private(set) var files: [MockFile] = []

  /// What is wrong, in the order of places.
  package private(set) var diagnostics: [SourceDiagnostic] = []

  /// Where declarations are looked up.
  let codebase: Codebase

  /// How the mocks are made.
  let options: Options

  /// The files so far, by the names of their modules.
  var drafts: [String?: MockFileDraft] = [:]

  /// The protocols whose members mocks need and no mock of their own brings.
  var inherited: [TypeLocation: ResolvedType] = [:]

  /// The mocks whose bodies have members of protocols that they inherit, which have no names yet.
  var waiting:
    [(
      plan: ProtocolPlan, found: ResolvedType, ancestors: [ResolvedType],
      contest: ShadowedRequirements
    )] =
      []

  /// The mocks that are made next.
  var plans: [(plan: ProtocolPlan, found: ResolvedType)] = []

  /// The names of the mocks, by what they are mocks of.
  private(set) var mockNames: [TypeLocation: String] = [:]

  /// What mocks do without, where nobody can change that, with the reasons.
  var refusals: [SourceDiagnostic] = []

  /// The compiled modules that were searched for what is mocked now, and may extend it.
  private(set) var searched: [String] = []

  /// How mocks are made.
  package struct Options: Sendable {
    /// The module that the mocks become a part of; nil for one whose sources are not known.
    package var own: String?

    /// The widest access of the mocks; nil for that of what is mocked.
    package var access: Access?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - own: the module that the mocks become a part of
    ///   - access: the widest access of the mocks; nil for that of what is mocked
    package init(own: String? = nil, access: Access? = nil) {
      self.own = own
      self.access = access
    }
  }

  /// Makes mocks.
  ///
  /// - Parameters:
  ///   - wanted: the mocks
  ///   - replacements: what is replaced that is no mock
  ///   - codebase: where declarations are looked up
  ///   - options: how the mocks are made
  ///   - progress: is told how many of all mocks are done
  package init(
    _ requested: [MockRequest], replacing replacements: [ReplacementRequest] = [],
    in codebase: Codebase, _ options: Options,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    self.codebase = codebase
    self.options = options
    for (position, request) in requested.enumerated() {
      progress(position, requested.count)
      make(request)
    }
    complete(replacing: replacements)
  }

  /// Makes the mocks of all declarations of a module that have none by an attribute and that other
  /// files see.
  ///
  /// - Parameters:
  ///   - module: the module
  ///   - kinds: the kinds of declarations
  ///   - codebase: where declarations are looked up
  ///   - options: how the mocks are made
  ///   - progress: is told how many of all declarations are done
  package init(
    allOf module: String, kinds: Set<SourceOutline.Kind>, in codebase: Codebase,
    _ options: Options, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    self.codebase = codebase
    self.options = options
    // One after another, so that a file's tree is there while its mocks are made.
    codebase.forEachDeclaration(in: module, kinds: kinds, progress: progress) { found, path in
      guard found.isVisible, !found.isMockable else { return }
      make(MockRequest(name: found.location.name, qualifiers: path, module: module))
    }
    complete()
  }

  /// Makes a mock.
  private mutating func make(_ request: MockRequest) {
    let lookup = MockLookup(request, in: codebase, own: options.own)
    if let diagnostic = lookup.diagnostic { diagnostics.append(diagnostic) }
    searched = lookup.searched.filter { !codebase.sourceModules.contains($0) }
    for found in lookup.found where !found.isMockable {
      emit(found, as: lookup.mockedName)
      if let alias = lookup.alias { addAlias(alias, of: found, found) }
    }
  }

  /// Makes what must wait for all mocks, and the files.
  ///
  /// - Parameter replacements: what is replaced that is no mock
  private mutating func complete(replacing replacements: [ReplacementRequest] = []) {
    makePlanned()
    emitInherited()
    emitReplacements(replacements)
    waiting = []
    inherited = [:]
    codebase.forgetTrees()
    finish()
  }

  /// Notes what is wrong, once.
  mutating func report(_ diagnostic: SourceDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Makes a mock of a declaration, or gives the one that there is another name.
  ///
  /// - Parameters:
  ///   - found: the declaration
  ///   - name: the name of the mock without `Mock`
  mutating func emit(_ found: ResolvedType, as name: String) {
    if let known = mockNames[found.location] {
      if known != name { addAlias("Mock" + name, of: found, found) }
      return
    }
    mockNames[found.location] = name
    if let refusal = refusal(of: found) {
      report(refusal)
      return
    }
    switch found.location.kind {
    case .protocol: emitProtocol(found, as: name)
    case .typealias: emitAlias(found, as: name)
    case .class: emitClass(found, as: name)
    case .struct: emitClosures(of: found, as: name)
    case .enum, .actor: break
    }
  }

  /// Gives a mock another name.
  ///
  /// - Parameters:
  ///   - alias: the other name
  ///   - mocked: what the mock is of
  ///   - place: the declaration beside whose mock the other name stands
  mutating func addAlias(_ alias: String, of mocked: ResolvedType, _ fileLocation: ResolvedType) {
    guard let path = mocked.enclosingPath, let name = mockNames[mocked.location] else { return }
    let full = (path + ["Mock" + name]).joined(separator: ".")
    add(
      fileLocation, fileLocation.fullName, mock: alias,
      "\(access(of: fileLocation).prefix)typealias \(alias) = \(full)\n")
  }

  /// Adds a declaration to the file of a module.
  ///
  /// - Parameters:
  ///   - found: what it is made from
  ///   - key: the name by which it is sorted
  ///   - mock: the name of the mock that it declares; nil for none
  ///   - text: its text
  mutating func add(_ found: ResolvedType, _ key: String, mock: String?, _ text: String) {
    drafts[file(of: found), default: MockFileDraft()].add(
      key, mock: mock, conditions: found.conditions, text)
  }

  /// The module whose file a declaration's mock is in; nil for the file of compiled modules.
  func file(of found: ResolvedType) -> String? {
    found.origin == .compiled ? nil : found.location.module
  }

  /// The access of what is made from a declaration.
  func access(of found: ResolvedType) -> Access {
    let declared = found.access
    return min(options.access ?? declared, declared)
  }

  /// Finishes the files.
  private mutating func finish() {
    let drafts = drafts
    self.drafts = [:]
    for (module, draft) in drafts {
      let isPublic = options.access.map { $0 >= .package } ?? false
      files.append(draft.file(module, ownImport: ownImport(module, draft), isPublic: isPublic))
    }
    files.sort { ($0.module ?? "~") < ($1.module ?? "~") }
    diagnostics.sort {
      ($0.path ?? "", $0.line, $0.column, $0.message)
        < ($1.path ?? "", $1.line, $1.column, $1.message)
    }
  }

  /// The `import` of the module that a file's mocks are of.
  private func ownImport(_ module: String?, _ draft: MockFileDraft) -> String? {
    guard let module, module != options.own else { return nil }
    let isTestable = draft.needsInternal && codebase.module(module)?.module.origin == .testable
    return (isTestable ? "@testable " : "") + "import \(module)"
  }
}
