import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The goods on sale, loaded from a server and stored on disk.
struct Catalog {
  let session: URLSession
  let files: FileManager
  let address: URL

  /// Loads the catalog.
  ///
  /// - Parameter done: Receives `true` if a new copy was stored on disk.
  func refresh(_ done: @escaping @Sendable (Bool) -> Void) {
    let files = files
    session.dataTask(with: address) { data, _, _ in
      done(data.map { files.createFile(atPath: "catalog.json", contents: $0) } ?? false)
    }.resume()
  }
}
