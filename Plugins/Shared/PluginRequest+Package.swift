import Foundation
import PackagePlugin

extension PluginRequest {
  /// Asks for the mocks that a target of a package uses.
  ///
  /// - Parameters:
  ///   - target: the target
  ///   - package: the package of the target
  ///   - output: the folder for the mocks
  ///   - work: the folder for what is kept between runs
  ///   - programs: the folder of the toolchain's programs; nil to find it by the search path
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

  /// Writes what is asked for to a file, unless it is there.
  ///
  /// - Parameter folder: the folder of the file
  /// - Returns: the file
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
  /// The modules with Swift sources that dependencies lead to, directly or not.
  ///
  /// - Parameters:
  ///   - dependencies: the dependencies
  ///   - known: the names of modules that are left out
  ///   - isTestable: whether `@testable import` can open a target up
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
  /// The targets whose declarations may be mocked; Understudy's own are not among them.
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
  /// The folder of the toolchain's programs; nil where the printer of interfaces is not in it.
  var programs: URL? {
    (try? tool(named: "swift-synthesize-interface"))?.url.deletingLastPathComponent()
  }
}
