import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What there is to buy: loaded from a server, and kept on the disk.
struct Catalogue {
  let session: URLSession
  let files: FileManager
  let address: URL

  /// Loads the catalogue.
  ///
  /// - Parameter done: is told whether a new copy is on the disk
  func refresh(_ done: @escaping @Sendable (Bool) -> Void) {
    let files = files
    session.dataTask(with: address) { data, _, _ in
      done(data.map { files.createFile(atPath: "catalogue.json", contents: $0) } ?? false)
    }.resume()
  }
}
