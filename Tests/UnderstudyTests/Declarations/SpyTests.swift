import Testing
import Understudy
import UnderstudyCore

@Suite("Spies of declared protocols", .verifyingMocks)
struct SpyTests {
  let desk = MockDesk(spying: WoodenDesk())

  @Test("what nothing answers goes to the real object, and is recorded once")
  func methods() {
    #expect(desk.find("pen") == "in the drawer")
    #expect(calls(desk.find(.any)).count == 1)
    desk.ping()
    verify(desk.ping())
    #expect(desk.give().number == 7)
    #expect(desk.hand(Person(name: "a"), Person(name: "bc"), Ticket(3)) == 6)
  }

  @Test("a real nil is a result, not the lack of one")
  func realNil() {
    let value = desk.find("ink")
    #expect(value == nil)
    verify(desk.find("ink"))
  }

  @Test("the real object's errors arrive as they are")
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

  @Test("asynchronous requirements are forwarded")
  func asynchronous() async throws {
    #expect(try await desk.load("ann") == Person(name: "ann"))
    verify(desk.load("ann"))
  }

  @Test("a real value changes, and keeps its changes")
  func values() async {
    #expect(desk.label == "oak")
    desk.label = "elm"
    #expect(desk.label == "elm")
    verify(desk.setLabel("elm"))
    #expect(desk.count == 3)
    #expect([desk.next, desk.next] == [1, 2])
    desk.rename(to: "ash")
    #expect(desk.label == "ash")
    #expect(await desk.renameLater(to: "lime") == 4)
    #expect(desk.label == "lime")
    desk.contents.append("ink")
    #expect(desk.contents == ["pen", "ink"])
  }

  @Test("subscripts are forwarded")
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

  @Test("an autoclosure is evaluated once, also where its value is forwarded")
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

  @Test("generic requirements are forwarded with their types")
  func generics() {
    #expect(desk.decode(Int.self, from: ["a", 2]) == 2)
    #expect(desk.decode(Double.self, from: ["a", 2]) == nil)
    #expect(desk.opaque(3) == "3")
  }

  @Test("inherited requirements are forwarded, by whatever protocol they are declared")
  func inheritance() {
    #expect(desk.pull("pen") == "pulled pen")
    verify(desk.pull("pen"))
    #expect(MockDrawer(spying: WoodenDesk()).pull("ink") == "pulled ink")
  }

  @Test("a stub takes the place of the real answer, for as long as it says")
  func stubs() {
    stub(desk.find("pen")).returns("on the table").then.forwards()
    #expect(desk.find("pen") == "on the table")
    #expect(desk.find("pen") == "in the drawer")
    #expect(desk.find("ink") == nil)
    #expect(calls(desk.find(.any)).count == 3)
  }

  @Test("an expectation without an answer is met by a call that is forwarded")
  func expectations() {
    expect(desk.find("pen"), 2)
    #expect(desk.find("pen") == "in the drawer")
    #expect(desk.find("pen") == "in the drawer")
  }

  @Test("associated types that are all primary are known to the spy")
  func associatedTypes() async {
    let shelf = MockShelf<Person, Int>(spying: PersonShelf())
    shelf.items[1] = Person(name: "ann")
    #expect(await shelf.find(1) == Person(name: "ann"))
    #expect(await shelf.find(2) == nil)
    verify(shelf.find(.any), 2)
  }

  @Test("a spy on the main actor calls the real object there")
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
    @Test("a real object that plays its role on the main actor only is called there")
    @MainActor func isolatedConformance() async throws {
      let stage = MockStage(spying: GuestStage())
      stage.title = "Macbeth"
      #expect(stage.title == "Macbeth")
      #expect(try await stage.load(Ticket(1)).number == 4)
    }
  #endif

  @Test("a spy that is an actor calls the real actor")
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

@Suite("Limits of spies", .verifyingMocks)
struct SpyLimitTests {
  /// Runs code that must be reported with a headline.
  private func reporting(_ headline: String, _ body: () async -> Void) async {
    await withKnownIssue(isIntermittent: false) {
      await body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(headline) }
    }
  }

  @Test("a strict spy reports what nothing was set up for, and forwards it all the same")
  func strict() async {
    let desk = MockDesk(spying: WoodenDesk(), "desk", .strict)
    await reporting("Unexpected call on 'desk': find(\"pen\")") {
      #expect(desk.find("pen") == "in the drawer")
    }
  }

  @Test("a call cannot be forwarded by a mock that is no spy")
  func noRealObject() async {
    let desk = MockDesk("desk")
    stub(desk.find(.any)).forwards()
    await reporting("desk.find(\"pen\") cannot be forwarded") {
      #expect(desk.find("pen") == nil)
    }
  }

  @Test("a call that Swift cannot make on the real object is reported")
  func unforwardable() async {
    let desk = MockDesk(spying: WoodenDesk(), "desk")
    await reporting("desk.sum([1, 2]) cannot be forwarded") { #expect(desk.sum(1, 2) == 0) }
    let safe = MockSafe(spying: SteelSafe(), "safe")
    await reporting("safe.peek() cannot be forwarded") { #expect(await safe.peek() == 0) }
  }
}

@Suite("Names of declared mocks")
struct MockNameTests {
  @Test("a mock is called after its own protocol, also when an inherited one is used first")
  func inherited() {
    let desk = MockDesk()
    _ = desk.pull("pen")
    #expect(desk.mock.core.name == "MockDesk")
    #expect(MockInitialised(number: 1).mock.core.name == "MockInitialised")
  }

  @Test("several mocks of one protocol are numbered in their scope")
  func numbers() {
    MockScope.run {
      let first = MockDesk()
      let second = MockDesk()
      let drawer = MockDrawer()
      _ = (second.pull("pen"), first.pull("pen"), drawer.pull("pen"))
      #expect(first.mock.core.name == "MockDesk")
      #expect(second.mock.core.name == "MockDesk#2")
      #expect(drawer.mock.core.name == "MockDrawer")
      #expect(MockDesk(spying: WoodenDesk()).mock.core.name == "MockDesk#3")
    }
  }
}
