import MockGenerator
import Testing

@Suite("Sequences that are their own iterators")
struct OwnIteratorTests {
  static let iterators: [(source: String, isOwn: Bool)] = [
    ("protocol P: AsyncSequence, AsyncIteratorProtocol where AsyncIterator == Self {}", true),
    ("protocol P: AsyncSequence, AsyncIteratorProtocol where Element == Int {}", true),
    (
      "protocol P: AsyncSequence, AsyncIteratorProtocol { func makeAsyncIterator() -> Self }", false
    ),
    (
      "protocol P: AsyncSequence, AsyncIteratorProtocol where AsyncIterator == Steps {}\n"
        + "struct Steps: AsyncIteratorProtocol { func next() async -> Int? { nil } }", false
    ),
    ("protocol P: Sequence, IteratorProtocol where Element == Int {}", true),
    ("protocol P: Sequence, IteratorProtocol where Iterator == Self {}", true),
    ("protocol P: Sequence, IteratorProtocol { func makeIterator() -> Self }", false),
    ("protocol P: Sequence { associatedtype Item }", false),
  ]

  @Test("the mock of such a sequence returns itself", arguments: iterators)
  func iterator(source: String, isOwn: Bool) {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet m = MockP()"), .testable("Shop", source))
    #expect(made.messages == [])
    let lines = ["Async", ""].map { "  nonisolated func make\($0)Iterator() -> MockP { self }" }
    let found = made.lines("Shop", "nonisolated func make")
    #expect(found.contains(where: lines.contains) == isOwn)
  }
}
