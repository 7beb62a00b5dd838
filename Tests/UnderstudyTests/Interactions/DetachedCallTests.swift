import Testing
import Understudy
import UnderstudyCore

/// What a history holds of mocks that go away before their test ends.
@Suite struct DetachedCalls {
  private let history = InteractionHistory(limit: 5)

  /// Uses a mock in a scope, and lets it go away.
  private func withCircus(_ body: (MockCircus) throws -> Void) rethrows {
    let scope = MockScope(unusedStubs: .allow, history: history)
    defer { scope.end() }
    try scope.enter { try body(MockCircus("circus")) }
  }

  /// The arguments of the calls.
  private var arguments: [String] { history.describe().interactions.flatMap(\.call.arguments) }

  @Test("objects go away with the mock, as without a history, and their type is told")
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

  @Test("objects that are returned and thrown go away too")
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
    #expect(history.describe().interactions.map(\.end) == [.returned("Prop"), .threw("Prop")])
  }

  @Test("closures go away with what they capture")
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

  @Test("objects that live on, and other values, are described when the history is asked")
  func values() {
    final class Name: CustomStringConvertible {
      var description = "before"
    }
    let name = Name()
    withCircus { circus in
      circus.show(name)
      circus.show(3)
      circus.show(String?.none)
      circus.show([1, 2])
    }
    name.description = "after"
    #expect(arguments == ["after", "3", "nil", "[1, 2]"])
  }

  @Test("the box of an inout argument, which goes away with the mock, is told of")
  func inoutBoxes() {
    withCircus { circus in
      stub(circus.light(.any)).sets(to: 4)
      var level = 3
      circus.light(&level)
    }
    #expect(arguments == ["&3 -> 4"])
  }

  @Test("once the test has failed, objects are held to be described")
  func failedTest() {
    weak var prop: Prop?
    history.noteFailure()
    withCircus { circus in
      let fresh = Prop()
      prop = fresh
      circus.carry(fresh)
    }
    #expect(prop != nil)
    #expect(arguments == ["a prop"])
  }
}
