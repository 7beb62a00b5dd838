import Foundation

/// Downloads in the background.
final class Downloader: Sendable {
  private let feed: any EpisodeFeed
  private let store: any DownloadStore

  init(feed: any EpisodeFeed, store: any DownloadStore) {
    self.feed = feed
    self.store = store
  }

  /// Starts a download and returns immediately.
  func start(_ show: String) {
    Task.detached { [feed, store] in
      guard let episode = try? await feed.latest(of: show) else { return }
      store.save(episode)
    }
  }
}

/// The episodes that were downloaded.
protocol DownloadStore: Sendable {
  func save(_ episode: Episode)
}

/// A search field, whose results arrive later.
@MainActor
final class EpisodeSearch {
  private let index: any SearchIndex
  private(set) var results: [String] = []
  private(set) var isLoading = false
  private var text = ""

  init(index: any SearchIndex) { self.index = index }

  func search(_ text: String) async {
    self.text = text
    isLoading = true
    let found = (try? await index.titles(matching: text)) ?? []
    guard self.text == text else { return }
    results = found
    isLoading = false
  }
}

/// An index of titles.
protocol SearchIndex: Sendable {
  func titles(matching text: String) async throws -> [String]
}

/// A counter that is safe to use from several tasks.
protocol PlayCounter: Actor {
  var total: Int { get }
  func increment(_ show: String) -> Int
}

/// A screen.
@MainActor
protocol EpisodeScreen: AnyObject {
  var title: String { get set }
  func show(_ titles: [String])
}

/// A source of positions in an episode.
protocol PositionSource: Sendable {
  func positions() -> AsyncStream<Int>
  func checkedPositions() -> AsyncThrowingStream<Int, any Error>
}

/// Remembers the last position.
actor PositionRecorder {
  private(set) var last = 0
  private(set) var failure: String?

  func record(from source: any PositionSource) async {
    do {
      for try await position in source.checkedPositions() { last = position }
    } catch {
      failure = "\(error)"
    }
  }

  func follow(_ source: any PositionSource) async {
    for await position in source.positions() { last = position }
  }
}

/// Loads several shows at once.
struct MorningMix {
  let feed: any EpisodeFeed

  func episodes(of shows: [String]) async throws -> [Episode] {
    try await withThrowingTaskGroup(of: Episode.self) { group in
      for show in shows { group.addTask { try await feed.latest(of: show) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}
