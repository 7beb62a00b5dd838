import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Entity: Identifiable where ID == String {
  var name: String { get }
}

@Mockable
protocol Token: RawRepresentable, CaseIterable, LosslessStringConvertible where RawValue == Int {
  init(other: Int)
}

@Mockable
protocol Rows: Sequence, IteratorProtocol where Element == Int {}

@Mockable
protocol Membership: Identifiable<Int> {
  func close()
}

@Mockable
protocol Feed: AsyncSequence where Element == Int {
  var title: String { get }
}

@Mockable
protocol Pages<ID>: Sequence<String>, Identifiable {}

@Mockable
protocol Ticks: AsyncIteratorProtocol, Clock where Element == Int, Duration == Swift.Duration {}

@Mockable
protocol Mocking {
  var mock: Int { get set }
  func mock(_ value: Int) -> Int
}

@Mockable
protocol Remocking: Mocking {
  func run() -> Int
}

@Suite("Protocols that inherit from the standard library", .verifyingMocks)
struct StandardDeclarationTests {
  @Test("requirements of standard library protocols are mocked")
  func standard() {
    let entity = MockEntity()
    stub(entity.id).returns("one")
    #expect(entity.id == "one")
    let token = MockToken(rawValue: 3)
    stub(token!.rawValue).returns(4)
    #expect(token?.rawValue == 4 && MockToken.allCases.isEmpty)
    verify(token!.initialized(rawValue: 3))
    let converted = (MockToken.self as any LosslessStringConvertible.Type).init("text")
    #expect(converted?.description.hasPrefix("MockToken") == true)
    #expect(MockToken("text").description.hasPrefix("text"))
    let rows = MockRows()
    stub(rows.next()).returns(1, 2, nil)
    #expect(Array(rows) == [1, 2])
  }

  @Test("the mock's associated types follow the constraints of its protocol")
  func associatedTypes() async throws {
    let membership = MockMembership()
    stub(membership.id).returns(7)
    #expect(membership.id == 7)
    let feed = MockFeed<AsyncStream<Int>.Iterator>()
    let stream = AsyncStream<Int> {
      $0.yield(1)
      $0.yield(2)
      $0.finish()
    }
    stub(feed.makeAsyncIterator()).returns(stream.makeAsyncIterator())
    var numbers: [Int] = []
    for await number in feed { numbers.append(number) }
    #expect(numbers == [1, 2])
    let pages = MockPages<IndexingIterator<[String]>, Int>()
    stub(pages.makeIterator()).returns(["a", "b"].makeIterator())
    stub(pages.id).returns(3)
    #expect(Array(pages) == ["a", "b"] && pages.id == 3)
    let ticks = MockTicks<ContinuousClock.Instant>()
    stub(ticks.next()).returns(1)
    stub(ticks.minimumResolution).returns(.seconds(1))
    let tick = try await ticks.next()
    #expect(tick == 1 && ticks.minimumResolution == .seconds(1))
    try await ticks.sleep(until: .now, tolerance: nil)
    verify(ticks.sleep(until: .any, tolerance: nil))
  }

  @Test("a requirement can be called mock")
  func mockNamed() {
    func use(_ real: any Mocking) -> Int { real.mock + real.mock(2) }
    let mock = MockMocking()
    stub(mock.mock).returns(1)
    stub(mock.mock(2)).returns(3)
    #expect(use(mock) == 4)
    let refining = MockRemocking()
    stub(refining.run()).returns(5)
    stub(refining.mock).returns(6)
    #expect(refining.run() + use(refining) == 11)
  }
}
