import Foundation

/// Receives the events of a playback.
protocol PlaybackDelegate: AnyObject {
  func playbackDidStart(_ playback: Playback)
  func playback(_ playback: Playback, shouldSkip seconds: Int) -> Bool
  func playbackDidEnd(_ playback: Playback, error: (any Error)?)
}

/// A playback with a delegate.
final class Playback {
  weak var delegate: (any PlaybackDelegate)?
  private(set) var position = 0

  func start() { delegate?.playbackDidStart(self) }

  func skip(_ seconds: Int) {
    if delegate?.playback(self, shouldSkip: seconds) ?? true { position += seconds }
  }
}

/// A client with completion handlers.
protocol TranscriptClient {
  func fetch(_ id: Int, completion: @escaping (Result<String, any Error>) -> Void)
  func observe(_ onChange: @escaping (String) -> Void)
}

/// Shows the transcript of an episode.
final class TranscriptModel {
  private let client: any TranscriptClient
  private(set) var text = ""
  private(set) var isLoading = false

  init(client: any TranscriptClient) { self.client = client }

  func load(_ id: Int) {
    isLoading = true
    client.fetch(id) { [weak self] result in
      self?.isLoading = false
      self?.text = (try? result.get()) ?? "no transcript"
    }
  }

  func followChanges() {
    client.observe { [weak self] in self?.text = $0 }
  }
}

extension Notification.Name {
  /// Posted after an episode was downloaded.
  static let episodeDownloaded = Notification.Name("episodeDownloaded")
}

/// Announces downloads.
struct DownloadAnnouncer {
  let center: NotificationCenter

  func announce(_ id: Int) {
    center.post(name: .episodeDownloaded, object: nil, userInfo: ["id": id])
  }
}

/// The dependencies of the share button, as a struct of closures.
struct ShareClient: Sendable {
  var link: @Sendable (_ id: Int) async throws -> String
  var open: @Sendable (_ link: String) -> Bool
}

/// Shares an episode.
struct ShareButton {
  let client: ShareClient

  func tap(_ id: Int) async throws -> Bool { client.open(try await client.link(id)) }
}
