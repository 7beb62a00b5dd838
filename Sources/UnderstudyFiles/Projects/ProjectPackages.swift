import Foundation
import MockGenerator

/// The packages of an Xcode project, also those that only the app links: Xcode does not tell plug-ins about
/// them.
struct ProjectPackages {
  /// The folders of the packages.
  private let folders: [URL]

  /// Reads each manifest once, whatever is looked for.
  private let manifests = ManifestReader()

  /// Finds the packages in the project, in a workspace next to it, and among the checked out ones.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - environment: The environment variables of the build, which name the folder of the products.
  init(of project: ProjectFile, _ environment: [String: String]) {
    let named =
      project.all("XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
      // Older versions of Xcode have the folders of packages among the files.
      + project.all("PBXFileReference").filter { $0.text("lastKnownFileType") == "wrapper" }
      .compactMap { $0.text("path") }
    var folders = named.map { project.folder.appendingPathComponent($0) }
    folders += Self.foldersInWorkspaces(in: project.folder)
    if let products = environment["BUILD_DIR"] ?? environment["SYMROOT"] {
      let data = URL(fileURLWithPath: products).deletingLastPathComponent()
        .deletingLastPathComponent()
      folders += Self.contents(of: data.appendingPathComponent("SourcePackages/checkouts"))
    }
    self.folders = folders.map(\.standardizedFileURL).filter {
      FileManager.default.fileExists(atPath: Self.manifest(in: $0).path)
    }
  }

  /// Returns the module of a name, or `nil` if no package has its sources.
  ///
  /// - Throws: ``UnreadablePath`` for a manifest or a folder that cannot be read.
  func module(_ name: String) throws -> PluginRequest.Module? {
    for folder in folders {
      let manifest = Self.manifest(in: folder).path
      let paths = try manifests.manifest(manifest).folders(of: name)
        .map { folder.appendingPathComponent($0).path }
      guard let path = paths.first(where: FileManager.default.fileExists) else { continue }
      return PluginRequest.Module(
        name: name, isTestable: false, files: try SourceFolder(paths: [path]).swiftPaths(),
        conditions: [], target: name, manifest: manifest)
    }
    return nil
  }

  private static func manifest(in folder: URL) -> URL {
    folder.appendingPathComponent("Package.swift")
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Returns the folders that workspaces next to a project, or one folder above it, name.
  private static func foldersInWorkspaces(in folder: URL) -> [URL] {
    [folder, folder.deletingLastPathComponent()].flatMap { root -> [URL] in
      let workspaces = contents(of: root).filter { $0.pathExtension == "xcworkspace" }
      return workspaces.flatMap { workspace -> [URL] in
        let file = workspace.appendingPathComponent("contents.xcworkspacedata")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        // Each place is written as location = "group:Packages/Kit".
        return text.components(separatedBy: "\"").compactMap { quoted in
          ["group:", "container:"].first(where: quoted.hasPrefix).map {
            root.appendingPathComponent(String(quoted.dropFirst($0.count)))
          }
        }
      }
    }
  }
}
