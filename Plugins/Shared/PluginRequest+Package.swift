import Foundation
import PackagePlugin

extension PluginRequest {
  /// Creates a request for the mocks that a target of a package uses.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - package: The package of the target.
  ///   - isBuild: A Boolean value that indicates whether the sources that other plug-ins generate
  ///     exist when the tool runs.
  ///   - output: The folder for the mocks.
  ///   - name: The name of their file after that of the target.
  ///   - work: The folder for files that are reused by later runs.
  ///   - programs: The folder of the toolchain's programs, or `nil` to find it by the search path.
  init(
    _ target: SwiftSourceModuleTarget, in package: Package, isBuild: Bool, output: URL,
    name: String, work: URL, programs: URL?
  ) {
    let own = Set(package.targets.map(\.id))
    let reached = Reached(from: target.dependencies, besides: [target.moduleName]) {
      own.contains($0.id)
    }
    var tests = Module(target, isTestable: true)
    // Those of other targets are not listed, and only a build makes these.
    tests.files +=
      isBuild
      ? target.pluginGeneratedSources.map { $0.path(percentEncoded: false) }
        .filter { $0.hasSuffix(".swift") }
      : Self.builtSources(of: target, in: package, nextTo: work)
    let manifests = package.manifests
    tests.manifest = manifests[target.name]
    let modules = reached.modules.map { module in
      var module = module
      module.manifest = module.target.flatMap { manifests[$0] }
      return module
    }
    let folder = output.path(percentEncoded: false)
    self.init(
      tests: tests, modules: modules, framework: reached.framework,
      headers: reached.headers, output: folder,
      file: Self.fileName(
        "\(target.name)+\(name)", besides: tests.files.filter { !$0.hasPrefix(folder) }),
      cache: work.path(percentEncoded: false), programs: programs?.path(percentEncoded: false))
    isNeverImported = target.kind == .test && !package.targets.contains { $0.depends(on: target) }
  }

  /// Returns the sources that other plug-ins generated when a target was last built. SwiftPM does
  /// not list them for commands.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - package: The package of the target.
  ///   - work: A folder of this plug-in, in the folder of all plug-ins.
  private static func builtSources(
    of target: SwiftSourceModuleTarget, in package: Package, nextTo work: URL
  ) -> [String] {
    var folder = work
    while folder.lastPathComponent != "plugins" {
      guard folder.pathComponents.count > 1 else { return [] }
      folder.deleteLastPathComponent()
    }
    let outputs = folder.appending(path: "outputs").appending(path: package.id)
      .appending(path: target.name)
    let found = FileManager.default.enumerator(at: outputs, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.pathComponents.contains("UnderstudyPlugin")
    }.map { $0.path(percentEncoded: false) }.sorted()
  }

  /// Writes the request to a file, unless the file is current.
  ///
  /// - Parameter folder: The folder of the file, which is made if it does not exist.
  /// - Returns: The file.
  /// - Throws: A ``PathFault`` if the operating system refuses.
  func write(to folder: URL) throws -> URL {
    let file = folder.appending(path: "request.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    guard (try? Data(contentsOf: file)) != data else { return file }
    try PathFault.naming(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try PathFault.naming(file) { try data.write(to: file, options: .atomic) }
    return file
  }
}

extension PluginRequest {
  /// The modules that dependencies lead to, directly or not, in the order of their names.
  struct Reached {
    /// The modules with Swift sources.
    private(set) var modules: [Module] = []

    /// Understudy's own modules.
    private(set) var framework: [Module] = []

    /// The modules of other languages.
    private(set) var headers: [Module] = []

    /// Finds the modules.
    ///
    /// - Parameters:
    ///   - dependencies: The dependencies.
    ///   - known: The names of modules to skip.
    ///   - isTestable: A Boolean value that indicates whether `@testable import` can open a target
    ///     up.
    init(
      from dependencies: [TargetDependency], besides known: Set<String>,
      isTestable: (any Target) -> Bool
    ) {
      var seen = known
      var waiting = dependencies.flatMap(\.targets)
      while let target = waiting.popLast() {
        guard let name = (target as? any SourceModuleTarget)?.moduleName ?? target.moduleMapName,
          seen.insert(name).inserted
        else { continue }
        guard let module = target as? SwiftSourceModuleTarget else {
          headers.append(Module(name, headersOf: target))
          waiting += target.dependencies.flatMap(\.targets)
          continue
        }
        guard module.kind != .macro else { continue }
        let isFramework = Self.frameworkModules.contains(name)
        if isFramework {
          framework.append(Module(module, isTestable: false))
        } else {
          modules.append(Module(module, isTestable: isTestable(target)))
        }
        // Tests do not see what only Understudy depends on.
        waiting += module.dependencies.flatMap(\.targets).filter {
          !isFramework || Self.frameworkModules.contains($0.name)
        }
      }
      modules.sort { $0.name < $1.name }
      framework.sort { $0.name < $1.name }
      headers.sort { $0.name < $1.name }
    }

    /// The names of Understudy's own modules.
    private static let frameworkModules: Set<String> = [
      "Understudy", "UnderstudyContracts", "UnderstudyCore", "UnderstudyHandwritten",
      "UnderstudyMacros",
    ]
  }
}

extension PluginRequest.Module {
  /// Describes a target with Swift sources.
  fileprivate init(_ target: SwiftSourceModuleTarget, isTestable: Bool) {
    self.init(
      name: target.moduleName, isTestable: isTestable,
      files: target.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) }
        .sorted(),
      conditions: target.compilationConditions.sorted(), target: target.name)
  }

  /// Describes a target with headers.
  fileprivate init(_ name: String, headersOf target: any Target) {
    let folder =
      (target as? ClangSourceModuleTarget)?.publicHeadersDirectoryURL ?? target.directoryURL
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let headers = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "h" }
    self.init(
      name: name, isTestable: false, files: headers.map { $0.path(percentEncoded: false) }.sorted(),
      conditions: [])
  }
}

extension Target {
  /// Returns a Boolean value that indicates whether the target can import another one.
  fileprivate func depends(on other: any Target) -> Bool {
    dependencies.flatMap(\.targets).contains { $0.id == other.id }
  }

  /// The name of the module that a module map declares, or `nil` for any other target.
  fileprivate var moduleMapName: String? { self is SystemLibraryTarget ? name : nil }
}

extension TargetDependency {
  /// The targets themselves, or those of the product.
  fileprivate var targets: [any Target] {
    switch self {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}

extension Package {
  /// The paths of the manifests of this package and of those that it depends on, by the names of
  /// their targets, which are unique.
  fileprivate var manifests: [String: String] {
    var manifests: [String: String] = [:]
    var seen: Set<String> = []
    var waiting = [self]
    while let package = waiting.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      let manifest = package.manifest
      for target in package.targets { manifests[target.name] = manifest }
      waiting += package.dependencies.map(\.package)
    }
    return manifests
  }

  /// The path of the manifest: the one for the latest tools, or `nil` if there is none.
  private var manifest: String? {
    let folder = directoryURL.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let versioned = names.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    let name = versioned.max { $0.compare($1, options: .numeric) == .orderedAscending }
    guard let name = name ?? names.first(where: { $0 == "Package.swift" }) else { return nil }
    return directoryURL.appending(path: name).path(percentEncoded: false)
  }
}

extension PluginContext {
  /// The folder of the toolchain's programs, or `nil` if the plug-in does not find it.
  var programs: URL? {
    (try? tool(named: "swift-frontend"))?.url.deletingLastPathComponent()
  }
}
