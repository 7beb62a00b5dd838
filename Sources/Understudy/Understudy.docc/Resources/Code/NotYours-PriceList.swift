import Foundation

/// The prices of the bookshop, read with the default file manager.
struct PriceList {
  let path = "/var/bookshop/prices"

  /// Returns the prices, or `nil` if the file cannot be read.
  func load() -> String? {
    let files = FileManager.default
    guard files.isReadableFile(atPath: path) else { return nil }
    return files.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
