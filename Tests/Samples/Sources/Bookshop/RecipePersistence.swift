import Foundation

/// A store of values of one type.
protocol Archive<Item>: AnyObject {
  associatedtype Item: Equatable & Sendable
  func find(_ id: Int) -> Item?
  func insert(_ item: Item) throws
}

/// Imports episodes into a store.
struct EpisodeImporter<Store: Archive> where Store.Item == Episode {
  let archive: Store

  func add(_ episodes: [Episode]) throws -> Int {
    var added = 0
    for episode in episodes where archive.find(episode.id) == nil {
      try archive.insert(episode)
      added += 1
    }
    return added
  }
}

/// Decodes values of any type.
protocol ValueDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
}

/// A cache with subscripts.
protocol ImageCache: AnyObject {
  subscript(name: String) -> Data? { get set }
}

/// Images from a cache or from disk.
struct ImageLoader {
  let cache: any ImageCache
  let files: any FileAccess

  func image(_ name: String) throws -> Data {
    if let data = cache[name] { return data }
    let data = try files.read(name)
    cache[name] = data
    return data
  }
}

/// The files of the app.
protocol FileAccess {
  func read(_ name: String) throws -> Data
}

/// A file access that reads files.
struct RealFileAccess: FileAccess {
  let folder: URL

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }
}

/// A database with transactions.
protocol PlaylistDatabase {
  func transaction(_ body: () throws -> Void) throws
  func write(_ id: Int) throws
}

/// Saves a playlist.
struct PlaylistSaver {
  let database: any PlaylistDatabase

  func save(_ ids: [Int]) throws {
    try database.transaction {
      for id in ids { try database.write(id) }
    }
  }
}

/// Simple settings.
protocol PlayerSettings: AnyObject {
  var speed: Double { get set }
  var volume: Int { get }
}

/// Changes the speed.
struct SpeedButton {
  let settings: any PlayerSettings

  func tap() { settings.speed = settings.speed >= 2 ? 1 : settings.speed + 0.5 }
}

/// An amount of listening time that can be added.
protocol ListeningTime {
  static func + (left: Self, right: Int) -> Self
}

/// Adds the minutes of an episode.
func adding<Time: ListeningTime>(_ episode: Episode, to time: Time) -> Time {
  time + episode.minutes
}

protocol Chapter: Equatable {
  var number: Int { get }
}

extension Chapter {
  static func == (left: Self, right: Self) -> Bool { left.number == right.number }
}

/// Returns a Boolean value that indicates whether a listener would stay in the chapter.
func isSame<Part: Chapter>(_ left: Part, _ right: Part) -> Bool { left == right }
