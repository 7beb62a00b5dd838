import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Snapshot: Codable, Hashable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
  func hash(into hasher: inout Hasher)
}

/// A class that is not isolated, with members that are.
@Mockable
class Panel: @unchecked Sendable {
  init() {}
  @MainActor func show() -> String { "real" }
  @MainActor var title: String {
    get { "real" }
    set {}
  }
  @MainActor subscript(row: Int) -> String { "real \(row)" }
  @MainActor func load() throws -> Int { 1 }
}

@Suite("Repeated requirements and isolated members", .verifyingMocks)
struct RepeatedRequirementTests {
  /// An encoder for the calls.
  private struct NoEncoder: Encoder {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
      fatalError()
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError() }
    func singleValueContainer() -> any SingleValueEncodingContainer { fatalError() }
  }

  @Test("a requirement of Encodable that the protocol declares again is recorded")
  func encodable() throws {
    let mock = MockSnapshot()
    try mock.encode(to: NoEncoder())
    verify(mock.encode(to: .any))
    #expect(Set([mock, mock]).count == 1)
  }

  @Test("the override of an isolated member calls the class")
  @MainActor func isolated() throws {
    let mock = MockPanel()
    stub(mock.show()).forwards()
    stub(mock.load()).forwards()
    stub(mock.title).returns("stub")
    #expect(mock.show() == "real" && mock.title == "stub")
    #expect(try mock.load() == 1)
  }
}
