import Testing
import UnderstudyCore

@Suite struct StaticTests {
  @Test("static requirements are stubbed, expected and verified on the mock's type")
  func verbs() {
    let log = FailureLog.of {
      MockScope.run {
        stub(MockFactory.make()).returns("made")
        stub(MockFactory.limit).returns(3)
        expect(MockFactory.limit.set(5), line: 100)
        #expect(MockFactory.make() == "made")
        #expect(MockFactory.limit == 3)
        MockFactory.limit = 4
        verify(MockFactory.make())
      }
    }
    #expect(
      log.reports == [
        .unexpectedCall("limit=", line: 100).with(4),
        .unmetExpectation("limit=", .once, received: 0, line: 100).with(5),
      ])
  }

  @Test("static stubs and calls end with the scope")
  func ends() {
    MockScope.run {
      stub(MockFactory.make()).returns("first")
      #expect(MockFactory.make() == "first")
    }
    MockScope.run {
      #expect(MockFactory.make() == "")
      verify(MockFactory.make(), 1)
    }
  }

  @Test("an inner scope uses the static stubs of the outer scope")
  func nested() {
    MockScope.run {
      stub(MockFactory.make()).returns("outer")
      MockScope.run { #expect(MockFactory.make() == "outer") }
      verify(MockFactory.make(), 1)
    }
    MockScope.run {
      MockScope.run {
        stub(MockFactory.make()).returns("inner")
        #expect(MockFactory.make() == "inner")
      }
      #expect(MockFactory.make() == "")
    }
  }

  @Test("static and instance requirements with the same name are distinguished")
  func staticAndInstance() {
    MockScope.run {
      let factory = MockFactory("factory")
      stub(MockFactory.make()).returns("static")
      stub(factory.make()).returns("instance")
      #expect(MockFactory.make() == "static")
      #expect(factory.make() == "instance")
      verify(factory.make(), 1)
      verify(MockFactory.make(), 1)
    }
  }

  @Test("parallel scopes have separate static stubs")
  func parallel() async {
    let isIsolated = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
      for number in 0..<8 {
        group.addTask {
          await MockScope.run {
            stub(MockFactory.make()).returns("\(number)")
            for _ in 0..<20 {
              guard MockFactory.make() == "\(number)" else { return false }
              await Task.yield()
            }
            return calls(MockFactory.make()).count == 20
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(isIsolated == Array(repeating: true, count: 8))
  }

  @Test("reset() on a scope removes static stubs")
  func resetScope() {
    MockScope.run {
      stub(MockFactory.make()).returns("made")
      MockScope.current?.reset()
      #expect(MockFactory.make() == "")
    }
  }

  @Test("a static requirement outside a scope is a failure and returns the default value")
  func outside() {
    let log = FailureLog.of { #expect(MockFactory.make() == "") }
    #expect(log.reports == [.misuse("MockFactory")])
  }
}
