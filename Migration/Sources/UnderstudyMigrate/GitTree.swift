import Foundation

/// The state of files in git.
struct GitTree {
  /// The reasons why files cannot be restored after they are rewritten, by their paths.
  ///
  /// - Parameter paths: The paths of the files.
  static func reasons(against paths: [String]) throws -> [String: String] {
    var reasons: [String: String] = [:]
    let roots = Dictionary(grouping: paths, by: root)
    for (root, paths) in roots {
      guard let root else {
        for path in paths { reasons[path] = "the file is in no git repository" }
        continue
      }
      for start in stride(from: 0, to: paths.count, by: 500) {
        let some = Array(paths[start..<min(start + 500, paths.count)])
        try note(some, in: root, &reasons)
      }
    }
    return reasons
  }

  /// Notes the reasons for files of a repository.
  private static func note(
    _ paths: [String], in root: String, _ reasons: inout [String: String]
  ) throws {
    let absolute = Dictionary(paths.map { (Self.absolute($0), $0) }) { first, _ in first }
    let tracked = try lines(of: ["ls-files", "-z", "--full-name", "--"] + absolute.keys, in: root)
    let status = ["status", "--porcelain", "-z", "--untracked-files=no", "--no-renames", "--"]
    let changed = try lines(of: status + absolute.keys, in: root).map { String($0.dropFirst(3)) }
    for (path, original) in absolute {
      let name = String(path.dropFirst(root.count + 1))
      if changed.contains(name) {
        reasons[original] = "the file has changes that are not committed"
      } else if !tracked.contains(name) {
        reasons[original] = "git does not track the file"
      }
    }
  }

  /// Returns the parts of the output of a git command that are separated by zero bytes.
  private static func lines(of arguments: [String], in root: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", root] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { throw CommandError.git(arguments[0], in: root) }
    let output = try? pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CommandError.git(arguments[0], in: root)
    }
    return String(decoding: output ?? Data(), as: UTF8.self).split(separator: "\0").map(String.init)
  }

  /// Returns the folder of the repository of a file, or `nil` if it is in none.
  private static func root(of path: String) -> String? {
    var folder = URL(fileURLWithPath: absolute(path)).deletingLastPathComponent()
    while true {
      let name = folder.path
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return name
      }
      guard name != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// Returns the absolute path of a file, without symbolic links.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
