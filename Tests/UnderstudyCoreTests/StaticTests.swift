import Testing
import UnderstudyCore

@Suite struct StaticRequirements {
  @Test("static requirements are stubbed, expected and verified on the type")
  func verbs() {
    let log = FailureLog.of {
      MockScope.run {
        stub(MockFactory.make()).returns("made")
        stub(MockFactory.getLimit()).returns(3)
        expect(MockFactory.setLimit(5), line: 100)
        #expect(MockFactory.make() == "made")
        #expect(MockFactory.limit == 3)
        MockFactory.limit = 4
        verify(MockFactory.make())
      }
    }
    #expect(
      log.headlines == [
        "Unexpected call on 'MockFactory': limit = 4",
        "Expected 1 call to MockFactory.limit = 5, received 0",
      ])
    #expect(log.lines == [100, 100])
  }

  @Test("static state ends with the scope")
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

  @Test("an inner scope uses the static state of the outer one, if there is any")
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

  @Test("static and instance requirements of one name are told apart")
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

  @Test("parallel scopes have static state of their own")
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

  @Test("resetting the scope undoes static state")
  func resetScope() {
    MockScope.run {
      stub(MockFactory.make()).returns("made")
      MockScope.current?.reset()
      #expect(MockFactory.make() == "")
    }
  }

  @Test("a static requirement outside of all scopes is a failure, and gives the default value")
  func outside() {
    let log = FailureLog.of { #expect(MockFactory.make() == "") }
    #expect(log.headlines == ["Static requirement of MockFactory used outside a scope"])
  }
}
