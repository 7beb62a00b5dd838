import Foundation
import MockMigrator

/// A package whose sources are migrated.
struct MigratedPackage {
  /// The manifest.
  let manifest: SourceText

  /// The modules that the sources import after the migration, by the absolute paths of the sources.
  private let imports: [String: Set<String>]

  /// Reads the manifest of a package.
  ///
  /// - Parameters:
  ///   - path: The path of the manifest.
  ///   - sources: The sources before the migration.
  ///   - files: What becomes of them.
  init(_ path: String, _ sources: [SourceText], _ files: [FileMigration]) throws {
    guard path.hasSuffix(".swift"),
      let manifest = try SourceFolder(paths: [path]).sourceTexts().first
    else { throw CommandError.missing(path) }
    self.manifest = manifest
    var imports: [String: Set<String>] = [:]
    for (source, file) in zip(sources, files) where file.change != .removed {
      var text = source
      if case .rewritten(let new) = file.change { text.text = new }
      imports[Self.absolute(source.path)] = ParsedSource(text).importedModules
    }
    self.imports = imports
  }

  /// Returns what becomes of the manifest.
  ///
  /// - Parameters:
  ///   - libraries: The libraries to remove.
  ///   - package: The URL or path of Understudy, or `nil` if the manifest depends on it.
  func migration(from libraries: [any MigrationLibrary], package: String?) -> FileMigration {
    let folder = URL(fileURLWithPath: Self.absolute(manifest.path)).deletingLastPathComponent()
    return ManifestMigration(manifest, from: libraries, package: package) { target in
      let path = folder.appendingPathComponent(target).standardizedFileURL.path
      let prefix = path.hasSuffix("/") ? path : path + "/"
      let read = imports.filter { $0.key.hasPrefix(prefix) }.map(\.value)
      return read.isEmpty ? nil : read.reduce(into: []) { $0.formUnion($1) }
    }.run()
  }

  /// Returns the absolute path of a file, without symbolic links.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
