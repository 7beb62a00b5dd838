import Testing
import Understudy

@testable import Shop

@Suite("A requirement of several parents", .verifyingMocks)
struct ParentTests {
  @Test("a protocol with two parents has one implementation and one pattern")
  func twoParents() {
    let warehouse = MockWarehouse("warehouse")
    stub(warehouse.count).returns(3)
    stub(warehouse.place(of: "tea")).returns(4)
    stub(warehouse[1]).returns(5)
    stub(MockWarehouse.total).returns(6)
    #expect((warehouse as any Counting).count == 3)
    #expect((warehouse as any Storing).place(of: "tea") == 4)
    #expect((warehouse as any Counting)[1] == 5)
    #expect((type(of: warehouse) as any Storing.Type).total == 6)
    warehouse.count = 7
    verify(warehouse.count.set(7))
    verify(warehouse.count)
  }

  @Test("a protocol that refines it has them too")
  func refining() {
    let harbor = MockHarbor("harbor")
    stub(harbor.place(of: .any)).returns(4)
    stub(harbor.count).returns(3)
    #expect((harbor as any Storing).place(of: "tea") == 4)
    #expect((harbor as any Counting).count == 3)
  }

  @Test("a composition has them too")
  func composition() {
    let store = MockCountingStore("store")
    stub(store.place(of: .any)).returns(4)
    stub(store.count).returns(3)
    #expect((store as any CountingStore).place(of: "tea") == 4)
    #expect((store as any Counting).count == 3)
    verify(store.place(of: "tea"))
  }
}
