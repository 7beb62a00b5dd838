import Foundation
package import MockGenerator

/// Reads the settings of targets from manifests, each of which is read once, or from an Xcode project.
package final class ManifestReader {
  /// The project with the targets that have no manifest, or `nil`.
  private let project: ProjectReader?

  /// The manifests so far, by their paths.
  private var manifests: [String: PackageManifest] = [:]

  /// Creates a reader.
  package convenience init() { self.init(project: nil) }

  /// Creates a reader.
  ///
  /// - Parameter project: The project with the targets that have no manifest, or `nil`.
  init(project: ProjectReader?) { self.project = project }

  /// Returns the settings of a module; those of the language if it has neither a manifest nor a project.
  ///
  /// - Throws: ``UnreadablePath`` for a manifest that cannot be read, and the errors of the project.
  func defaults(of module: PluginRequest.Module) throws -> ModuleDefaults {
    guard let target = module.target else { return ModuleDefaults() }
    if let path = module.manifest { return try manifest(path).defaults(of: target) }
    return try project?.settings(of: target)?.defaults ?? ModuleDefaults()
  }

  /// Returns the settings of the target that sources belong to, according to the manifest in the
  /// nearest folder around them; those of the language if there is no manifest.
  ///
  /// - Parameters:
  ///   - paths: The files and folders with the sources.
  ///   - target: The name of the target, or `nil` for that of the first folder.
  /// - Throws: ``UnreadablePath`` for a manifest that cannot be read.
  package func defaults(ofSources paths: [String], target: String?) throws -> ModuleDefaults {
    guard let first = paths.first else { return ModuleDefaults() }
    var folder = URL(fileURLWithPath: first).standardizedFileURL
    let name = target ?? folder.lastPathComponent
    while folder.pathComponents.count > 1 {
      let path = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: path) {
        return try manifest(path).defaults(of: name)
      }
      folder.deleteLastPathComponent()
    }
    return ModuleDefaults()
  }

  /// Returns the manifest at a path.
  ///
  /// - Throws: ``UnreadablePath`` if it cannot be read.
  func manifest(_ path: String) throws -> PackageManifest {
    if let known = manifests[path] { return known }
    let data = try SourceFolder.contents(of: path)
    let manifest = PackageManifest(String(decoding: data, as: UTF8.self))
    manifests[path] = manifest
    return manifest
  }
}
