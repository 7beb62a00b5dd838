/// An episode of a podcast.
struct Episode: Hashable, Sendable {
  let id: Int
  var title = ""
  var minutes = 30
}

/// A page of a list of episodes.
struct EpisodePage: Equatable, Sendable {
  var episodes: [Episode]
  var next: Int?
}

/// The errors of a feed.
enum FeedError: Error, Equatable {
  case offline
  case status(Int)
}

/// A server that publishes episodes.
protocol EpisodeFeed: Sendable {
  func latest(of show: String) async throws -> Episode
  func page(_ number: Int, of show: String) async throws(FeedError) -> EpisodePage
}

/// The shows on this device.
protocol ShowLibrary: AnyObject {
  var selected: Int? { get set }
  func title(of id: Int) -> String
  func rename(_ id: Int, to title: String) throws
  func search(_ text: String, limit: Int, where isIncluded: (Episode) -> Bool) -> [Episode]
}

/// The shows of past years.
protocol ShowArchive {
  func titles() -> [String]
  func summary() -> String
}

extension ShowArchive {
  func summary() -> String { titles().joined(separator: ", ") }
}

/// A list whose elements are changed in place.
protocol QueueEditor {
  func trim(_ queue: inout [Int]) -> Int
}

/// Makes players.
protocol PlayerFactory {
  func makePlayer(for show: String) -> any AudioPlayer
}

/// Plays episodes.
protocol AudioPlayer: Sendable {
  func play(_ episode: Episode)
  func pause()
}

/// The permission to make a sound.
protocol AudioSession: Sendable {
  func activate() throws
  func deactivate()
}

/// A loader that makes up to three attempts.
struct PatientLoader {
  let feed: any EpisodeFeed

  func latest(of show: String) async throws -> Episode {
    for _ in 1...2 {
      if let episode = try? await feed.latest(of: show) { return episode }
    }
    return try await feed.latest(of: show)
  }
}

/// Plays episodes, and asks for the permission first.
struct PlaybackController {
  let session: any AudioSession
  let player: any AudioPlayer

  func start(_ episode: Episode) throws {
    try session.activate()
    player.play(episode)
  }

  func stop() {
    player.pause()
    session.deactivate()
  }
}
