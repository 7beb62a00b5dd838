import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The prices of the bookshop, loaded with the shared session.
struct PriceList {
  let address = URL(string: "https://bookshop.example/prices")!

  /// Loads the prices.
  func load(_ done: @escaping @Sendable (String?) -> Void) {
    URLSession.shared.dataTask(with: address) { data, _, _ in
      done(data.map { String(decoding: $0, as: UTF8.self) })
    }.resume()
  }
}
