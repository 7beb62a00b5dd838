import Foundation
import MockEmitter
import MockGenerator

/// A run of the tool at the request of a plug-in: a request file in, a Swift file out.
package struct TargetRun {
  /// The path of the file with the request.
  let request: String

  /// A Boolean value that indicates whether the file is to be checked in: it is not written without mocks,
  /// and replaces those of earlier versions.
  var toCheckIn = false

  /// A Boolean value that indicates whether nothing is written: the exit code says whether a file would
  /// change.
  var check = false

  /// Creates a run.
  ///
  /// - Parameter arguments: The path of the request, and options, as the plug-ins pass them.
  /// - Throws: ``InvalidArguments`` for other arguments.
  package init(_ arguments: [String]) throws {
    var paths: [String] = []
    for argument in arguments {
      switch argument {
      case "--to-check-in": toCheckIn = true
      case "--check": check = true
      default: paths.append(argument)
      }
    }
    guard let path = paths.first, paths.count == 1, !path.hasPrefix("-") else {
      throw InvalidArguments()
    }
    request = path
  }

  /// Generates the mocks.
  ///
  /// - Parameter console: The console for diagnostics.
  /// - Returns: The exit code.
  /// - Throws: A ``CommandError`` if a file cannot be read or written.
  package func perform(on console: Console) throws -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    var request = try PluginRequest.read(self.request)
    let project = try ProjectReader(request, environment)
    if let project { request = try project.complete(request) { try $0.imports } }
    if !check {
      try OutputFile.checkFolder(request.output)
    }
    let interfaces = request.interfaces(for: environment)
    let faults = SourceFaults()
    let codebase = request.codebase(interfaces, faults, project)
    try codebase.limitParsingTime()
    let options = request.options(in: codebase, toCheckIn: toCheckIn)
    let made = MockPipeline(in: codebase, options).run(
      GenerationRequest(
        .named(codebase.mocksUsed(in: request.tests.name, remaking: toCheckIn)),
        replacing: codebase.replacementsUsed(in: request.tests.name, remaking: toCheckIn),
        besides: toCheckIn ? [] : codebase.checkedInHooks(in: request.tests.name),
        callingDefaults: codebase.defaultCallsUsed(in: request.tests.name, remaking: toCheckIn)))
    try faults.check()
    let diagnostics = request.explained(made.diagnostics, interfaces)
    // Without the fault, other mocks would be made. The next run makes them.
    if interfaces.fault != nil, ExitStatus(diagnostics) != .success {
      console.report(diagnostics)
      return .incomplete
    }
    let files = outputFiles(made.files.first?.text, for: request)
    // First, because a folder that cannot be written is the cause of other errors.
    if !check { try files.write() }
    console.report(diagnostics)
    if check, try files.reportChanges(on: console) { return .outdated }
    return ExitStatus(diagnostics)
  }

  /// Returns the file that the build system expects, or the file to check in, and the generated
  /// files that it replaces.
  private func outputFiles(_ text: String?, for request: PluginRequest) -> [OutputFile] {
    let folder = URL(fileURLWithPath: request.output)
    let file = folder.appendingPathComponent(request.file)
    guard toCheckIn else {
      return [OutputFile(url: file, text: text ?? MockFile().text)]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: request.output)) ?? []
    let others = names.filter { $0.hasSuffix(".swift") && $0 != request.file }.sorted()
    return [OutputFile(url: file, text: text)]
      + others.map { OutputFile(url: folder.appendingPathComponent($0), text: nil) }
  }
}

extension PluginRequest {
  /// Reads a request from a file.
  ///
  /// - Throws: ``UnreadablePath`` if the file cannot be read, and ``InvalidRequest`` if it has other contents.
  static func read(_ path: String) throws -> PluginRequest {
    let data = try SourceFolder.contents(of: path)
    do {
      return try JSONDecoder().decode(PluginRequest.self, from: data)
    } catch is DecodingError {
      throw InvalidRequest(path: path)
    }
  }

  /// Returns the options of the mocks.
  ///
  /// - Parameters:
  ///   - codebase: The modules.
  ///   - toCheckIn: A Boolean value that indicates whether later versions of the tests use the mocks, too.
  func options(in codebase: Codebase, toCheckIn: Bool = false) -> MockPipeline.Options {
    MockPipeline.Options(
      own: tests.name, access: .internal, isOneFile: true,
      defaultImplementations: codebase.defaultImplementations(in: tests.name),
      mentioned: codebase.namesMentioned(
        in: tests.name, hasOtherUsers: isNeverImported != true || toCheckIn))
  }

  /// Returns the reader of compiled modules.
  ///
  /// - Parameter environment: The environment variables of the build.
  func interfaces(for environment: [String: String]) -> InterfaceReader {
    InterfaceReader(
      // A sandbox can deny writing to the first one, which is read even then.
      caches: [InterfaceCache.folder(for: environment), URL(fileURLWithPath: cache)]
        .compactMap { $0 },
      compilerCache: URL(fileURLWithPath: cache),
      programs: programs.map { URL(fileURLWithPath: $0) }, environment: environment)
  }

  /// Returns the modules, read from the disk when they are needed.
  ///
  /// - Parameters:
  ///   - interfaces: The reader of compiled modules.
  ///   - faults: Gets the errors of sources.
  ///   - project: The reader of the project, or `nil` for a package.
  func codebase(
    _ interfaces: InterfaceReader, _ faults: SourceFaults, _ project: ProjectReader?
  ) -> Codebase {
    let all = Dictionary(
      ([tests] + modules + framework + headers).map { ($0.name, $0) }
    ) { first, _ in first }
    let manifests = ManifestReader(project: project)
    return Codebase(
      sourceModules: [tests.name] + modules.map(\.name), headerModules: headers.map(\.name)
    ) { name in
      guard let module = all[name] else {
        guard !Codebase.isFramework(name) else {
          return project == nil ? nil : try FrameworkSources.module(name)
        }
        var module = try interfaces.module(name)
        module?.mockDefaults = try manifests.defaults(of: tests)
        return module
      }
      var source = SourceModule(
        name: name, origin: origin(of: module),
        files: try faults.noting { try SourceFolder(paths: module.files).files() },
        conditions: conditions(of: module))
      source.defaults = try manifests.defaults(of: module)
      source.mockDefaults = try manifests.defaults(of: tests)
      return source
    }
  }

  /// Returns the origin of a module from the perspective of the mocks.
  private func origin(of module: Module) -> SourceModule.Origin {
    if module == tests { return .own }
    if headers.contains(module) { return .header }
    return module.isTestable ? .testable : .published
  }

  /// Returns the compilation conditions in which a module differs from the tests.
  private func conditions(of module: Module) -> [String: Bool] {
    let own = Set(module.conditions)
    return Dictionary(
      uniqueKeysWithValues: own.symmetricDifference(tests.conditions).map {
        ($0, own.contains($0))
      })
  }
}

/// The arguments of the tool are not those of a plug-in.
struct InvalidArguments: CommandError {
  var description: String { problem }

  var place: String? { nil }

  var problem: String {
    "the arguments are not those of a plug-in: REQUEST [--to-check-in] [--check]; to generate mocks by "
      + "hand, use 'understudy-cli generate'"
  }

  var exitCode: ExitStatus { .misuse }
}

/// A file that is no request of a plug-in.
struct InvalidRequest: CommandError {
  /// The path.
  let path: String

  var description: String { "'\(path)' is no request of a plug-in" }

  var place: String? { path }

  var problem: String {
    "this is no request of a plug-in; remove it, so that the plug-in writes it again"
  }

  var exitCode: ExitStatus { .invalid }
}
