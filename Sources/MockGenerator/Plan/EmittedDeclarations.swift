// The room `Plan`: all that emission depends on.
//
// Planners look up imports, default values and child mocks, and put them into a plan. A plan
// is emitted without the codebase, on all cores. After it is made, nothing is looked up, and no file is
// known.

import MockEmitter
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// What a planner returns: what to emit, with what it needs.
struct Plan<Item> {
  /// What to emit.
  var items: [Item] = []

  /// The imports that the items need.
  var imports: [FileImports] = []

  /// The requests that have no item, and why.
  var diagnostics: [SourceDiagnostic] = []
}

/// The source text of mocks and hooks, with the imports that it needs and the diagnostics.
struct EmittedDeclarations {
  /// The declarations.
  var declarations: [EmittedDeclaration] = []

  /// The imports that the declarations need.
  var imports: [FileImports] = []

  /// The diagnostics, each once.
  private(set) var diagnostics: [SourceDiagnostic] = []

  /// The diagnostics so far.
  private var reported: Set<SourceDiagnostic> = []

  /// Adds a declaration.
  mutating func add(_ declaration: EmittedDeclaration) { declarations.append(declaration) }

  /// Adds diagnostics that have not been added before. Of several uses, the first is reported.
  mutating func add(_ diagnostics: [SourceDiagnostic]) {
    self.diagnostics += diagnostics.filter { reported.insert($0.with(nil)).inserted }
  }

  /// Emits a plan of hooks.
  mutating func add(_ plan: Plan<PlannedHooks>) {
    declarations += plan.items.map { $0.emit() }
    addNeeds(of: plan)
  }

  /// Adds what a plan of mocks contains besides them: they are emitted together with those of others, on all
  /// cores.
  mutating func add(_ plan: MockPlan) {
    declarations += plan.aliases
    addNeeds(of: plan.mocks)
  }

  /// Adds the imports and diagnostics of a plan.
  private mutating func addNeeds<Item>(of plan: Plan<Item>) {
    imports += plan.imports
    add(plan.diagnostics)
  }

  /// Adds other declarations.
  mutating func add(_ other: EmittedDeclarations) {
    declarations += other.declarations
    imports += other.imports
    add(other.diagnostics)
  }
}

/// The source text of one declaration in a file of mocks.
struct EmittedDeclaration: Sendable {
  /// The module that declares the mocked type, or `nil` for a compiled module.
  let module: String?

  /// The name by which the declarations of a file are sorted.
  let key: String

  /// The declaration that it is generated for, or `nil` if it is not a mock.
  let origin: MockOrigin?

  /// The `#if` conditions around the declaration.
  let conditions: [String]

  /// The source text.
  let text: String

  /// The location of what it is generated for, if that is known.
  let location: FileLocation?

  /// Creates a declaration from explicit values.
  init(
    module: String?, key: String, origin: MockOrigin?, conditions: [String], text: String,
    location: FileLocation? = nil
  ) {
    self.location = location
    self.module = module
    self.key = key
    self.origin = origin
    self.conditions = conditions
    self.text = text
  }

  /// Creates an entry about a mock that is not generated.
  init(without request: MockRequest, _ reasons: [SourceDiagnostic]) {
    self.init(
      module: request.module, key: request.mockName,
      origin: MockOrigin(
        mock: nil, declaration: request.mockName, omissions: reasons.map(\.message)),
      conditions: [], text: "")
  }

  /// Creates a declaration that is generated for a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - mock: The name of the declared mock, or `nil` if the declaration is not a mock.
  ///   - omissions: What the mock lacks, with the reasons.
  ///   - text: The source text, empty if there is no mock.
  init(of type: ResolvedType, mock: String?, omissions: [String], text: String) {
    self.init(
      module: type.fileModule, key: type.fullName,
      origin: MockOrigin(mock: mock, declaration: type.title, omissions: omissions),
      conditions: type.conditions, text: text, location: type.fileLocation)
  }
}

/// The text of a mock, with the problems that were found while parsing.
struct EmittedMock: Sendable {
  /// The text, or `nil` if there is no mock.
  var text: String?

  /// The helpers that must be at the top of the file, even if the mock is in an extension of a type.
  var helpers = ""

  /// The name of the mock, or `nil` if the text declares none.
  var mock: String?

  /// The diagnostics of each parsed declaration.
  var parts: [Part]

  /// The members of a class that its mock does not override.
  var refusals: [Refusal] = []

  /// The members without patterns, because their names are not mentioned.
  var namesWithoutPatterns: [String] = []

  /// The diagnostics of one parsed declaration.
  struct Part: Sendable {
    /// The diagnostics.
    let diagnostics: [Diagnostic]

    /// A Boolean value that indicates whether the declaration is mocked.
    let isMocked: Bool

    /// Creates a part.
    init(_ diagnostics: [Diagnostic], isMocked: Bool) {
      self.diagnostics = diagnostics
      self.isMocked = isMocked
    }
  }
}

extension EmittedDeclarations {
  /// Removes the declarations and imports that do not parse, because they repeat parts of a source that
  /// does not parse, such as a broken condition after `#if`, or because of a defect of the emitter.
  ///
  /// - Parameter problems: The problems of the sources.
  mutating func removeUnparsable(_ problems: [SourceDiagnostic]) {
    let parse = declarations.concurrentMap { $0.text.isEmpty || $0.parses }
    var isRemoved = false
    for index in parse.indices where !parse[index] {
      isRemoved = true
      let failure = SourceDiagnostic.unparsableMock(
        of: declarations[index].key, declarations[index].location)
      if problems.isEmpty { add([failure]) }
      declarations[index] = declarations[index].omitted(because: failure)
    }
    for index in imports.indices {
      let parsing = imports[index].repeated.filter(\.parses)
      isRemoved = isRemoved || parsing.count < imports[index].repeated.count
      imports[index].repeated = parsing
    }
    if isRemoved { add(problems) }
  }
}

extension EmittedDeclaration {
  /// A Boolean value that indicates whether the declaration parses, with the conditions around it.
  fileprivate var parses: Bool { text.parses(under: conditions) }

  /// Returns an entry without the text, and the reason.
  fileprivate func omitted(because failure: SourceDiagnostic) -> EmittedDeclaration {
    EmittedDeclaration(
      module: module, key: key,
      origin: origin.map {
        MockOrigin(mock: nil, declaration: $0.declaration, omissions: [failure.message])
      }, conditions: [], text: "", location: location)
  }
}

extension RepeatedImport {
  /// A Boolean value that indicates whether the import parses, with the conditions around it.
  fileprivate var parses: Bool { "\(attributes)import \(subject)\n".parses(under: conditions) }
}

extension String {
  /// Returns a Boolean value that indicates whether a source text parses under conditions.
  fileprivate func parses(under conditions: [String]) -> Bool {
    let heads = conditions.map { "#if \($0)\n" }.joined()
    let ends = String(repeating: "#endif\n", count: conditions.count)
    // A mock nests what it repeats more deeply than the source does.
    var parser = Parser(ModuleSelectors.hidden(in: heads + self + ends), maximumNestingLevel: 2_048)
    return !SourceFileSyntax.parse(from: &parser).hasError
  }
}
