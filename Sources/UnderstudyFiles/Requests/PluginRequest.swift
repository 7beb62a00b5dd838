/// The request of a plug-in to the tool. It is passed in a file, because the length of command
/// lines is limited.
///
/// The plug-ins compile this file too.
struct PluginRequest: Codable, Equatable {
  /// The module that uses mocks.
  var tests: Module

  /// The modules with sources that the tests depend on, directly or not.
  var modules: [Module]

  /// Understudy's own modules that the tests depend on. Their declarations have no mocks, and the
  /// names that they declare are not names of mocks.
  var framework: [Module]

  /// The modules of other languages that the tests depend on, with their headers instead of Swift
  /// files.
  var headers: [Module]

  /// The folder for the mocks.
  var output: String

  /// The name of the file with the mocks.
  var file: String

  /// The folder for files that are reused by later runs.
  var cache: String

  /// The folder of the toolchain's programs, or `nil` to find it by the search path.
  var programs: String?

  /// The Xcode project of the tests, or `nil` if they belong to a package.
  var project: Project?

  /// A Boolean value that indicates whether no other module imports the tests, so that their sources show
  /// every use of the mocks; `nil` if that is unknown.
  var isNeverImported: Bool?

  /// A module with sources.
  struct Module: Codable, Equatable {
    /// The name of the module.
    var name: String

    /// A Boolean value that indicates whether `@testable import` can open the module up.
    var isTestable: Bool

    /// The paths of the Swift files, or of the headers.
    var files: [String]

    /// The module's own compilation conditions.
    var conditions: [String]

    /// The name of the target in its manifest.
    var target: String?

    /// The path of the package's manifest, or `nil` if there is none.
    var manifest: String?
  }

  /// What Xcode says about a project.
  struct Project: Codable, Equatable {
    /// The targets that the tests may depend on although Xcode does not say so: all of the project.
    var targets: [Module]

    /// The path of the file that names the folders of modules, which may not exist. See ``ModuleList``.
    var list: String
  }

  /// Returns a name for the file with the mocks that no other file of the tests has.
  ///
  /// Build systems name the product of a file after it, so two files of a module cannot have the
  /// same name. They also need the name before the sources are read.
  ///
  /// - Parameters:
  ///   - name: The preferred name without an extension.
  ///   - files: The paths of the other files.
  static func fileName(_ name: String, besides files: [String]) -> String {
    let taken = Set(files.map { $0.split(separator: "/").last?.lowercased() ?? "" })
    var candidate = "\(name).swift"
    var number = 2
    while taken.contains(candidate.lowercased()) {
      candidate = "\(name)\(number).swift"
      number += 1
    }
    return candidate
  }
}
