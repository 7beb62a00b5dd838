import Foundation
import MockGenerator
import Synchronization
import Testing

@testable import UnderstudyCommands

@Suite("Parsing watch")
struct ParsingWatchTests {
  /// The errors of a watch whose files may take no time.
  private final class Errors: Sendable {
    private let all = Mutex<[String]>([])
    var messages: [String] { all.withLock { $0 } }
    func add(_ message: String) { all.withLock { $0.append(message) } }
  }

  @Test("a file that takes too long is named, and a finished one is not")
  func slow() {
    let errors = Errors()
    let watch = ParsingWatch(limit: .zero, checkingEvery: nil) { errors.add($0) }
    watch.note("Sources/Fast.swift", .parsing)
    watch.note("Sources/Fast.swift", .finished)
    watch.check()
    #expect(errors.messages == [])
    watch.note("Sources/Slow.swift", .parsing)
    watch.check()
    #expect(
      errors.messages == [
        "Sources/Slow.swift:1:1: error: the file cannot be read: parsing it takes longer than 0 s; "
          + "shorten its longest expression or line"
      ])
  }
}
