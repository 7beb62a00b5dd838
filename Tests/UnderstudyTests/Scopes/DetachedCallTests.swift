import Testing
import Understudy
import UnderstudyCore

/// Calls in the history whose mocks are released before the test ends.
@Suite struct DetachedCallTests {
  private let history = InteractionHistory(limit: 5)

  /// Calls a mock in a scope, then releases it.
  private func withCircus(_ body: (MockCircus) throws -> Void) rethrows {
    let scope = MockScope(unusedStubs: .allow, observers: [history])
    defer { scope.end() }
    try scope.enter { try body(MockCircus("circus")) }
  }

  /// The descriptions of the arguments of all calls.
  private var arguments: [String] { history.describe().calls.flatMap(\.arguments) }

  @Test("argument objects are released with the mock, and the history reports their types")
  func objects() {
    weak var prop: Prop?
    withCircus { circus in
      let fresh = Prop()
      prop = fresh
      circus.carry(fresh)
      circus.show(fresh as Prop?)
    }
    #expect(prop == nil)
    #expect(arguments == ["Prop", "Prop"])
  }

  @Test("returned and thrown objects are released with the mock")
  func outcomes() {
    weak var prop: Prop?
    withCircus { circus in
      let fresh = Prop()
      prop = fresh
      stub(circus.borrow()).returns(fresh).then.throws(fresh)
      _ = try? circus.borrow()
      _ = try? circus.borrow()
    }
    #expect(prop == nil)
    #expect(history.describe().calls.map(\.outcome) == [.returned("Prop"), .threw("Prop")])
  }

  @Test("closures are released with the mock")
  func closures() {
    weak var prop: Prop?
    withCircus { circus in
      let fresh = Prop()
      prop = fresh
      circus.show({ _ = fresh } as () -> Void)
      circus.show({ _ = fresh } as (() -> Void)?)
    }
    #expect(prop == nil)
    #expect(arguments == ["{ ... }", "{ ... }"])
  }

  @Test("values are described when the history is read, without running the user's code")
  func values() {
    final class Name: CustomStringConvertible {
      var description: String { fatalError("a history runs no description") }
    }
    let name = Name()
    withCircus { circus in
      circus.show(name)
      circus.show(3)
      circus.show(String?.none)
      circus.show([1, 2])
    }
    #expect(arguments == ["Name", "3", "nil", "[1, 2]"])
  }

  @Test("an inout argument is described after the mock is released")
  func inoutBoxes() {
    withCircus { circus in
      stub(circus.light(.any)).sets(to: 4)
      var level = 3
      circus.light(&level)
    }
    #expect(arguments == ["&3 -> 4"])
  }

  @Test("noteFailure() makes the history retain objects so that it can describe them")
  func failedTest() {
    weak var prop: Prop?
    history.noteFailure()
    withCircus { circus in
      let fresh = Prop()
      prop = fresh
      circus.carry(fresh)
    }
    #expect(prop != nil)
    #expect(arguments == ["Prop"])
  }
}
