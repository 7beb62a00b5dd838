import Testing
import Understudy
import UnderstudyCore

@Suite("Spies", .verifyingMocks)
struct SpyTests {
  let desk = MockDesk(spying: WoodenDesk())

  @Test("a call without a matching rule is forwarded to the real object and recorded once")
  func methods() {
    #expect(desk.find("pen") == "in the drawer")
    #expect(calls(desk.find(.any)).count == 1)
    desk.ping()
    verify(desk.ping())
    #expect(desk.give().number == 7)
    #expect(desk.hand(Person(name: "a"), Person(name: "bc"), Ticket(3)) == 6)
  }

  @Test("a nil result of the real object is returned as nil")
  func realNil() {
    let value = desk.find("ink")
    #expect(value == nil)
    verify(desk.find("ink"))
  }

  @Test("errors of the real object are thrown unchanged")
  func errors() async throws {
    #expect(throws: Refused(reason: "safe")) { try desk.open("safe") }
    #expect(try desk.typed(4) == 4)
    do { _ = try desk.typed(-1) } catch { #expect(error.reason == "negative") }
    #expect(try await desk.loadTyped(5) == 5)
    do { _ = try await desk.loadTyped(-1) } catch { #expect(error.reason == "negative") }
    #expect(throws: Refused(reason: "priceless")) { try desk.price }
    let outcomes = calls(desk.typed(.any)).count
    #expect(outcomes == 2)
  }

  @Test("an asynchronous requirement is forwarded")
  func asynchronous() async throws {
    #expect(try await desk.load("ann") == Person(name: "ann"))
    verify(desk.load("ann"))
  }

  @Test("a spied value keeps its changes")
  func values() async {
    #expect(desk.label == "oak")
    desk.label = "elm"
    #expect(desk.label == "elm")
    verify(desk.label.set("elm"))
    #expect(desk.count == 3)
    #expect([desk.next, desk.next] == [1, 2])
    desk.rename(to: "ash")
    #expect(desk.label == "ash")
    #expect(await desk.renameLater(to: "lime") == 4)
    #expect(desk.label == "lime")
    desk.contents.append("ink")
    #expect(desk.contents == ["pen", "ink"])
  }

  @Test("a subscript is forwarded")
  func subscripts() {
    #expect(desk["a"] == 1)
    desk["b"] = 2
    #expect(desk["b"] == 2)
    verify(desk["b"].set(2))
  }

  @Test("inout arguments and closures reach the real object")
  func parameters() async throws {
    var value = 1
    desk.increment(&value)
    #expect(value == 2)
    #expect(try desk.apply { $0 + 1 } == 11)
    #expect(throws: Refused()) { try desk.apply { _ in throw Refused() } }
    #expect(try await desk.applyLater { $0 + 2 } == 22)
  }

  @Test("an autoclosure is evaluated once, also if the call is forwarded")
  func autoclosures() throws {
    var evaluations = 0
    func next() -> Int {
      evaluations += 1
      return evaluations
    }
    #expect(desk.lazily(next()) == 2)
    #expect(evaluations == 1)
    #expect(try desk.lazilyThrowing(next()) == 6)
  }

  @Test("a generic requirement is forwarded with its types")
  func generics() {
    #expect(desk.decode(Int.self, from: ["a", 2]) == 2)
    #expect(desk.decode(Double.self, from: ["a", 2]) == nil)
    #expect(desk.opaque(3) == "3")
  }

  @Test("inherited requirements are forwarded, regardless of the protocol that declares them")
  func inheritance() {
    #expect(desk.pull("pen") == "pulled pen")
    verify(desk.pull("pen"))
    #expect(MockDrawer(spying: WoodenDesk()).pull("ink") == "pulled ink")
  }

  @Test("a spy can be strict without a name")
  func strictness() {
    let drawer = MockDrawer(spying: WoodenDesk(), .strict)
    expect(drawer.pull("ink"))
    #expect(drawer.pull("ink") == "pulled ink")
  }

  @Test("a stub with then.forwards() replaces the real answer once")
  func stubs() {
    stub(desk.find("pen")).returns("on the table").then.forwards()
    #expect(desk.find("pen") == "on the table")
    #expect(desk.find("pen") == "in the drawer")
    #expect(desk.find("ink") == nil)
    #expect(calls(desk.find(.any)).count == 3)
  }

  @Test("a forwarded call fulfills an expectation without an answer")
  func expectations() {
    expect(desk.find("pen"), 2)
    #expect(desk.find("pen") == "in the drawer")
    #expect(desk.find("pen") == "in the drawer")
  }

  @Test("a spy infers associated types that are all primary")
  func associatedTypes() async {
    let shelf = MockShelf<Person, Int>(spying: PersonShelf())
    shelf.items[1] = Person(name: "ann")
    #expect(await shelf.find(1) == Person(name: "ann"))
    #expect(await shelf.find(2) == nil)
    verify(shelf.find(.any), 2)
  }

  @Test("a spy on the main actor forwards to the real object on the main actor")
  @MainActor func mainActor() async throws {
    let real = MainStage()
    let stage = MockStage(spying: real)
    stage.title = "Macbeth"
    #expect(real.title == "Macbeth")
    #expect(stage.title == "Macbeth")
    #expect(stage.show(Ticket(1)).number == 2)
    #expect(try await stage.load(Ticket(1)).number == 3)
  }

  #if compiler(>=6.2)
    @Test("a real object with a main-actor conformance is called on the main actor")
    @MainActor func isolatedConformance() async throws {
      let stage = MockStage(spying: GuestStage())
      stage.title = "Macbeth"
      #expect(stage.title == "Macbeth")
      #expect(try await stage.load(Ticket(1)).number == 4)
    }
  #endif

  @Test("a spy that is an actor forwards to the real actor")
  func actors() async throws {
    let safe = MockSafe(spying: SteelSafe())
    #expect(await safe.open(Ticket(2)) == 2)
    #expect(try await safe.swap(Ticket(2)) { $0 * 2 }.number == 4)
    #expect(try await safe.typed(3) == 3)
    do { _ = try await safe.typed(-1) } catch { #expect(error.reason == "negative") }
    #expect(safe.name() == "steel")
    let cellar = MockCellar(spying: DeepCellar())
    #expect(try await cellar.person("ann") == Person(name: "ann"))
    stub(safe.peek()).returns(9)
    #expect(await safe.peek() == 9)
  }
}
