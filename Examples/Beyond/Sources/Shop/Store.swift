import Foundation

/// Keeps texts by their keys.
protocol Store {
  func save(_ text: String, for key: String) async throws
  func value(for key: String) async throws -> String?
}

/// A fake that keeps the texts in memory.
final class MemoryStore: Store {
  private var texts: [String: String] = [:]

  func save(_ text: String, for key: String) async throws { texts[key] = text }

  func value(for key: String) async throws -> String? { texts[key] }
}

/// The real store, with a file for each text.
struct FileStore: Store {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("store-\(UUID().uuidString)")

  func save(_ text: String, for key: String) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent(key))
  }

  func value(for key: String) async throws -> String? {
    try? String(contentsOf: folder.appendingPathComponent(key), encoding: .utf8)
  }
}

/// Counts.
protocol Counter {
  func increment(by number: Int)
  var count: Int { get }
}

/// A counter that counts.
final class FakeCounter: Counter {
  private(set) var count = 0

  func increment(by number: Int) { count += number }
}

/// A counter that keeps its count as text.
final class TextCounter: Counter {
  private var text = "0"

  func increment(by number: Int) { text = "\(count + number)" }

  var count: Int { Int(text) ?? 0 }
}
