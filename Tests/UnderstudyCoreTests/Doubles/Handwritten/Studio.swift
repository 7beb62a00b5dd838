import Synchronization
import UnderstudyCore
import UnderstudyHandwritten

/// A protocol with all the kinds of requirements that handwritten mocks must support.
protocol Studio {
  var title: String { get set }
  func record(_ take: Int, by artist: String?) -> [String]
  func cut() throws -> Token
  func mix(_ tracks: [Int]) throws(StudioError) -> Int
  func find(_ name: String) -> String?
  func close()
  func play(_ tune: String, then completion: @escaping (Bool) -> Void)
  func master(_ take: Int) async throws -> String
  func upload(_ take: Int) async
  func lend(_ box: Box)
}

enum StudioError: Error, Equatable { case noise, silence }

/// A handwritten mock with references to all its functions.
final class MockStudio: Mock, Studio, @unchecked Sendable {
  lazy var titleRef = MockReference(readTitle)
  lazy var setTitleRef = MockReference(writeTitle)
  lazy var recordRef = MockReference(record)
  lazy var cutRef = MockReference(cut)
  lazy var mixRef = MockReference(mix)
  lazy var findRef = MockReference(find)
  lazy var closeRef = MockReference(close)
  lazy var playRef = MockReference(play)
  lazy var masterRef = AsyncMockReference(master)
  lazy var uploadRef = AsyncMockReference(upload)
  lazy var lendRef = MockReference(lend)

  /// The number of fallbacks that have been evaluated.
  let fallbacks = Mutex(0)

  private func readTitle() -> String { "" }
  private func writeTitle(_ title: String) {}

  var title: String {
    get { call(titleRef, args: (), fallback: fallback("untitled")) }
    set { call(setTitleRef, args: newValue) }
  }
  func record(_ take: Int, by artist: String?) -> [String] {
    call(recordRef, args: (take, artist))
  }
  func cut() throws -> Token { try call(cutRef, args: ()) }
  func mix(_ tracks: [Int]) throws(StudioError) -> Int { try call(mixRef, args: tracks) }
  func find(_ name: String) -> String? { call(findRef, args: name) }
  func close() { call(closeRef, args: ()) }
  func play(_ tune: String, then completion: @escaping (Bool) -> Void) {
    call(playRef, args: (tune, completion))
  }
  func master(_ take: Int) async throws -> String {
    try await call(masterRef, args: take, fallback: fallback("rough"))
  }
  func upload(_ take: Int) async { await call(uploadRef, args: take) }
  func lend(_ box: Box) { call(lendRef, args: box) }

  private func fallback(_ text: String) -> String {
    fallbacks.withLock { $0 += 1 }
    return text
  }
}
