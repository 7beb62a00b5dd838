import Foundation
import PackagePlugin

extension PluginRequest {
  /// Creates a request for the mocks that a target of a package uses.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - package: The package of the target.
  ///   - output: The folder for the mocks.
  ///   - work: The folder for files that are reused by later runs.
  ///   - programs: The folder of the toolchain's programs, or `nil` to find it by the search path.
  init(
    _ target: SwiftSourceModuleTarget, in package: Package, output: URL, work: URL, programs: URL?
  ) {
    let own = Set(package.targets.map(\.id))
    let modules = Module.reached(from: target.dependencies, besides: [target.moduleName]) {
      own.contains($0.id)
    }
    self.init(
      tests: Module(target, isTestable: true), modules: modules.sorted { $0.name < $1.name },
      output: output.path(percentEncoded: false), cache: work.path(percentEncoded: false),
      programs: programs?.path(percentEncoded: false))
  }

  /// Writes the request to a file, unless the file is current.
  ///
  /// - Parameter folder: The folder of the file.
  /// - Returns: The file.
  func write(to folder: URL) throws -> URL {
    let file = folder.appending(path: "request.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    return file
  }
}

extension PluginRequest.Module {
  /// Returns the modules with Swift sources that dependencies lead to, directly or not.
  ///
  /// - Parameters:
  ///   - dependencies: The dependencies.
  ///   - known: The names of modules to skip.
  ///   - isTestable: A Boolean value that indicates whether `@testable import` can open a target
  ///     up.
  static func reached(
    from dependencies: [TargetDependency], besides known: Set<String>,
    isTestable: (any Target) -> Bool
  ) -> [PluginRequest.Module] {
    var modules: [PluginRequest.Module] = []
    var seen = known
    var waiting = dependencies
    while !waiting.isEmpty {
      for target in waiting.removeFirst().mockedTargets {
        guard let module = target as? SwiftSourceModuleTarget, module.kind != .macro,
          seen.insert(module.moduleName).inserted
        else { continue }
        modules.append(.init(module, isTestable: isTestable(target)))
        waiting += module.dependencies
      }
    }
    return modules
  }

  /// Describes a target with Swift sources.
  fileprivate init(_ target: SwiftSourceModuleTarget, isTestable: Bool) {
    self.init(
      name: target.moduleName, isTestable: isTestable,
      files: target.sourceFiles(withSuffix: "swift").map { $0.url.path(percentEncoded: false) }
        .sorted(),
      conditions: target.compilationConditions.sorted())
  }
}

extension TargetDependency {
  /// The targets whose declarations can be mocked, without Understudy's own.
  fileprivate var mockedTargets: [any Target] {
    switch self {
    case .target(let target): return [target]
    case .product(let product):
      let own = ["Understudy", "UnderstudyCore", "UnderstudyMacros"]
      return own.contains(product.name) ? [] : product.targets
    @unknown default: return []
    }
  }
}

extension PluginContext {
  /// The folder of the toolchain's programs, or `nil` if the printer of interfaces is not in it.
  var programs: URL? {
    (try? tool(named: "swift-synthesize-interface"))?.url.deletingLastPathComponent()
  }
}
