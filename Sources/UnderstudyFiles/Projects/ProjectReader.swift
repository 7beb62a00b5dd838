import Foundation

/// Reads what the project of the tests says about modules, besides what Xcode passes to the plug-in.
final class ProjectReader {
  private let file: ProjectFile?
  private let environment: [String: String]

  /// The target of the tests.
  private let tests: String?

  /// The settings so far, by the names of the targets.
  private var settings: [String: ProjectSettings?] = [:]

  private lazy var packages = file.map { ProjectPackages(of: $0, environment) }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - request: The request of the plug-in.
  ///   - environment: The environment variables of the build, which are the settings of the tests.
  /// - Returns: `nil` if the tests belong to a package.
  /// - Throws: ``UnreadablePath`` and ``ProjectFile/Invalid`` if the project cannot be read.
  init?(_ request: PluginRequest, _ environment: [String: String]) throws {
    guard let project = request.project else { return nil }
    self.environment = environment
    tests = request.tests.target
    let folder = URL(fileURLWithPath: project.list).deletingLastPathComponent()
    file = try tests.flatMap { try ProjectFile.find(in: folder, with: $0) }
  }

  /// Returns the settings of a target, or `nil` if the project does not have it.
  ///
  /// - Throws: ``ConfigurationFile/Invalid`` if a configuration file cannot be used.
  func settings(of target: String) throws -> ProjectSettings? {
    if let known = settings[target] { return known }
    let isBuilt = target == tests && environment["PRODUCT_MODULE_NAME"] != nil
    let found =
      isBuilt
      ? ProjectSettings(environment)
      : try file.flatMap { try ProjectSettings(of: target, in: environment["CONFIGURATION"], $0) }
    settings[target] = .some(found)
    return found
  }

  /// Returns a target's module with the name that the project gives it.
  private func named(_ module: PluginRequest.Module) throws -> PluginRequest.Module {
    var module = module
    let settings = try module.target.flatMap { try self.settings(of: $0) }
    if let name = settings?.moduleName { module.name = name }
    return module
  }

  /// Returns a request with what is known only when its command runs: the names of the modules that are built,
  /// the modules that a file names, and the targets and packages of the project that the tests import.
  ///
  /// Xcode does not say on which targets a target depends, or only on some of them. An import says it
  /// anyway.
  ///
  /// - Parameters:
  ///   - request: The request of the plug-in.
  ///   - imports: Returns the names of the modules that the files of a module import.
  /// - Throws: ``ModuleList/Invalid`` if the file cannot be used, and the errors of the closure.
  func complete(
    _ request: PluginRequest, imports: (PluginRequest.Module) throws -> [String]
  ) throws -> PluginRequest {
    var request = request
    request.tests = try named(request.tests)
    if let name = XcodeSettings(environment).moduleName { request.tests.name = name }
    guard var project = request.project else { return request }
    project.targets = try project.targets.map(named)
    request.project = project
    let listed = try ModuleList(at: project.list)?.modules() ?? []
    let names = Set(listed.map(\.name))
    request.modules = try request.modules.map(named).filter { !names.contains($0.name) } + listed
    var known = Set(
      ([request.tests] + request.modules + request.framework + request.headers).map(\.name))
    var waiting = [request.tests] + request.modules
    while let module = waiting.popLast() {
      for name in try imports(module) where known.insert(name).inserted {
        guard let found = try project.module(name) ?? packages?.module(name) else { continue }
        request.modules.append(found)
        waiting.append(found)
      }
    }
    request.modules.sort { $0.name < $1.name }
    return request
  }
}
