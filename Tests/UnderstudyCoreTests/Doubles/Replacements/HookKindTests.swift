import Testing
import UnderstudyCore

@Suite struct HookKindTests {
  init() { _ = FailureLog.of {} }

  @Test("the hook of a computed property answers and forwards its getter and setter")
  func properties() {
    MockScope.run {
      var till = Till()
      till.euros = 2
      #expect(till.cents == 200 && till.euros == 2)
      verify(till.euros.set(2))
      stub(till.euros.set(.greaterThan(100))).returns()
      stub(till.euros).returns(7)
      till.euros = 101
      #expect(till.cents == 200 && till.euros == 7)
      till.euros += 1
      #expect(till.cents == 800)
    }
  }

  @Test("the hook of a subscript answers and forwards its getter and setter")
  func subscripts() {
    MockScope.run {
      var till = Till()
      till[coin: 2] = 50
      #expect(till.cents == 100 && till[coin: 5] == 20)
      verify(till[coin: 2].set(50))
      stub(till[coin: 5]).returns(1)
      stub(till[coin: 5].set(.any)).returns()
      till[coin: 5] = 1000
      #expect(till.cents == 100 && till[coin: 5] == 1 && till[coin: 2] == 50)
    }
  }

  @MainActor @Test("the hook of an actor-isolated member keeps the isolation")
  func isolated() {
    MockScope.run {
      let number = try? Till.number
      #expect(number == 1 && onMain("four") == 4)
      stub(Till.number).throws(Cold(fuel: "none"))
      stub(onMain(.equal("four"))).returns(5)
      #expect(throws: Cold(fuel: "none")) { try Till.number }
      #expect(onMain("four") == 5)
      stub(Mill.speed.set(.any)).returns()
      Mill.speed = 99
      #expect(Mill.fastest == 0 && Mill.speed == 10)
      verify(Mill.speed.set(99))
      let oven = Oven()
      stub(oven.name).returns("stove")
      #expect(oven.name == "stove")
    }
  }

  @Test("overloads, nested types, extensions and generic arguments have their own hooks")
  func overloads() {
    MockScope.run {
      stub(Bakery.rename("a")).returns("b")
      stub(Bakery.rename(1)).returns(5)
      #expect(Bakery.rename("a") == "b" && Bakery.rename("b") == "loaf b")
      #expect(Bakery.rename(1) == 5 && Bakery.rename(2) == 3)
      stub(Till.Drawer<Int>.label()).returns("numbers")
      #expect(Till.Drawer<Int>.label() == "numbers" && Till.Drawer<String>.label() == "String")
      let drawer = Till.Drawer.open(3)
      stub(drawer.holds(3)).returns(false)
      stub(drawer.total()).returns(8)
      #expect(!drawer.holds(3) && drawer.total() == 8)
      stub(Mill.stones()).returns(1)
      #expect(Mill.stones() == 1)
    }
  }

  @Test("an override of a replaced class method keeps its own code")
  func overrides() {
    MockScope.run {
      stub(Mill.stones()).returns(1)
      #expect(Mill.stones() == 1 && WaterMill.stones() == 4)
    }
  }

  @Test("a replaced class member and its replaced overrides are stubbed one by one")
  func replacedOverrides() {
    MockScope.run {
      stub(Mill.grind(.any)).returns(10)
      stub(WindMill.grind(.any)).returns(20)
      stub(WindMill.sails).returns(40)
      stub(TowerMill.sails).returns(60)
      #expect(Mill.grind(1) == 10 && WindMill.grind(1) == 20 && TowerMill.grind(1) == 3)
      #expect(Mill.sails == 0 && WindMill.sails == 40 && TowerMill.sails == 60)
      stub(Coast.TideMill.grind(.any)).returns(50)
      stub(Coast.TideMill.sails).returns(3)
      #expect(Coast.TideMill.grind(1) == 50 && Coast.TideMill.sails == 3)
      stub(TowerMill.grind(2)).returns(30)
      verify(WindMill.grind(1))
      verify(Mill.grind(1))
      #expect(TowerMill.grind(2) == 30 && TowerMill.grind(1) == 3)
    }
  }

  @Test("the hook of a function that returns an object is distinguished from its pattern")
  func objects() {
    MockScope.run {
      let other = Bakery()
      stub(Bakery.shared.same()).returns(other)
      stub(Bakery.another()).returns(other)
      let (first, second) = (Bakery.shared.same(), Bakery.another())
      #expect(first === other && second === other && other.same() === other)
    }
  }

  @Test("hooks pass closures, inout arguments, default arguments and errors to the original")
  func arguments() {
    MockScope.run {
      let real = Bakery.shared.knead { "\($0)" }
      #expect(real == ["0", "1"])
      #expect(throws: Cold(fuel: "arm")) {
        try Bakery.shared.knead(1) { _ throws(Cold) in throw Cold(fuel: "arm") }
      }
      stub(Bakery.shared.knead(3, fold: .any)).answers { [try $1(7)] }
      let answered = Bakery.shared.knead(3) { "\($0)" }
      #expect(answered == ["7"])
      var basket = ["bun"]
      Bakery.shared.fill(&basket, with: "roll")
      #expect(basket == ["bun", "roll"])
      stub(Bakery.shared.fill(.any, with: "stone")).answers { $0.value = [$1] }
      Bakery.shared.fill(&basket, with: "stone")
      #expect(basket == ["stone"])
      stub(Bakery.shared.default()).throws(Cold(fuel: "default"))
      #expect(throws: Cold(fuel: "default")) { try Bakery.shared.default() as Int }
    }
  }
}

/// A mill with an override of a class method that is replaced.
private final class WaterMill: Mill {
  override class func stones() -> Int { 4 }
}
