import FlagShared
import Foundation
import Testing
import Understudy

@testable import FlagLibrary

@MainActor
@Suite("Values of the module", .verifyingMocks(unusedStubs: .allow))
struct StoreTests {
  let store = MockStore("store")
  let item = Item(name: "a")

  @Test("methods are stubbed, expected and verified with values and matchers")
  func methods() throws {
    let url = URL(filePath: "/a")
    stub(store.load(item)).returns(Item(name: "b"))
    stub(store.load(all: .any, level: .high(reason: "x"))).returns(2)
    stub(store.save(.any, to: .equal(url), price: .equal(Money(cents: 3)))).throws(.refused)
    expect(store.add(.any)).returns(7)
    #expect(store.load(item) == Item(name: "b"))
    #expect(store.load(Item(name: "c")) == nil)
    #expect(try store.load(all: [item], level: .high(reason: "x")) == 2)
    #expect(throws: SampleError.refused) {
      try store.save(item, to: url, price: Money(cents: 3))
    }
    #expect(store.add(item, item) == 7)
    verify(store.load(item))
    verify(store.load(.any), 2)
    let calls = verify(store.load(all: [item], level: .any))
    #expect(calls.first?.arguments.0 == [item])
  }

  @Test("properties and subscripts are their own patterns")
  func properties() async throws {
    stub(store.count).returns(4)
    stub(store.current).returns(item)
    stub(store["k"]).returns(item)
    stub(store[item, at: .low]).returns(5)
    stub(store.last).returns(nil)
    #expect(store.count == 4)
    #expect(store["k"] == item)
    #expect(store[item, at: .low] == 5)
    #expect(try await store.last == nil)
    store.current = Item(name: "new")
    store["k"] = nil
    verify(store.current.set(Item(name: "new")))
    verify(store["k"].set(nil))
    stub(MockStore.shared).returns(8)
    #expect(MockStore.shared == 8)
    stub(MockStore.reset(.low)).returns(9)
    #expect(MockStore.reset(.low) == 9)
  }

  @Test("asynchronous and inout requirements are stubbed and verified")
  func effects() async throws {
    let basket = Basket()
    stub(store.fetch(basket, .any)).answers { $0.1 }
    stub(store.fetch(id: 3, at: .any)).returns(item)
    stub(store.change(basket, count: .any)).answers { arguments in
      arguments.1.value = 6
      return arguments.0
    }
    #expect(try await store.fetch(id: 3, at: nil) == item)
    var count = 0
    #expect(store.change(basket, count: &count) == basket)
    #expect(count == 6)
    await verify(store.fetch(id: 3, at: nil), within: .seconds(1))
    stub(MockStore.warmUp(item)).returns(2)
    #expect(await MockStore.warmUp(item) == 2)
  }

  @Test("the code under test calls the mocks")
  func codeUnderTest() async throws {
    let service = MockService()
    stub(store.load(item)).returns(item)
    stub(store.add(.any)).returns(2)
    expect(service.start(Money(cents: 1))).returns(true)
    expect(service.stop(Item(name: "last")))
    let clerks = Clerks(store: store)
    #expect(clerks.total(of: [item, Item(name: "b")]) == 2)
    try await begin(service)
    verifyInOrder(store.load(item), store.add(.any), service.start(.any), service.stop(.any))
  }

  @Test("a spy forwards calls that are not stubbed")
  func spies() async throws {
    let real = MockStore("real")
    stub(real.load(item)).returns(item)
    stub(real.count).returns(3)
    stub(real.fetch(id: 1, at: nil)).returns(item)
    let spy = MockStore(spying: real)
    stub(spy.last).returns(2)
    #expect(try await spy.last == 2)
    #expect(spy.load(item) == item)
    #expect(spy.count == 3)
    #expect(try await spy.fetch(id: 1, at: nil) == item)
    spy.current = item
    verify(real.current.set(item))
  }
}
