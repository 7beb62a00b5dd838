import Testing
import UnderstudyCore

@Suite struct ArgumentActionAcceptanceTests {
  let machine = MockMachine("machine")
  let clerk = MockClerk("clerk")

  /// A49. Origin: OCMock OCMockObjectTests.
  @Test("sets(to:) sets two inout arguments in one call")
  func inoutArguments() {
    stub(machine.tune(.any, .any)).sets(to: 4).sets(to: Int?.some(8))
    var (first, second) = (3, Int?.none)
    machine.tune(&first, &second)
    #expect(first == 4)
    #expect(second == 8)
  }

  /// A49, for values that depend on the arguments.
  @Test("performs(_:) can compute new values of inout arguments from their old values")
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

  /// A49, for pointers. Origin: OCMock OCMockObjectTests.
  @Test("performs(_:) can set the pointees of two pointers, each of which can be nil")
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
  @Test("invokes(with:) calls the closure argument with the given values")
  func givenValues() {
    stub(clerk.complete(.any)).invokes(with: "one", 2)
    stub(clerk.fetch(.any, then: .any)).invokes({ $0.1 }, with: "three", 4)
    var seen: [String] = []
    clerk.complete { seen.append("\($0) \($1)") }
    clerk.fetch("a") { seen.append("\($0) \($1)") }
    #expect(seen == ["one 2", "three 4"])
  }

  /// A50, without arguments. Origin: OCMock OCMockObjectTests.
  @Test("invokes() calls the closure argument with default values")
  func defaultValues() {
    stub(clerk.complete(.any)).invokes()
    stub(clerk.fetch(.any, then: .any)).invokes { $0.1 }
    var seen: [String] = []
    clerk.complete { seen.append("'\($0)' \($1)") }
    clerk.fetch("a") { seen.append("'\($0)' \($1)") }
    #expect(seen == ["'' 0", "'' 0"])
  }

  /// A50, for a stub that does not answer. Origin: OCMock OCMockObjectTests.
  @Test("invokes(_:with:) does not call the closure if another stub answers")
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
