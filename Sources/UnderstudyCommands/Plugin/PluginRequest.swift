/// What a plug-in asks the tool for, in a file, because command lines are limited.
///
/// The plug-ins compile this file, too.
struct PluginRequest: Codable, Equatable {
  /// The module that uses mocks.
  var tests: Module

  /// The modules with sources that the tests depend on, directly or not.
  var modules: [Module]

  /// The folder for the mocks.
  var output: String

  /// The folder for what is kept between runs.
  var cache: String

  /// The folder of the toolchain's programs; nil to find it by the search path.
  var programs: String?

  /// A module with sources.
  struct Module: Codable, Equatable {
    /// The name of the module.
    var name: String

    /// Whether `@testable import` can open the module up.
    var isTestable: Bool

    /// The paths of the Swift files.
    var files: [String]

    /// The module's own compilation conditions.
    var conditions: [String]
  }

  /// The names of the files that the tool makes, whether there is a mock in them or not.
  ///
  /// Build systems must know them before anybody reads what the tests say.
  var outputNames: [String] {
    ([tests] + modules).map { "Mocks+\($0.name).swift" } + ["Mocks+CompiledModules.swift"]
  }
}
