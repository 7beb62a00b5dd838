import Foundation

extension PluginRequest {
  /// The paths of the files that the result of the request depends on.
  var inputs: [String] {
    let all = [tests] + modules + framework + headers + (project?.targets ?? [])
    let list = project.flatMap { try? ModuleList(at: $0.list) }
    let listed = (try? list?.modules()) ?? []
    let files = (all + listed).flatMap(\.files) + (list.map { [$0.path] } ?? [])
    return Array(Set(files + all.compactMap(\.manifest) + (project?.settingsFiles ?? []))).sorted()
  }
}

extension PluginRequest.Project {
  /// Returns the module of a name. Several targets make one, such as an app for two platforms: then it has
  /// the files of all of them.
  func module(_ name: String) -> PluginRequest.Module? {
    let found = targets.filter { $0.name == name }
    guard var module = found.first else { return nil }
    module.files = Array(Set(found.flatMap(\.files))).sorted()
    return module
  }

  /// The paths of the projects in the folder, and of the configuration files next to them.
  fileprivate var settingsFiles: [String] {
    let folder = URL(fileURLWithPath: list).deletingLastPathComponent()
    return Self.files(in: folder, named: ".xcconfig").map(\.path) + Self.projectFiles(in: folder)
  }

  /// Returns the paths of the files `project.pbxproj` of the projects in a folder, in the order of their names.
  static func projectFiles(in folder: URL) -> [String] {
    files(in: folder, named: ".xcodeproj").map { $0.appendingPathComponent("project.pbxproj").path }
      .filter(FileManager.default.fileExists)
  }

  /// Returns the files in a folder whose names have an ending, in the order of their names.
  private static func files(in folder: URL, named ending: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map(folder.appendingPathComponent)
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
