import SwiftSyntax

/// Makes the files with the mocks that are wanted.
package struct MockGeneration {
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
  var inherited: [TypeSite: FoundType] = [:]

  /// The protocols whose members are there.
  var emitted: Set<TypeSite> = []

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
  ///   - codebase: where declarations are looked up
  ///   - options: how the mocks are made
  ///   - progress: is told how many of all mocks are done
  package init(
    _ wanted: [WantedMock], in codebase: Codebase, _ options: Options,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    self.codebase = codebase
    self.options = options
    for (position, wish) in wanted.enumerated() {
      progress(position, wanted.count)
      let lookup = MockLookup(wish, in: codebase, own: options.own)
      if let diagnostic = lookup.diagnostic { diagnostics.append(diagnostic) }
      for found in lookup.found where !found.isMockable {
        emit(found, as: lookup.mockedName, alias: lookup.alias)
      }
    }
    emitInherited()
    finish()
  }

  /// Notes what is wrong, once.
  mutating func report(_ diagnostic: SourceDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Makes a mock of a declaration.
  ///
  /// - Parameters:
  ///   - found: the declaration
  ///   - name: the name of the mock without `Mock`
  ///   - alias: another name that the mock gets, of a nested type; nil for none
  private mutating func emit(_ found: FoundType, as name: String, alias: String?) {
    switch found.site.kind {
    case .protocol: emitProtocol(found, as: name)
    case .typealias: emitAlias(found, as: name)
    case .class: emitClass(found, as: name)
    case .struct, .enum, .actor: return
    }
    if let alias, let path = found.enclosingPath {
      let access = access(of: found).prefix
      let text =
        "\(access)typealias \(alias) = \((path + ["Mock" + name]).joined(separator: "."))\n"
      add(found, alias, mock: alias, text)
    }
  }

  /// Adds a declaration to the file of a module.
  ///
  /// - Parameters:
  ///   - found: what it is made from
  ///   - key: the name by which it is sorted
  ///   - mock: the name of the mock that it declares; nil for none
  ///   - text: its text
  mutating func add(_ found: FoundType, _ key: String, mock: String?, _ text: String) {
    drafts[file(of: found), default: MockFileDraft()].add(
      key, mock: mock, conditions: found.conditions, text)
  }

  /// The module whose file a declaration's mock is in; nil for the file of compiled modules.
  func file(of found: FoundType) -> String? {
    found.origin == .compiled ? nil : found.site.module
  }

  /// The access of what is made from a declaration.
  func access(of found: FoundType) -> Access {
    let declared = found.access
    return min(options.access ?? declared, declared)
  }

  /// Finishes the files.
  private mutating func finish() {
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
