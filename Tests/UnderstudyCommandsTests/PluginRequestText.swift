import Foundation

/// The texts of requests of plug-ins, for files in the folder of a run.
enum PluginRequestText {
  /// Returns the request of tests in `Tests.swift`. The mocks go to `out/Generated.swift`.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - programs: The path of the toolchain's programs in the folder, or `nil` to find them.
  ///   - project: The JSON of an Xcode project, or `nil` for a package.
  ///   - modules: The JSON of the modules with sources.
  ///   - target: The name of the tests' target in the project.
  static func package(
    _ run: CommandRun, programs: String? = nil, project: String? = nil, modules: String = "[]",
    target: String? = nil
  ) -> String {
    let folder = run.folder.path
    let programs = programs.map { "\"programs\": \"\(folder)\($0)\"," } ?? ""
    let project = project.map { "\"project\": \($0)," } ?? ""
    return """
      { "output": "\(folder)/out", "file": "Generated.swift", "cache": "\(folder)/work",
        \(programs) \(project)
        "tests": { "name": "ShopTests", "isTestable": true, "files": ["\(folder)/Tests.swift"],
          "conditions": []\(target.map { ", \"target\": \"\($0)\"" } ?? "") },
        "modules": \(modules), "framework": [], "headers": [] }
      """
  }

  /// Returns the JSON of a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - run: The run.
  ///   - files: The paths of the files in its folder.
  ///   - target: The name of the target in the project.
  static func module(
    _ name: String, _ run: CommandRun, _ files: String..., target: String? = nil
  ) -> String {
    let paths = files.map { "\"\(run.folder.path)/\($0)\"" }.joined(separator: ", ")
    return """
      { "name": "\(name)", "isTestable": true, "files": [\(paths)], "conditions": []
        \(target.map { ", \"target\": \"\($0)\"" } ?? "") }
      """
  }
}
