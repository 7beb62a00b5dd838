import Foundation
import MockMigrator

/// A package whose sources are migrated.
struct MigratedPackage {
  /// The manifest.
  let manifest: SourceText

  /// The folder of the manifest.
  private let folder: URL

  /// Reads the manifest of a package.
  init(_ path: String) throws {
    guard path.hasSuffix(".swift"),
      let manifest = try SourceFolder(paths: [path]).sourceTexts().first
    else { throw CommandError.missing(path) }
    self.manifest = manifest
    folder = URL(fileURLWithPath: Self.absolute(path)).deletingLastPathComponent()
  }

  /// Returns sources of which those in a target of the manifest say whether it is a test target.
  func assigned(_ sources: [SourceText]) -> [SourceText] {
    let targets = PackageTargets(manifest).areTests.map { (prefix(of: $0.key), $0.value) }
      .sorted { $0.0.count > $1.0.count }
    return sources.map { source in
      var source = source
      let path = Self.absolute(source.path)
      if let target = targets.first(where: { path.hasPrefix($0.0) }) {
        source.isInTestTarget = target.1
      }
      return source
    }
  }

  /// Returns what becomes of the manifest.
  ///
  /// - Parameters:
  ///   - sources: The sources before the migration.
  ///   - files: What becomes of them.
  ///   - libraries: The libraries to remove.
  ///   - package: The URL or path of Understudy, or `nil` if the manifest depends on it.
  func migration(
    of sources: [SourceText], _ files: [FileMigration], from libraries: [any MigrationLibrary],
    package: String?
  ) -> FileMigration {
    var imports: [String: Set<String>] = [:]
    for (source, file) in zip(sources, files) where file.change != .removed {
      var text = source
      if case .rewritten(let new) = file.change { text.text = new }
      imports[Self.absolute(source.path)] = ParsedSource(text).importedModules
    }
    return ManifestMigration(manifest, from: libraries, package: package) { target in
      let prefix = prefix(of: target)
      let read = imports.filter { $0.key.hasPrefix(prefix) }.map(\.value)
      return read.isEmpty ? nil : read.reduce(into: []) { $0.formUnion($1) }
    }.run()
  }

  /// Returns how the paths of the sources in the folder of a target begin.
  private func prefix(of target: String) -> String {
    let path = folder.appendingPathComponent(target).standardizedFileURL.path
    return path.hasSuffix("/") ? path : path + "/"
  }

  /// Returns the absolute path of a file, without symbolic links.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
