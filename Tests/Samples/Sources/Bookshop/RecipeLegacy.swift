import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Old code that made its dependency itself. Now the dependency is an argument with a default value.
final class SubtitleExporter {
  private let files: any FileAccess

  init(
    files: any FileAccess =
      RealFileAccess(folder: FileManager.default.temporaryDirectory)
  ) {
    self.files = files
  }

  func export(_ names: [String]) -> String {
    names.map { name in
      (try? files.read(name)).map { String(decoding: $0, as: UTF8.self) } ?? "missing: \(name)"
    }.joined(separator: "\n")
  }
}

/// The part of the file manager that this module uses.
protocol FolderReading {
  func contentsOfDirectory(atPath path: String) throws -> [String]
}

extension FileManager: FolderReading {}

/// Counts downloads.
struct DownloadCounter {
  var folder: any FolderReading = FileManager.default

  func count(in path: String) -> Int {
    let names = try? folder.contentsOfDirectory(atPath: path)
    return names?.filter { $0.hasSuffix(".mp3") }.count ?? 0
  }
}

/// An account of a listener.
struct ListenerAccount: Equatable, Sendable {
  var user: String
  var password: String
}

/// Signs listeners in.
protocol SignInService: Sendable {
  func signIn(_ account: ListenerAccount) throws -> Bool
}

/// A list that only the server creates.
final class FavoriteList {
  let ids: [Int]
  private init(ids: [Int]) { self.ids = ids }
}

/// The favorites of the listeners.
protocol Favorites {
  func list(of user: String) throws -> FavoriteList
}
