#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension PluginRequest {
    /// Creates a request for the mocks that a target of an Xcode project uses.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - project: The project.
    ///   - folder: The folder for the mocks, and for files that are reused by later runs.
    ///   - programs: The folder of the toolchain's programs, or `nil` to find it by the search
    ///     path.
    init(_ target: XcodeTarget, in project: XcodeProject, folder: URL, programs: URL?) {
      var modules: [Module] = []
      var seen: Set<String> = [Module(target).name]
      var packages: [TargetDependency] = []
      var waiting = target.dependencies
      while !waiting.isEmpty {
        switch waiting.removeFirst() {
        case .target(let found):
          let module = Module(found)
          waiting += found.dependencies
          if seen.insert(module.name).inserted { modules.append(module) }
        case .product(let product): packages.append(.product(product))
        @unknown default: break
        }
      }
      let reached = Reached(from: packages, besides: seen) { _ in false }
      let tests = Module(target)
      self.init(
        tests: tests, modules: (modules + reached.modules).sorted { $0.name < $1.name },
        framework: reached.framework, headers: reached.headers,
        output: folder.path(percentEncoded: false),
        file: Self.fileName("\(tests.name)+GeneratedMocks", besides: tests.files),
        cache: folder.path(percentEncoded: false),
        programs: programs?.path(percentEncoded: false))
      // The dependencies of a target can be empty, whatever it depends on.
      self.project = Project(
        targets: project.targets.map { Module($0) }.filter { $0 != tests },
        list: project.directoryURL.appending(path: ModuleList.fileName).path(percentEncoded: false))
      // Xcode passes the type of the product, such as 'com.apple.product-type.bundle.unit-test'.
      if case .other(let type)? = target.product?.kind {
        isNeverImported = type.hasSuffix(".unit-test") || type.hasSuffix(".ui-testing")
      }
    }
  }

  extension PluginRequest.Module {
    /// Describes a target of a project, which is probably a module of its product's name.
    fileprivate init(_ target: XcodeTarget) {
      self.init(
        name: Self.name(ofProduct: target.product?.name ?? target.displayName), isTestable: true,
        files: target.inputFiles.map { $0.url.path(percentEncoded: false) }
          .filter { $0.hasSuffix(".swift") }.sorted(),
        conditions: [], target: target.displayName)
    }
  }
#endif
