import Testing
import UnderstudyCore

/// Static requirements in nested scopes. A setup lasts until the scope ends in which it was made.
@Suite struct NestedStaticTests {
  @Test("stubs of an inner scope end with it")
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

  @Test("expectations of an inner scope are verified when it ends")
  func verified() {
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .allow) {
        stub(MockFactory.make()).returns("outer")
        MockScope.run(unusedStubs: .fail) {
          stub(MockFactory.limit, line: 5)
          expect(MockFactory.make(), 2, line: 6)
          _ = MockFactory.make()
        }
        #expect(MockFactory.make() == "outer")
        verifyExpectations()
      }
    }
    #expect(log.failures.map(\.site.line) == [5, 6])
  }

  @Test("expectations of the outer scope are not verified when an inner scope ends")
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
