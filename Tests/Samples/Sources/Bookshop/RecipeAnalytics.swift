/// An event that is counted.
struct AnalyticsEvent: Equatable, Sendable {
  var name: String
  var properties: [String: String] = [:]
}

/// A service that counts events.
protocol Analytics: Sendable {
  func track(_ event: AnalyticsEvent)
}

/// A log.
protocol EventLog: Sendable {
  func write(_ level: LogLevel, _ message: @autoclosure () -> String)
}

/// The importance of a message.
enum LogLevel: Comparable, Sendable {
  case debug
  case warning
  case error
}

/// Reports what was played.
struct PlaybackReporter {
  let analytics: any Analytics
  let log: any EventLog

  func started(_ episode: Episode) {
    analytics.track(AnalyticsEvent(name: "started", properties: ["episode": "\(episode.id)"]))
  }

  func finished(_ episode: Episode, seconds: Int) {
    analytics.track(
      AnalyticsEvent(
        name: "finished", properties: ["episode": "\(episode.id)", "seconds": "\(seconds)"]))
    if seconds < 10 { log.write(.warning, "episode \(episode.id) ended after \(seconds) s") }
  }
}

/// Values of several types, under one name.
protocol RemoteSettings {
  func value(_ key: String) -> Int
  func value(_ index: Int) -> Int
}
