import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Generics {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func make<Value>() -> Value?
  func zip<First, Second>(_ first: First, _ second: Second) -> [Second]
  where First: Collection, First.Element == Second
  func opaque(_ value: some Equatable, _ others: [some Hashable]) -> Int
  func rethrow<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
}

@Mockable
protocol Storage<Item> {
  associatedtype Item: Equatable & Sendable
  associatedtype Key: Hashable, Sendable = Int where Key: Comparable
  associatedtype Name where Name == String
  var last: Item? { get set }
  func find(_ key: Key) async throws -> Item?
  func save(_ item: Self.Item, as name: Name) -> Self.Key?
}

@Mockable
protocol PersonStorage: Storage where Item == Person, Key == Int {
  func rename(_ person: Item) -> Item?
}

@Mockable
protocol Copying {
  func copy() -> Self
  func same(as other: Self) -> Bool
  static func make() -> Self?
}

@Suite("Declared generics", .verifyingMocks)
struct GenericDeclarationTests {
  @Test("the name of a generic mock has no generic arguments")
  func name() {
    #expect("\(MockStorage<Int, String>())" == "MockStorage")
  }

  @Test("a generic requirement keeps its static types")
  func methods() throws {
    let mock = MockGenerics()
    stub(mock.decode(Int.self, from: .any)).returns(1)
    stub(mock.decode(String.self, from: .any)).returns("one")
    #expect(try mock.decode(Int.self, from: "x") == 1)
    #expect(try mock.decode(String.self, from: "x") == "one")
    stub(mock.make(returning: Int.self)).returns(2)
    let made: Int? = mock.make()
    #expect(made == 2)
    stub(mock.zip(.equal([1]), 2)).returns([3])
    #expect(mock.zip([1], 2) == [3])
    stub(mock.opaque(.equal("a"), .equal([1]))).returns(4)
    #expect(mock.opaque("a", [1]) == 4)
    #expect(mock.opaque("b", [1]) == 0)
  }

  @Test("associated types become the generic arguments of the mock")
  func associatedTypes() async throws {
    let mock = MockStorage<Person, Int>("storage")
    stub(mock.find(1)).returns(Person(name: "bob"))
    #expect(try await mock.find(1)?.name == "bob")
    mock.last = Person()
    verify(mock.last.set(.equal(Person())))
    #expect(mock.save(Person(), as: "a") == nil)
    verify(mock.save(.equal(Person()), as: "a"))
  }

  @Test("associated types that the protocol fixes are not generic arguments")
  func fixedTypes() async throws {
    let mock = MockPersonStorage()
    stub(mock.find(2)).returns(nil)
    #expect(try await mock.find(2) == nil)
    stub(mock.rename(.any)).answers { Person(name: $0.name + "!") }
    #expect(mock.rename(Person(name: "a"))?.name == "a!")
  }

  @Test("Self is the mock's type")
  func selfType() {
    let mock = MockCopying()
    let other = MockCopying()
    stub(mock.copy()).returns(other)
    #expect(mock.copy() === other)
    stub(mock.same(as: other)).returns(true)
    #expect(mock.same(as: other))
    #expect(MockCopying.make() == nil)
    verify(MockCopying.make())
  }
}
