package import ArgumentParser
import Foundation
import MockEmitter
import MockGenerator
package import UnderstudyFiles

/// Generates mocks, and writes them to files.
package struct Generate: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Generates mocks, and prints them or writes them to files.",
    discussion: """
      Without options, it mocks every protocol of the sources:

        understudy-cli generate Sources/Shop --module Shop \\
          --output Tests/ShopTests/Mocks

      To generate fewer mocks, name the types, or the tests that use the mocks:

        understudy-cli generate Sources/Shop --module Shop --types Printer,Desk.Drawer
        understudy-cli generate Sources/Shop --module Shop --used-in Tests/ShopTests

      Static members, structs, final classes and functions have no mocks. If they are 'dynamic', \
      hooks in the test target can replace them:

        understudy-cli generate Sources/Shop --module Shop \\
          --replace Desk,Clock.now,currentHour

      A compiled module has no sources to name:

        understudy-cli generate --module FoundationNetworking --types URLSession

      Only files that change are written. In continuous integration, --check reports files that \
      are out of date, and exits with code 2.
      """)

  package init() {}

  @OptionGroup var sources: SourceOptions

  @Option(
    help: ArgumentHelp(
      "The types to mock.", discussion: "Separate them by commas, or repeat the option.",
      valueName: "names"))
  var types: [String] = []

  @Option(
    help: ArgumentHelp(
      "The types, members such as MemberManager.limit, and functions to replace.",
      discussion: "Separate them by commas, or repeat the option.", valueName: "names"))
  var replace: [String] = []

  @Option(
    help: ArgumentHelp(
      "Sources that use mocks and replacements. Only these are generated.",
      valueName: "path"))
  var usedIn: [String] = []

  @Flag(help: "Mock all classes too, not only protocols.")
  var classes = false

  @Option(
    help: ArgumentHelp(
      "The output: a folder, with a file for each module, or one Swift file.",
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The access of the mocks: internal, package or public.",
      discussion: "It is never wider than that of the mocked declaration.", valueName: "level"))
  var access: MockAccess?

  @Option(
    help: ArgumentHelp(
      "Requirements that an extension implements for every type: mock or keep.",
      discussion: """
        By default they are mocked like all others. 'keep' lets the code of the extension run. \
        With --used-in, a comment '// understudy:keep-defaults MockPrinter' does so for one mock.
        """, valueName: "treatment"))
  var defaultImplementations: DefaultImplementationOption = .mock

  @Flag(help: "Let stubs call all default implementations: .callsDefault().")
  var callsDefault = false

  @Flag(help: "Write nothing; exit with code 2 if a file would change.")
  var check = false

  @Flag(help: "Write nothing; print the files, where their mocks come from, and what is missing.")
  var dryRun = false

  package func validate() throws {
    if !types.isEmpty || !replace.isEmpty, !usedIn.isEmpty {
      throw ValidationError(
        "Use either --used-in, or --types and --replace.")
    }
    if check, output == nil {
      throw ValidationError("--check compares with files: name them with --output.")
    }
    if access == .public, sources.module != nil, sources.testable, !sources.paths.isEmpty {
      throw ValidationError(
        "Public mocks cannot use a @testable import: add --no-testable to --access public.")
    }
  }

  /// Generates the mocks.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  package func perform(on console: Console) throws -> ExitStatus {
    let users = try userModule()
    let faults = SourceFaults()
    let codebase = try sources.codebase(users: users, faults)
    let own = users?.name ?? (sources.module == nil ? sources.subject : nil)
    if let reason = codebase.failure(of: sources.subject) {
      console.report("understudy: error: '\(sources.subject)' cannot be read: \(reason)\n")
      return .incomplete
    }
    let options = MockPipeline.Options(
      own: own, access: access?.level ?? (sources.module == nil ? nil : .internal),
      isOneFile: output?.hasSuffix(".swift") == true,
      defaultImplementations: defaultImplementations == .keep
        ? .kept(in: nil)
        : users.map { codebase.defaultImplementations(in: $0.name) } ?? .mocked,
      mentioned: users.map { codebase.namesMentioned(in: $0.name, hasOtherUsers: true) } ?? .all)
    let replacements = try replacements(in: codebase, users)
    let mocks =
      requests(in: codebase, users).map(GenerationRequest.Mocks.named)
      ?? .all(module: sources.subject, kinds: classes ? [.protocol, .class] : [.protocol])
    let made = MockPipeline(in: codebase, options)
      .run(
        GenerationRequest(
          mocks, replacing: replacements, callingDefaults: defaultCalls(users, codebase)))
    try faults.check()
    // A file that cannot be written is the only error.
    let (isOutdated, written) = try deliver(made.files, on: console)
    console.report(made.diagnostics)
    if made.files.isEmpty, made.diagnostics.isEmpty {
      console.report("understudy: warning: there is nothing to mock in \(sources.subject)\n")
    }
    for (url, file) in written {
      console.report("\(url.relativePath): \(file.mocks.joined(separator: ", "))\n")
    }
    return isOutdated ? .outdated : ExitStatus(made.diagnostics)
  }

  /// Returns the module that uses mocks, or `nil` if the command line does not name one.
  private func userModule() throws -> SourceModule? {
    guard !usedIn.isEmpty else { return nil }
    let files = try SourceFolder(paths: usedIn).files()
    var users = SourceModule(name: Self.users, origin: .own, files: files)
    users.defaults = try ManifestReader().defaults(ofSources: usedIn, target: nil)
    return users
  }

  /// Returns the requested mocks, or `nil` for all mocks of the module.
  private func requests(in codebase: Codebase, _ users: SourceModule?) -> [MockRequest]? {
    if let users { return codebase.mocksUsed(in: users.name, remaking: true) }
    guard !types.isEmpty || !replace.isEmpty else { return nil }
    return types.flatMap { $0.split(separator: ",") }.map { name in
      let names = name.split(separator: ".").map(String.init)
      return MockRequest(
        MockName(names.last ?? ""), qualifiers: Array(names.dropLast()), module: sources.subject)
    }
  }

  /// Returns the requested default implementations.
  private func defaultCalls(
    _ users: SourceModule?, _ codebase: Codebase
  ) -> [DefaultCallRequest] {
    (callsDefault ? [.all] : [])
      + (users.map { codebase.defaultCallsUsed(in: $0.name, remaking: true) } ?? [])
  }

  /// Returns the requested replacements.
  private func replacements(
    in codebase: Codebase, _ users: SourceModule?
  ) throws -> [ReplacementRequest] {
    if let users { return codebase.replacementsUsed(in: users.name, remaking: true) }
    return try replace.flatMap { $0.split(separator: ",") }.map { name in
      let found = codebase.replacement(named: String(name), in: sources.subject)
      guard let found else {
        throw ValidationError(
          "There is no type, member of a type or function '\(name)' in \(sources.subject).")
      }
      return found
    }
  }

  /// A file, with the place that the command line gives it.
  private typealias PlacedFile = (url: URL, file: MockFile)

  /// Writes the files, prints them, or prints what would be written.
  ///
  /// - Returns: `true` if `--check` found a file that would change, and the files that were written.
  private func deliver(
    _ files: [MockFile], on console: Console
  ) throws -> (isOutdated: Bool, written: [PlacedFile]) {
    guard let output else {
      let texts = dryRun ? files.map { summary(of: $0, name(of: $0)) } : files.map(\.text)
      console.print(texts.joined(separator: dryRun ? "" : "\n"))
      return (false, [])
    }
    let placed = try placedFiles(files, output)
    let outputs = placed.map { OutputFile(url: $0.url, text: $0.file.text) }
    if check { return (try outputs.reportChanges(on: console), []) }
    guard dryRun else {
      var written: Set<URL> = []
      try outputs.write { written.insert($0.url) }
      return (false, placed.filter { written.contains($0.url) })
    }
    for output in outputs { try output.checkOwnership() }
    for (url, file) in placed { console.print(summary(of: file, url.relativePath)) }
    return (false, [])
  }

  /// Returns the lines that `--dry-run` prints about a file.
  private func summary(of file: MockFile, _ name: String) -> String {
    ([name] + file.lines.map { "  \($0)" }).map { "\($0)\n" }.joined()
  }

  /// Returns the files with their places, without the declarations that other generated files of the target
  /// have.
  ///
  /// - Throws: The error of a file of the target that cannot be read.
  private func placedFiles(_ files: [MockFile], _ output: String) throws -> [PlacedFile] {
    let url = URL(fileURLWithPath: output)
    let placed: [PlacedFile] =
      output.hasSuffix(".swift")
      ? [(url, files.first ?? MockFile())]
      : files.map { (url.appendingPathComponent(name(of: $0)), $0) }
    let neighbors = try NeighboringMocks(of: placed.map(\.url))
    return placed.map { ($0.url, neighbors.removed(from: $0.file)) }
  }

  /// Returns the name of a file in the output folder.
  private func name(of file: MockFile) -> String {
    if file.module == Self.users || (sources.module == nil && file.module != nil) {
      return "Mocks.swift"
    }
    // Every command has files of its own: another one may need other members of the same module.
    let isShared =
      usedIn.isEmpty && !sources.paths.isEmpty && sources.module != nil
      && file.module != sources.subject
    return isShared
      ? MockFile.name("\(sources.subject)+\(file.module ?? "CompiledModules")") : file.name
  }

  /// A stand-in for the name of the module that uses mocks, which is unknown.
  private static let users = "the users of mocks"
}

/// The treatment of requirements with default implementations as the command line spells it.
enum DefaultImplementationOption: String, ExpressibleByArgument, CaseIterable {
  case mock, keep
}

/// The access of mocks as the command line spells it.
enum MockAccess: String, ExpressibleByArgument, CaseIterable {
  case `internal`, package, `public`

  /// The level.
  var level: Access {
    switch self {
    case .internal: .internal
    case .package: .package
    case .public: .public
    }
  }
}
