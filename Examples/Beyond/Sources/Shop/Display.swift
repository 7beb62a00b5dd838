/// Loads pictures of articles.
protocol PictureLoader {
  func load(_ article: String, completion: @escaping (Result<String, Declined>) -> Void)
}

/// Shows the picture of an article.
final class Display {
  private(set) var text = ""
  private let loader: any PictureLoader

  init(loader: any PictureLoader) { self.loader = loader }

  func show(_ article: String) {
    text = "loading"
    loader.load(article) { self.text = (try? $0.get()) ?? "no picture" }
  }
}

/// A shelf with articles in some places.
protocol Shelf {
  var letter: Character { get }
  var places: ClosedRange<Int> { get }
  func articles() -> AnySequence<String>
  func scale() -> (Int) -> Double
}
