import Testing
import UnderstudyCore

@Suite struct ArgumentActionAcceptance {
  let machine = MockMachine("machine")
  let clerk = MockClerk("clerk")

  /// A49. Origin: OCMock OCMockObjectTests.
  @Test("an answer sets two inout arguments in one call")
  func inoutArguments() {
    stub(machine.tune(.any, .any)).sets(to: 4).sets(to: Int?.some(8))
    var (first, second) = (3, Int?.none)
    machine.tune(&first, &second)
    #expect(first == 4)
    #expect(second == 8)
  }

  /// A49, where what is set depends on what comes in.
  @Test("an answer computes what it sets from what the arguments hold")
  func computedInoutArguments() {
    stub(machine.tune(.any, .any)).performs { first, second in
      first.value += 1
      second.value = first.value * 2
    }
    var (first, second) = (3, Int?.some(0))
    machine.tune(&first, &second)
    #expect(first == 4)
    #expect(second == 8)
  }

  /// A49, of pointers. Origin: OCMock OCMockObjectTests.
  @Test("an answer sets what two pointers lead to, and tolerates that one is absent")
  func pointers() {
    stub(clerk.fill(.any, .any)).performs { count, name in
      count?.pointee = 4
      name?.pointee = "four"
    }
    var (count, name) = (0, "")
    clerk.fill(&count, &name)
    #expect(count == 4)
    #expect(name == "four")
    (count, name) = (0, "")
    clerk.fill(nil, &name)
    #expect(count == 0)
    #expect(name == "four")
    clerk.fill(&count, nil)
    #expect(count == 4)
    clerk.fill(nil, nil)
    verify(clerk.fill(.isNil, .isNil), 1)
  }

  /// A50. Origin: OCMock OCMockObjectTests.
  @Test("an answer calls the closure that it gets, with the values that it is told")
  func givenValues() {
    stub(clerk.complete(.any)).invokes(with: "one", 2)
    stub(clerk.fetch(.any, then: .any)).invokes({ $0.1 }, with: "three", 4)
    var seen: [String] = []
    clerk.complete { seen.append("\($0) \($1)") }
    clerk.fetch("a") { seen.append("\($0) \($1)") }
    #expect(seen == ["one 2", "three 4"])
  }

  /// A50, without values. Origin: OCMock OCMockObjectTests.
  @Test("an answer calls the closure that it gets with default values where it is told none")
  func defaultValues() {
    stub(clerk.complete(.any)).invokes()
    stub(clerk.fetch(.any, then: .any)).invokes { $0.1 }
    var seen: [String] = []
    clerk.complete { seen.append("'\($0)' \($1)") }
    clerk.fetch("a") { seen.append("'\($0)' \($1)") }
    #expect(seen == ["'' 0", "'' 0"])
  }

  /// A50, of the stub that does not match. Origin: OCMock OCMockObjectTests.
  @Test("a closure is not called where another stub answers")
  func otherStub() {
    stub(clerk.fetch(.any, then: .any)).invokes({ $0.1 }, with: "three", 4)
    stub(clerk.fetch("quiet", then: .any)).performs { _, _ in }
    var seen: [String] = []
    clerk.fetch("quiet") { seen.append("quiet: \($0) \($1)") }
    #expect(seen == [])
    clerk.fetch("loud") { seen.append("loud: \($0) \($1)") }
    #expect(seen == ["loud: three 4"])
  }
}
