import Foundation

extension PluginRequest {
  /// Returns the request with what is known only when its command runs: the name of the module that is
  /// built, the modules that a file names, and the targets of the project that the tests import.
  ///
  /// Xcode does not say on which targets a target depends, or only on some of them. An import says it
  /// anyway.
  ///
  /// - Parameters:
  ///   - moduleName: The name of the tests' module in the build, or `nil` if it is unknown.
  ///   - imports: Returns the names of the modules that the files of a module import.
  /// - Returns: The request itself if the tests belong to a package.
  /// - Throws: ``ModuleList/Invalid`` if the file cannot be used, and the errors of the closure.
  func completed(
    moduleName: String?, imports: (Module) throws -> [String]
  ) throws -> PluginRequest {
    guard let project else { return self }
    var request = self
    if let moduleName { request.tests.name = moduleName }
    let listed = try ModuleList(at: project.list)?.modules() ?? []
    let names = Set(listed.map(\.name))
    request.modules = request.modules.filter { !names.contains($0.name) } + listed
    var known = Set(([request.tests] + modules + framework + headers + listed).map(\.name))
    var waiting = [request.tests] + request.modules
    while let module = waiting.popLast() {
      for name in try imports(module) where known.insert(name).inserted {
        guard let target = project.module(name) else { continue }
        request.modules.append(target)
        waiting.append(target)
      }
    }
    request.modules.sort { $0.name < $1.name }
    return request
  }

  /// The paths of the files that the result of the request depends on.
  var inputs: [String] {
    let all = [tests] + modules + framework + headers + (project?.targets ?? [])
    let list = project.flatMap { try? ModuleList(at: $0.list) }
    let listed = (try? list?.modules()) ?? []
    let files = (all + listed).flatMap(\.files) + (list.map { [$0.path] } ?? [])
    return Array(Set(files + all.compactMap(\.manifest))).sorted()
  }
}

extension PluginRequest.Project {
  /// Returns the module of a name. Several targets make one, such as an app for two platforms: then it has
  /// the files of all of them.
  fileprivate func module(_ name: String) -> PluginRequest.Module? {
    let found = targets.filter { $0.name == name }
    guard var module = found.first else { return nil }
    module.files = Array(Set(found.flatMap(\.files))).sorted()
    return module
  }
}

extension PluginRequest.Module {
  /// Returns the name of the module of a product, as Xcode makes it unless a build setting names
  /// another: the setting `PRODUCT_MODULE_NAME` is `$(PRODUCT_NAME:c99extidentifier)`.
  ///
  /// - Parameter product: The name of the product.
  static func name(ofProduct product: String) -> String {
    String(
      product.enumerated().map { offset, character in
        let isLetter = character.isLetter || character == "_"
        return isLetter || offset > 0 && character.isNumber ? character : "_"
      })
  }
}
