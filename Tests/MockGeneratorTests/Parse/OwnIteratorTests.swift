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
    // Swift has an implementation.
    ("protocol P: Sequence, IteratorProtocol where Element == Int {}", false),
  ]

  @Test("the mock of an asynchronous sequence returns itself", arguments: iterators)
  func iterator(source: String, isOwn: Bool) {
    let made = GeneratedMocks(
      .tests("@testable import Shop\nlet m = MockP()"), .testable("Shop", source))
    #expect(made.messages == [])
    let line = "  nonisolated func makeAsyncIterator() -> MockP { self }"
    #expect(made.lines("Shop", "nonisolated func makeAsync").contains(line) == isOwn)
  }
}
