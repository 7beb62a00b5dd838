import Testing
import UnderstudyCore

@Suite struct ReplacementTests {
  init() {
    // Installs the failure reporter, which identifies the running test, as in every test target.
    _ = FailureLog.of {}
  }

  @Test("a call without a matching rule runs the original, inside and outside a scope")
  func originals() throws {
    #expect(try Baker.work() == "real b at 23: 6")
    try MockScope.run {
      let words = try Baker.work()
      #expect(words == "real b at 23: 6")
      #expect(throws: Cold(fuel: "snow")) { try Bakery.open("snow") as String }
      #expect(Bakery.shared["monday"] == 6 && Bakery.shared.wrap(1) == [1])
      var till = Till()
      #expect(till.take(3) == 3 && till.take(4) == 7 && till.cents == 7)
      verify(hour())
      verify(Bakery.open("b"))
      verify(till.take(.any), 2)
    }
  }

  @Test(
    "stubs answer static members, free functions and members of final classes, also for their callers"
  )
  func stubs() throws {
    try MockScope.run {
      stub(Bakery.open(.any)).returns("closed").then.throws(Cold(fuel: "air"))
      stub(hour()).returns(7)
      stub(Bakery.shared.price).returns(10)
      let words = try Baker.work()
      #expect(words == "closed at 7: 20")
      #expect(throws: Cold(fuel: "air")) { try Baker.work() }
      stub(Bakery.shared.bake(.greaterThan(5))).returns(0).then.forwards()
      #expect(Bakery.shared.bake(6) == 0 && Bakery.shared.bake(6) == 60)
      stub(Bakery.shared["monday"]).returns(1)
      #expect(Bakery.shared["monday"] == 1 && Bakery.shared["sunday"] == 6)
      stub(Bakery.shared.wrap(Matcher<String>.equal("a"))).returns([])
      #expect(Bakery.shared.wrap("a") == [] && Bakery.shared.wrap(1) == [1])
    }
    #expect(try Baker.work() == "real b at 23: 6")
  }

  @Test("calls that an original makes to itself are answered and recorded")
  func recursion() {
    MockScope.run {
      #expect(Bakery.shared.sizes(below: 4) == 4)
      verify(Bakery.shared.sizes(below: .any), 5)
      stub(Bakery.shared.sizes(below: 2)).returns(50)
      #expect(Bakery.shared.sizes(below: 4) == 52)
    }
  }

  @Test(
    "stubs of an object's member apply to that object, and stubs of a value's member to its type")
  func owners() async {
    await MockScope.run {
      let (first, second) = (Bakery(), Bakery())
      stub(first.price).returns(1)
      #expect(first.bake(2) == 2 && second.bake(2) == 6)
      verify(second.price)
      var till = Till(cents: 5)
      stub(Till().take(1)).returns(100)
      #expect(till.take(1) == 100 && till.cents == 5 && till.take(2) == 7)
      let oven = Oven()
      stub(oven.heat()).returns(20)
      #expect(await oven.heat() == 20)
      #expect(await Oven().heat() == 200)
    }
  }

  @Test("a new object at the address of a released one does not inherit its stubs")
  func places() {
    MockScope.run(unusedStubs: .allow) {
      for _ in 0..<100 {
        let bakery = Bakery()
        #expect(bakery.price == 3)
        stub(bakery.price).returns(1)
        #expect(bakery.price == 1)
      }
    }
  }

  @Test("stubs of an inner scope end with it, and stubs of the outer scope apply inside it")
  func nesting() {
    MockScope.run {
      stub(hour()).returns(1)
      MockScope.run {
        #expect(hour() == 1)
        stub(hour()).returns(2)
        #expect(hour() == 2)
      }
      #expect(hour() == 1)
      verify(hour(), 3)
    }
    #expect(hour() == 23)
  }

  @Test("parallel tests have separate replacements")
  func inParallel() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<500 {
        group.addTask {
          await MockScope.run {
            if number.isMultiple(of: 2) { stub(hour()).returns(number) }
            await Task.yield()
            return hour() == (number.isMultiple(of: 2) ? number : 23) && calls(hour()).count == 1
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("a call outside any test belongs to the only test with a setup")
  func unknownCaller() async {
    let bakery = Bakery()
    await MockScope.run {
      stub(bakery.price).returns(5)
      #expect(await Task.detached { bakery.price }.value == 5)
      #expect(await Task.detached { Bakery().price }.value == 3)
      verify(bakery.price)
    }
    #expect(await Task.detached { bakery.price }.value == 3)
  }

  @MainActor
  @Test("a call outside any test is not mistaken for one on a released object at the same address")
  func releasedObjectsOfSeveralTests() async {
    var hasCompared = false
    let log = await FailureLog.of {
      for _ in 0..<100 where !hasCompared {
        await MockScope.run(unusedStubs: .allow) {
          let address = Place().setUpAtAddress()
          let (isSetUp, isSeen) = (Turn(), Turn())
          let other = Task.detached { await Place.setUpInOtherScope(at: address, isSetUp, isSeen) }
          await isSetUp.wait()
          if let made = Place.make(at: address) {
            nonisolated(unsafe) let place = made
            #expect(await Task.detached { place.isReplaced }.value == false)
            hasCompared = true
          }
          isSeen.come()
          await other.value
        }
      }
    }
    #expect(hasCompared)
    #expect(log.headlines == [])
  }

  @Test("unmet expectations are reported on their lines, and rejected calls when they are made")
  func expectations() {
    let log = FailureLog.of {
      MockScope.run {
        expect(Bakery.shared.bake(7))
        reject(hour())
        _ = try? Baker.work()
      }
    }
    #expect(
      log.reports == [
        .tooManyCalls("hour()", .never, received: 1),
        .unexpectedCall("bake(_:)").with(2),
        .unmetExpectation("bake(_:)", .once, received: 0).with(7),
      ])
    #expect(log.lines == [#line - 10, #line - 11, #line - 11])
  }

  @Test("a setup outside a scope is a failure")
  func noScope() {
    let log = FailureLog.of { stub(hour()).returns(1) }
    #expect(log.headlines.first == "Module is replaced outside a scope" && hour() == 23)
  }
}

/// An object of a size that nothing else in the process has, so that the next one of its kind gets its
/// memory when it is released.
private final class Place {
  private static let members = __Members("Place", ["go()"])
  private var filling = (Filling(), Filling(), Filling(), Filling(), Filling())

  private struct Filling { var numbers = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }

  /// Makes an object at the address of a released one, if that memory is free.
  static func make(at address: ObjectIdentifier) -> Place? {
    var others: [Place] = []
    for _ in 0..<1000 {
      let place = Place()
      if ObjectIdentifier(place) == address { return place }
      others.append(place)
    }
    return nil
  }

  private var owner: __ReplacedOwner { __ReplacedOwner(object: self, "Place") }

  /// Sets up a member, and returns the address.
  func setUpAtAddress() -> ObjectIdentifier {
    _ = Mock.__replaced(owner)
    return ObjectIdentifier(self)
  }

  /// A Boolean value that indicates whether a mock takes a call.
  var isReplaced: Bool { Mock.__replacing(owner, Self.members, 0) != nil }

  /// Sets up an object at an address in a scope that does not contain that of the caller. On the
  /// same thread, it gets the memory that the caller has released.
  @MainActor static func setUpInOtherScope(
    at address: ObjectIdentifier, _ isSetUp: Turn, _ isSeen: Turn
  ) async {
    await MockScope.run(unusedStubs: .allow) {
      _ = make(at: address)?.setUpAtAddress()
      isSetUp.come()
      await isSeen.wait()
    }
  }
}
