import Foundation

/// A loader that waits longer after each failure.
struct RetryingLoader {
  let feed: any EpisodeFeed
  let clock: any Clock<Duration>

  func latest(of show: String) async throws -> Episode {
    for seconds in [1, 2] {
      do {
        return try await feed.latest(of: show)
      } catch FeedError.offline {
        try await clock.sleep(for: .seconds(seconds))
      }
    }
    return try await feed.latest(of: show)
  }
}

/// Searches when the user stops typing.
@MainActor
final class DebouncedSearch {
  private let index: any SearchIndex
  private let clock: any Clock<Duration>
  private var pending: Task<Void, Never>?

  init(index: any SearchIndex, clock: any Clock<Duration>) {
    self.index = index
    self.clock = clock
  }

  func type(_ text: String) {
    pending?.cancel()
    pending = Task { [index, clock] in
      guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
      _ = try? await index.titles(matching: text)
    }
  }
}

/// The error for an operation that takes too long.
struct TimedOut: Error, Equatable {}

/// Runs an operation for a limited time.
func withTimeout<Value: Sendable>(
  _ limit: Duration, clock: some Clock<Duration>,
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    group.addTask { try await body() }
    group.addTask {
      try await clock.sleep(for: limit)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next()!
  }
}

/// Values that are fresh for an hour.
final class EpisodeCache {
  private let feed: any EpisodeFeed
  private let now: () -> Date
  private var entries: [String: (episode: Episode, date: Date)] = [:]

  init(feed: any EpisodeFeed, now: @escaping () -> Date = Date.init) {
    self.feed = feed
    self.now = now
  }

  func latest(of show: String) async throws -> Episode {
    if let entry = entries[show], now().timeIntervalSince(entry.date) < 3600 {
      return entry.episode
    }
    let episode = try await feed.latest(of: show)
    entries[show] = (episode, now())
    return episode
  }
}

/// A bookmark in an episode.
struct Bookmark: Equatable {
  let id: UUID
  let date: Date
}

/// Makes bookmarks.
struct BookmarkMaker {
  var newID: () -> UUID = UUID.init
  var now: () -> Date = Date.init

  func make() -> Bookmark { Bookmark(id: newID(), date: now()) }
}

/// Selects episodes at random.
struct Shuffle {
  let random: (Range<Int>) -> Int

  func pick(from episodes: [Episode]) -> Episode { episodes[random(0..<episodes.count)] }
}

/// Saves the position every five seconds.
struct PositionSaver {
  let store: any DownloadStore
  let clock: any Clock<Duration>

  func run(saving episode: Episode) async throws {
    while true {
      try await clock.sleep(for: .seconds(5))
      store.save(episode)
    }
  }
}
