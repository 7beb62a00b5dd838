import UnderstudyCore

/// A test whose size can be chosen.
struct Scenario: Sendable {
  let name: String

  /// The number of items in the smallest run.
  let size: Int

  /// The number of failures of a group that are reported one by one.
  let repetitionLimit: Int?

  /// Runs the test with a number of items.
  let run: @Sendable (Int) async -> Void

  /// Creates a scenario that runs in its own scope.
  ///
  /// - Parameters:
  ///   - name: What there are many of.
  ///   - size: The number of items in the smallest run.
  ///   - repetitionLimit: The number of failures of a group that are reported one by one.
  ///   - body: The test.
  init(
    _ name: String, _ size: Int = 500, repetitionLimit: Int? = 5,
    _ body: @escaping @Sendable (Int) async -> Void
  ) {
    (self.name, self.size, self.repetitionLimit) = (name, size, repetitionLimit)
    run = { count in await MockScope.run { await body(count) } }
  }
}

let scenarios = rules + failures + lookingBack + collections + waiting

private let rules = [
  Scenario("stored keys", 2500) { count in
    let shelf = MockShelf()
    stub(shelf[.any]).stores("")
    for key in 0..<count { shelf[key] = "\(key)" }
    for key in 0..<count { precondition(shelf[key] == "\(key)") }
  },
  Scenario("stubs, each called", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { stub(shelf.find("a", on: .equal(item))).returns(item) }
    for item in 0..<count { precondition(shelf.find("a", on: item) == item) }
  },
  Scenario("expectations, called in order", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { expect(shelf.put(.equal(item))) }
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("expectations, called in reverse", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { expect(shelf.put(.equal(item))) }
    for item in (0..<count).reversed() { shelf.put(item) }
  },
  Scenario("equal expectations", 500) { count in
    let shelf = MockShelf()
    for _ in 0..<count { expect(shelf.put(1)) }
    for _ in 0..<count { shelf.put(1) }
  },
  Scenario("overlapping expectations", 500) { count in
    let shelf = MockShelf()
    for _ in 0..<count { expect(shelf.put(1)) }
    for _ in 0..<count { expect(shelf.put(.any)) }
    for _ in 0..<count { shelf.put(2) }
    for _ in 0..<count { shelf.put(1) }
  },
  Scenario("overlapping expectations, unmet", 500) { count in
    let shelf = MockShelf()
    for _ in 0..<count { expect(shelf.put(.any)) }
    for _ in 0..<count { expect(shelf.put(1)) }
    for _ in 0..<count { shelf.put(1) }
  },
  Scenario("overlapping expectations with predicates", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count {
      expect(shelf.put(.inRange(item...(item + 1))))
    }
    for item in (1..<count + 1).reversed() { shelf.put(item) }
  },
  Scenario("steps of an order", 500) { count in
    let shelf = MockShelf()
    inOrder { for item in 0..<count { expect(shelf.put(.equal(item))) } }
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("equal steps of an order", 500) { count in
    let shelf = MockShelf()
    inOrder { for _ in 0..<count { expect(shelf.put(1)) } }
    for _ in 0..<count { shelf.put(1) }
  },
  Scenario("steps of an order, called in reverse", 500) { count in
    let shelf = MockShelf()
    inOrder { for item in 0..<count { expect(shelf.put(.equal(item))) } }
    for item in (0..<count).reversed() { shelf.put(item) }
  },
  Scenario("orders", 500) { count in
    let shelf = MockShelf()
    for order in 0..<count {
      inOrder {
        expect(shelf.put(.equal(order)))
        expect(shelf.put(.equal(-order - 1)))
      }
    }
    for order in 0..<count {
      shelf.put(order)
      shelf.put(-order - 1)
    }
  },
  Scenario("steps in two orders", 500) { count in
    let shelf = MockShelf()
    inOrder { inOrder { for item in 0..<count { expect(shelf.put(.equal(item))) } } }
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("answers in turn", 1250) { count in
    let shelf = MockShelf()
    var setup = stub(shelf.find(.any, on: .any)).returns(0)
    for item in 1..<count { setup = setup.then.returns(item) }
    for item in 0..<count { precondition(shelf.find("", on: 0) == item) }
  },
  Scenario("side effects of an answer", 1250) { count in
    let shelf = MockShelf()
    let setup = stub(shelf.put(.any))
    for _ in 0..<count { setup.performs { _ in } }
    shelf.put(1)
  },
  Scenario("states", 250) { count in
    let shelf = MockShelf()
    for item in 0..<count {
      let states = States("\(item)", initially: "off")
      when(states.is("on")) { stub(shelf.put(.equal(item))) }
      states.become("on")
    }
    for item in 0..<count { shelf.put(item) }
  },
]

private let failures = [
  Scenario("unexpected calls", 250) { count in
    let shelf = MockShelf()
    expect(shelf.put(-1))
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("unexpected calls, each reported", 250, repetitionLimit: nil) { count in
    let shelf = MockShelf()
    expect(shelf.put(-1))
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("unexpected calls among as many expectations", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { expect(shelf.put(.equal(item))) }
    for item in 0..<count { shelf.put(-1 - item) }
  },
  Scenario("calls on a strict mock, each reported", 250, repetitionLimit: nil) { count in
    let shelf = MockShelf("shelf", .strict)
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("too many calls, each reported", 250, repetitionLimit: nil) { count in
    let shelf = MockShelf()
    reject(shelf.put(.any))
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("unmet expectations", 250) { count in
    let shelf = MockShelf()
    for item in 0..<count { expect(shelf.put(.equal(item))) }
  },
  Scenario("unmet expectations after as many calls", 250, repetitionLimit: nil) { count in
    let shelf = MockShelf()
    for item in 0..<count { _ = shelf.find("", on: item) }
    for item in 0..<count { expect(shelf.put(.equal(item))) }
  },
  Scenario("failed verifications", 250, repetitionLimit: nil) { count in
    let shelf = MockShelf()
    for item in 0..<count { verify(shelf.put(.equal(item))) }
  },
  Scenario("failed verifications after as many calls", 250, repetitionLimit: nil) { count in
    let shelf = MockShelf()
    for item in 0..<count { shelf.put(item) }
    for item in 0..<count { verify(shelf.put(.equal(-1 - item))) }
  },
  Scenario("unused stubs", 250) { count in
    let shelf = MockShelf()
    for item in 0..<count { stub(shelf.put(.equal(item))) }
  },
  Scenario("unused stubs after as many calls", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { stub(shelf.put(.equal(-1 - item))) }
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("failing mocks", 250, repetitionLimit: nil) { count in
    for item in 0..<count { expect(MockShelf().put(.equal(item))) }
  },
  Scenario("failing mocks with names", 250, repetitionLimit: nil) { count in
    let mocks = (0..<count).map { MockShelf("shelf \($0)") }
    for mock in mocks { expect(mock.put(1)) }
    verifyExpectations()
  },
]
