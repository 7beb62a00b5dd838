/// Prices of articles. The total has a default implementation.
protocol PriceList {
  func price(of article: String) -> Int
  func total(of articles: [String]) -> Int
}

extension PriceList {
  func total(of articles: [String]) -> Int {
    articles.map(price).reduce(0, +)
  }
}
