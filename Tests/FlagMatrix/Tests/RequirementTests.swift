import FlagShared
import Foundation
import Testing
import Understudy

@testable import FlagLibrary

@MainActor
@Suite("Kinds of requirements", .verifyingMocks(unusedStubs: .allow))
struct RequirementTests {
  let item = Item(name: "a")

  @Test("requirements with closures")
  func closures() async throws {
    let visitor = MockVisitor()
    stub(visitor.visit(item, .any)).answers { $0.1($0.0) }
    stub(visitor.visit(waiting: .any)).returns(3)
    stub(visitor.visit(rethrowing: .any)).returns(4)
    stub(visitor.visit(lazily: item)).returns(5)
    expect(visitor.visit(each: .any))
    expect(visitor.visit(onMain: .any))
    expect(visitor.visit(later: .any))
    #expect(visitor.visit(item) { _ in 2 } == 2)
    #expect(visitor.visit(rethrowing: { _ in 1 }) == 4)
    #expect(visitor.visit(lazily: item) == 5)
    visitor.visit(each: { _ in true })
    visitor.visit(onMain: { _ in })
    try await visitor.visit(later: { _ in })
  }

  @Test("generic requirements and associated types")
  func generics() async throws {
    let mapper = MockMapper()
    stub(mapper.map(3)).returns(4)
    stub(mapper.map(String.self, from: "t")).returns("u")
    stub(mapper.compare(2, count: .any)).returns(true)
    #expect(mapper.map(3) == 4)
    #expect(try mapper.map(String.self, from: "t") == "u")
    #expect(mapper.compare(2, count: 1))
    #expect(mapper.existential(1, SampleError.refused) == 0)
    let repository = MockRepository<Item, String>()
    stub(repository.find("k")).returns(item)
    stub(repository.all).returns([item])
    #expect(try await repository.find("k") == item)
    #expect(repository.all == [item])
    repository.insert(item, for: "k")
    verify(repository.insert(item, for: "k"))
  }

  @Test("protocols with an isolation of their own")
  func isolated() async throws {
    let vault = MockVault()
    stub(vault.open(.low, "t")).returns(1)
    stub(vault.close("t")).returns(2)
    stub(vault.count).returns(3)
    #expect(try await vault.open(.low, "t") == 1)
    #expect(await vault.close("t") == 2)
    #expect(await vault.count == 3)
    #expect(vault.label("x") == "")
    let screen = MockScreen()
    stub(screen.show(item)).returns(4)
    screen.heading = "h"
    #expect(screen.show(item) == 4)
    #expect(await screen.dismiss(Parcel()) == nil)
    #expect(screen.identifier("i") == "")
    verify(screen.heading.set("h"))
    let clerk = MockClerk()
    let parcel = Parcel()
    stub(clerk.greet("n", parcel)).returns("hi")
    clerk.desk = 2
    #expect(clerk.greet("n", parcel) == "hi")
    stub(clerk.fetch(parcel)).returns(nil)
    #expect(clerk.paint(item) == 0)
    verify(clerk.paint(item))
  }

  @Test("protocols that inherit requirements")
  func inheriting() async throws {
    let store = MockSpecialStore()
    stub(store.load(item)).returns(item)
    stub(store.clear(item)).returns(true)
    store.limit = 3
    #expect(store.load(item) == item)
    #expect(store.clear(item))
    verify(store.limit.set(3))
    let service = MockSpecialService()
    stub(service.pause(for: 1)).returns(2)
    #expect(service.pause(for: 1) == 2)
    #expect(await service.resume(item) == 0)
    try await service.stop(item)
    verify(service.stop(item))
    let record = MockRecord()
    #expect(record == record)
    #expect(Set([record]).count == 1)
    #expect(record.store(item) == 0)
    let shape = MockShape(side: 1, item: item)
    verify(shape.initialized(side: 1, item: item))
    stub(shape.scaled(by: 2)).returns(shape)
    #expect(shape.scaled(by: 2) == shape)
    let spy = MockSpecialService(spying: service)
    #expect(spy.pause(for: 1) == 2)
  }

  @Test("classes and structs of closures")
  func classes() async throws {
    let session = MockSession(name: "s")
    stub(session.run(item)).returns(5)
    stub(session.take(.any)).returns(item)
    stub(session.wait(.any)).returns(6)
    stub(session["k"]).returns(3)
    session.timeout = 4
    #expect(try session.run(item) == 5)
    #expect(session.take(item) == item)
    #expect(session["k"] == 3)
    verify(session.timeout.set(4))
    verify(session.run(item))
    let controller = MockController()
    stub(controller.present(item)).returns(7)
    stub(controller.load(.any)).forwards()
    #expect(controller.present(item) == 7)
    #expect(try await controller.load(Parcel()) == 2)
    let logger = MockLogger()
    stub(logger.log(item)).returns(8)
    #expect(logger.log(item) == 8)
    logger.level = .high(reason: "x")
    verify(logger.level.set(.high(reason: "x")))
    let printer = MockPrinter()
    stub(printer.print("p")).returns(9)
    #expect(printer.print("p") == 9)
    let client = MockClient()
    stub(client.fetch(1)).returns(item)
    stub(client.check(Money(cents: 2))).returns(true)
    #expect(try await client.instance.fetch(1) == item)
    #expect(client.instance.check(Money(cents: 2)))
    client.instance.log("t")
    verify(client.log("t"))
  }
}
