package import ArgumentParser
import Foundation
import MockGenerator

/// Makes mocks and writes them to files.
package struct Generate: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Makes mocks, and prints them or writes them to files.",
    discussion: """
      Without more, there is a mock of every protocol of the sources:

        understudy generate Sources/Shop --module Shop --output Tests/ShopTests/Mocks

      Name types, or let the tests name the mocks that they use, to have no more than these:

        understudy generate Sources/Shop --module Shop --types Printer,Desk.Drawer
        understudy generate Sources/Shop --module Shop --used-in Tests/ShopTests

      Static members, structs, final classes and functions have no mocks. What of them is 'dynamic' \
      can be replaced in tests, by hooks in the test target:

        understudy generate Sources/Shop --module Shop --replace Desk,Clock.now,currentHour

      A compiled module has no sources to name:

        understudy generate --module FoundationNetworking --types URLSession

      Files are written only where they change. In continuous integration, --check says whether \
      they would: by exit code 2, and by the names of the files.
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
      "What is replaced: types, members such as MemberManager.limit, functions.",
      discussion: "Separate them by commas, or repeat the option.", valueName: "names"))
  var replace: [String] = []

  @Option(
    help: ArgumentHelp(
      "Sources that use mocks and replacements: those are made, and no others.",
      valueName: "path"))
  var usedIn: [String] = []

  @Flag(help: "Also mock classes that are not named, not only protocols.")
  var classes = false

  @Option(
    help: ArgumentHelp(
      "Where the mocks go: a folder, with a file for each module, or one Swift file.",
      valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The access of the mocks: internal, package or public.",
      discussion: "It is never wider than that of what is mocked.", valueName: "level"))
  var access: MockAccess?

  @Flag(help: "Write nothing; exit with code 2 if a file would change.")
  var check = false

  @Flag(help: "Write nothing; print what would be made.")
  var dryRun = false

  package func validate() throws {
    if !types.isEmpty || !replace.isEmpty, !usedIn.isEmpty {
      throw ValidationError(
        "Use --used-in, or --types and --replace: both say what is made.")
    }
    if check, output == nil {
      throw ValidationError("--check compares with files: say where they are by --output.")
    }
    if access == .public, sources.module != nil, sources.testable, !sources.paths.isEmpty {
      throw ValidationError(
        "What --access public offers to others cannot come from a @testable import: "
          + "add --no-testable.")
    }
  }

  /// Makes the mocks.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  package func perform(on console: Console) throws -> ExitCode {
    let users = try userModule()
    let codebase = try sources.codebase(users: users)
    let own = users?.name ?? (sources.module == nil ? sources.subject : nil)
    if let reason = codebase.failure(of: sources.subject) {
      console.report("understudy: error: '\(sources.subject)' cannot be read: \(reason)\n")
      return .incomplete
    }
    let progress = Progress(console)
    let options = MockPipeline.Options(
      own: own, access: access?.level ?? (own == nil ? .internal : nil))
    let replacements = try replacements(in: codebase, users)
    let mocks =
      requests(in: codebase, users).map(GenerationRequest.Mocks.named)
      ?? .all(module: sources.subject, kinds: classes ? [.protocol, .class] : [.protocol])
    let made = MockPipeline(in: codebase, options)
      .run(GenerationRequest(mocks, replacing: replacements), progress: progress.report)
    progress.end()
    console.report(made.diagnostics)
    if made.files.isEmpty, made.diagnostics.isEmpty {
      console.report("understudy: warning: there is nothing to mock in \(sources.subject)\n")
    }
    let isOutdated = try deliver(made.files, on: console)
    return isOutdated ? .outdated : ExitCode(made.diagnostics)
  }

  /// Returns the module that uses mocks, or `nil` if the command line names none.
  private func userModule() throws -> SourceModule? {
    guard !usedIn.isEmpty else { return nil }
    let files = try SourceFolder(paths: usedIn).files()
    return SourceModule(name: Self.users, origin: .own, files: files)
  }

  /// Returns the mocks to make, or `nil` for all of the module.
  private func requests(in codebase: Codebase, _ users: SourceModule?) -> [MockRequest]? {
    if let users { return codebase.mocksUsed(in: users.name, remaking: true) }
    guard !types.isEmpty || !replace.isEmpty else { return nil }
    return types.flatMap { $0.split(separator: ",") }.map { name in
      let names = name.split(separator: ".").map(String.init)
      return MockRequest(
        name: names.last ?? "", qualifiers: names.dropLast(), module: sources.subject)
    }
  }

  /// Returns what is replaced.
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

  /// Prints or writes the files, or prints what would be written.
  ///
  /// - Returns: `true` if files differ that had to be the same.
  private func deliver(_ files: [MockFile], on console: Console) throws -> Bool {
    guard let output else {
      console.print(files.map(\.text).joined(separator: "\n"))
      return false
    }
    let files = outputFiles(files, output)
    if check { return files.reportChanges(on: console) }
    if dryRun {
      for file in files { console.print("\(file.summary)\n") }
    } else {
      try files.write { console.report("\($0.summary)\n") }
    }
    return false
  }

  /// Returns the files on the disk.
  private func outputFiles(_ files: [MockFile], _ output: String) -> [OutputFile] {
    guard !output.hasSuffix(".swift") else {
      return [
        OutputFile(
          url: URL(filePath: output), text: files.map(\.text).joined(separator: "\n"),
          mocks: files.flatMap(\.mocks))
      ]
    }
    return files.map { file in
      let isNameless = file.module == Self.users || (sources.module == nil && file.module != nil)
      return OutputFile(
        url: URL(filePath: output).appending(path: isNameless ? "Mocks.swift" : file.name),
        text: file.text, mocks: file.mocks)
    }
  }

  /// A name for the module that uses mocks.
  private static let users = "the users of mocks"
}

extension OutputFile {
  /// The path, and the names of the mocks.
  fileprivate var summary: String { "\(url.relativePath): \(mocks.joined(separator: ", "))" }
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
