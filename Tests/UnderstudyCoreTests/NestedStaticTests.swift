import Testing
import UnderstudyCore

/// Static requirements in scopes that nest: a set-up lasts as long as the scope that it was made in.
@Suite struct NestedStatics {
  @Test("what an inner scope sets up is undone at its end")
  func undone() {
    MockScope.run {
      stub(MockFactory.make()).returns("outer")
      #expect(MockFactory.make() == "outer")
      MockScope.run {
        #expect(MockFactory.make() == "outer")
        stub(MockFactory.make()).returns("inner")
        #expect(MockFactory.make() == "inner")
      }
      #expect(MockFactory.make() == "outer")
    }
  }

  @Test("what an inner scope expects is verified at its end")
  func verified() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .allow) {
        stub(MockFactory.make()).returns("outer")
        MockScope.run(unusedStubs: .fail) {
          stub(MockFactory.getLimit(), line: 5)
          expect(MockFactory.make(), 2, line: 6)
          _ = MockFactory.make()
        }
        #expect(MockFactory.make() == "outer")
        verifyExpectations()
      }
    }
    #expect(log.failures.map(\.site.line) == [5, 6])
  }

  @Test("what the outer scope expects is not verified at the end of an inner one")
  func outer() {
    let log = FailureLog.of {
      MockScope.run {
        expect(MockFactory.make(), line: 10)
        MockScope.run { expect(MockFactory.make(), line: 20) }
        #expect(FailureLog.current!.lines == [20])
      }
    }
    #expect(log.lines == [20, 10])
  }
}
