import FlagLibrary
import FlagShared
import Testing
import Understudy

@Suite("Tests without an actor of their own", .verifyingMocks)
struct UnisolatedTests {
  @Test("public mocks are stubbed and verified in tests with the default isolation")
  func stubs() async throws {
    let store = MockStore()
    let service = MockService()
    stub(store.load(.any)).returns(nil)
    stub(store.count).returns(2)
    stub(service.start(Money(cents: 1))).returns(true)
    expect(service.stop(.any), .any)
    await use(store, service)
    verify(store.count)
    verify(store.current.set(.any))
    verify(service.start(.any))
    await verify(store.load(.any), within: .seconds(1))
  }

  @Test("a mock is sent to code that is not isolated")
  nonisolated func sent() async {
    let service = MockService()
    stub(service.start(.any)).returns(true)
    let result = await Task { @MainActor in service.start(Money(cents: 1)) }.value
    #expect(result)
    let visitor = MockVisitor("visitor", .strict)
    expect(visitor.visit(each: .any), .any)
    verify(visitor.visit(each: .any), .never)
  }
}

@MainActor
private func use(_ store: any Store, _ service: any Service) async {
  var store = store
  store.current = Item(name: "used")
  _ = store.load(Item(name: "a"))
  _ = store.count
  _ = service.start(Money(cents: 1))
}
