import Foundation

/// Measures how listeners listen.
protocol ListeningStatistics {
  func record(_ seconds: Double, tags: [String], note: String?)
  func rate(_ episode: Episode, with rating: Rating)
  func add(_ value: Any)
}

/// What a listener thinks of an episode.
enum Rating: Equatable, Sendable {
  case skipped
  case stars(Int, comment: String)
}

/// A service with a name.
protocol NamedService {
  var name: String { get }
}

/// A service that inherits a requirement.
protocol ChapterService: NamedService {
  func chapters(_ ids: Int...) -> [String]
}

extension ChapterService {
  func firstChapter(of id: Int) -> String? { chapters(id).first }
}

/// A service that can be closed.
protocol ClosableService {
  func close()
}

/// Both protocols at once.
typealias ClosableChapterService = ChapterService & ClosableService

/// A store whose requirements differ only in their results.
protocol KeyValueStore {
  func value(_ key: String) -> Int
  func value(_ key: String) -> String
}

/// A protocol with an initializer.
protocol Decorating {
  init(color: String)
  func decorate(_ text: String) -> String
}

/// Creates a red decoration.
func makeRed<Decoration: Decorating>(_ type: Decoration.Type) -> Decoration {
  Decoration(color: "red")
}

/// Runs a body, and rethrows its error.
protocol Benchmark {
  func measure(_ body: () throws -> Int) rethrows -> Int
}
