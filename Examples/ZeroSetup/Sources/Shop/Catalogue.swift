import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The goods on sale, loaded from a server and stored on disk.
struct Catalogue {
  let session: URLSession
  let files: FileManager
  let address: URL

  /// Loads the catalogue.
  ///
  /// - Parameter done: Receives `true` if a new copy was stored on disk.
  func refresh(_ done: @escaping @Sendable (Bool) -> Void) {
    let files = files
    session.dataTask(with: address) { data, _, _ in
      done(data.map { files.createFile(atPath: "catalogue.json", contents: $0) } ?? false)
    }.resume()
  }
}
