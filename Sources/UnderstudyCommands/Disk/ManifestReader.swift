import Foundation
import MockGenerator

/// Reads the settings of targets from manifests, each of which is read once.
final class ManifestReader {
  /// The manifests so far, by their paths.
  private var manifests: [String: PackageManifest] = [:]

  /// Returns the settings of a module; those of the language if it has no manifest.
  ///
  /// - Throws: ``UnreadablePath`` for a manifest that cannot be read.
  func defaults(of module: PluginRequest.Module) throws -> ModuleDefaults {
    guard let path = module.manifest, let target = module.target else { return ModuleDefaults() }
    return try manifest(path).defaults(of: target)
  }

  /// Returns the manifest at a path.
  private func manifest(_ path: String) throws -> PackageManifest {
    if let known = manifests[path] { return known }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UnreadablePath(path: path)
    }
    let manifest = PackageManifest(String(decoding: data, as: UTF8.self))
    manifests[path] = manifest
    return manifest
  }
}
