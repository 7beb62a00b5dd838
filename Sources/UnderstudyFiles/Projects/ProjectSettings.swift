import Foundation
import MockGenerator

/// The build settings of a target in one configuration.
///
/// A target's own settings override those of its configuration file, then those of the project and of the
/// project's file. A setting for one system, such as `SWIFT_VERSION[sdk=iphoneos*]`, is not read.
struct ProjectSettings {
  /// The values, without references to other settings.
  private var values: [String: String] = [:]

  /// Creates the settings of a command's environment variables, which are those of the target that is built.
  init(_ environment: [String: String]) { values = environment }

  /// Reads the settings of a target.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - configuration: The name of the configuration, or `nil` for the default one.
  ///   - project: The project.
  /// - Returns: `nil` if the project has no such target.
  /// - Throws: ``ConfigurationFile/Invalid`` if a configuration file cannot be used.
  init?(of target: String, in configuration: String?, _ project: ProjectFile) throws {
    guard let object = project.target(target) else { return nil }
    values = ["TARGET_NAME": target, "PROJECT_DIR": project.folder.path]
    values["SRCROOT"] = project.folder.path
    for owner in [project.root, object] {
      guard let list = project.object("buildConfigurationList", of: owner) else { continue }
      let all = project.objects("buildConfigurations", of: list)
      let name = configuration ?? list.text("defaultConfigurationName") ?? "Debug"
      guard let found = all.first(where: { $0.text("name") == name }) ?? all.first else { continue }
      if let file = ConfigurationFile.location(of: found, in: project) {
        for (key, value) in try ConfigurationFile(at: file).settings { set(key, to: value) }
      }
      for (key, value) in found.settings.sorted(by: { $0.key < $1.key }) { set(key, to: value) }
    }
  }

  /// Sets a value, in which `$(inherited)` stands for the value so far.
  private mutating func set(_ name: String, to value: String) {
    let inherited = values[name] ?? ""
    values[name] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
      .replacingOccurrences(of: "$(\(name))", with: inherited)
  }

  /// The value of a setting, or `nil` if it has none.
  subscript(name: String) -> String? { values[name].map { expanded($0) } }

  /// Returns a text in which the values stand for the names of settings.
  private func expanded(_ text: String, depth: Int = 0) -> String {
    guard depth < 16, let start = text.range(of: #"\$[({]"#, options: .regularExpression),
      let end = text[start.upperBound...].firstIndex(where: { $0 == ")" || $0 == "}" })
    else { return text }
    let parts = text[start.upperBound..<end].split(separator: ":").map(String.init)
    var value = parts.first.flatMap { values[$0] }.map { expanded($0, depth: depth + 1) } ?? ""
    if !Set(parts.dropFirst()).isDisjoint(with: ["c99extidentifier", "identifier"]) {
      value = PluginRequest.Module.name(ofProduct: value)
    }
    return text[..<start.lowerBound] + value
      + expanded(String(text[text.index(after: end)...]), depth: depth + 1)
  }

  /// The name of the target's module.
  var moduleName: String? {
    let product = self["PRODUCT_NAME"] ?? self["TARGET_NAME"] ?? ""
    let name = self["PRODUCT_MODULE_NAME"] ?? PluginRequest.Module.name(ofProduct: product)
    return name.isEmpty ? nil : name
  }

  /// What declarations in the target's sources mean.
  var defaults: ModuleDefaults {
    let isApproachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    let version = self["SWIFT_VERSION"].flatMap { Double($0) } ?? 5
    let isolation = self["SWIFT_DEFAULT_ACTOR_ISOLATION"]
    return ModuleDefaults(
      isOnMainActor: isolation == "MainActor" || hasFlag("-default-isolation", "MainActor"),
      runsOnCallersActor: isApproachable
        || hasFeature(
          "NonisolatedNonsendingByDefault",
          "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT"),
      actorClosuresAreSendable: version >= 6 || isApproachable
        || hasFeature(
          "GlobalActorIsolatedTypesUsability",
          "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY")
    )
  }

  private func hasFeature(_ name: String, _ setting: String) -> Bool {
    isOn(setting) || hasFlag("-enable-upcoming-feature", name)
  }

  /// Returns a Boolean value that indicates whether the compiler gets an option with a value.
  private func hasFlag(_ option: String, _ value: String) -> Bool {
    let words = (self["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ")
    return zip(words, words.dropFirst()).contains { $0 == option && $1 == value }
  }

  private func isOn(_ name: String) -> Bool { self[name] == "YES" }
}
