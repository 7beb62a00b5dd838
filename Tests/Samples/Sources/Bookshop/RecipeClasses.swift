import Foundation
import UnderstudyMacros

/// A server that converts units.
struct RealUnitConverter: UnitConverter {
  func minutes(fromHours hours: Int) -> Int { hours * 60 }
  func hours(fromMinutes minutes: Int) -> Int { minutes / 60 }
}

/// Converts units.
protocol UnitConverter {
  func minutes(fromHours hours: Int) -> Int
  func hours(fromMinutes minutes: Int) -> Int
}

/// Settings that the whole app shares.
protocol SharedSettings: AnyObject, Sendable {
  func skipLength() -> Int
}

/// The settings of the app.
final class AppSettings: SharedSettings {
  nonisolated(unsafe) static var shared: any SharedSettings = AppSettings()
  func skipLength() -> Int { 15 }
}

/// A button that uses the shared settings.
struct SkipButton {
  func tap(at position: Int) -> Int { position + AppSettings.shared.skipLength() }
}

/// A singleton that cannot be set.
class NetworkMonitor: @unchecked Sendable {
  static let shared = NetworkMonitor()
  private init() {}
  func isReachable(_ host: String) -> Bool { host != "offline.example" }
}

/// Decides whether to download.
struct DownloadPolicy {
  func allowsDownload(from host: String) -> Bool { NetworkMonitor.shared.isReachable(host) }
}

/// The storage that is free, in megabytes.
@Mocked func freeStorage() async throws -> Int { 0 }

/// Decides whether an episode fits.
struct StoragePolicy {
  func fits(_ episode: Episode) async -> Bool {
    (try? await freeStorage()).map { $0 > episode.minutes } ?? false
  }
}

/// The rules of the store, which are static.
enum StoreRules {
  dynamic static func price(of episode: Episode) -> Int {
    episode.minutes * 10
  }
}

/// Counts what listeners do. A class whose tests mock it, and replace its static method.
class UsageCounter {
  dynamic static func log(_ event: String) { print(event) }

  func flush() { Self.log("flushed") }
}

/// The hour of the day.
dynamic func hourOfDay() -> Int { Calendar.current.component(.hour, from: Date()) }

/// Greets the listener.
struct Greeting {
  var text: String { hourOfDay() < 12 ? "Good morning" : "Hello" }
}

/// A protocol with a static requirement.
protocol Codec {
  static func canPlay(_ format: String) -> Bool
}

/// Selects the formats that a codec can play.
func playable<Kind: Codec>(_ formats: [String], with codec: Kind.Type) -> [String] {
  formats.filter { codec.canPlay($0) }
}

/// The settings of the demo app.
enum DemoSettings {
  nonisolated(unsafe) static var shared: any SharedSettings = AppSettings()
}
