import Testing
import UnderstudyCore

/// Programs on which the engine and the model once disagreed.
@Suite struct ModelRegressionTests {
  let archive = MockArchive("archive")
  let door = States("door", initially: "shut")

  @Test("reject(_:) on an ignored mock applies even if a newer expectation is used up")
  func rejectionOfIgnoredMock() {
    let log = FailureLog.of {
      ignore(archive)
      reject(archive.pages(of: 2), line: 100)
      expect(archive.pages(of: .any), line: 101)
      _ = archive.pages(of: 2)
      _ = archive.pages(of: 2)
    }
    #expect(log.reports == [.tooManyCalls("pages(of:)", .never, received: 1, line: 100)])
  }

  @Test("reject(_:) on an ignored mock applies even if another expectation is in the wrong state")
  func rejectionWithBlockedExpectation() {
    let log = FailureLog.of {
      ignore(archive)
      reject(archive.pages(of: 2), line: 100)
      expect(archive.pages(of: .any), .any, line: 101).when(door.is("open"))
      _ = archive.pages(of: 2)
    }
    #expect(log.reports == [.tooManyCalls("pages(of:)", .never, received: 1, line: 100)])
  }

  @Test("an answered call is not a failure if another expectation is in the wrong state")
  func answeredWithBlockedExpectation() {
    let log = FailureLog.of {
      expect(archive.pages(of: .any), .any).when(door.is("open"))
      expect(archive.pages(of: 1)).returns(7)
      #expect(archive.pages(of: 1) == 7)
    }
    #expect(log.reports == [])
  }

  @Test("an excess call exceeds its expectation even if a stub is in the wrong state")
  func excessWithBlockedStub() {
    let log = FailureLog.of {
      expect(archive.pages(of: .any), line: 100)
      stub(archive.pages(of: 0)).when(door.is("open"))
      _ = archive.pages(of: 0)
      _ = archive.pages(of: 0)
    }
    #expect(log.reports == [.tooManyCalls("pages(of:)", .once, received: 2, line: 100)])
  }

  @Test("verifyInOrder(_:exactly:) checks the counts of its patterns")
  func countInExactOrder() {
    let log = FailureLog.of {
      _ = archive.pages(of: 1)
      _ = archive.pages(of: 1)
      verifyInOrder(archive.pages(of: 1).times(1), exactly: true, line: 100)
      verifyInOrder(archive.pages(of: 1).times(.never), exactly: true, line: 101)
      verifyInOrder(archive.pages(of: 1).times(2), exactly: true, line: 102)
      verifyInOrder(archive.pages(of: 1), exactly: true, line: 103)
    }
    #expect(log.lines == [100, 101])
  }

  @Test("a call in the wrong state or out of order does not count as received")
  func blockedCallsAreNotReceived() {
    let log = FailureLog.of {
      let order = CallOrder("order")
      expect(archive.pages(of: 1), line: 100).when(door.is("open"))
      expect(archive.pages(of: 2), line: 101).inOrder(order)
      expect(archive.pages(of: 3), line: 102).inOrder(order)
      _ = archive.pages(of: 1)
      _ = archive.pages(of: 3)
      let atCalls = FailureLog.current!.failures.count
      #expect(atCalls == 2)
      verifyExpectations(archive)
    }
    let unmet = FailureReport.unmetExpectation("pages(of:)", .once, received: 0)
    // The other two were reported as errors at their calls.
    #expect(log.reports.dropFirst(2) == [unmet.with(2)])
  }

  @Test("verifyExpectations(_:) does not change which rule answers later calls")
  func verificationOnly() {
    var answers: [[String]] = []
    for isVerified in [false, true] {
      _ = FailureLog.of {
        let greeter = MockGreeter("greeter")
        expect(greeter.greet(.any), ...2).returns("older")
        expect(greeter.greet(.any), 2...4).returns("younger")
        _ = greeter.greet("ann")
        if isVerified { verifyExpectations(greeter) }
        answers.append((1...4).map { _ in greeter.greet("ann") })
      }
    }
    #expect(answers == Array(repeating: ["older", "younger", "younger", "younger"], count: 2))
  }

  @Test("reset(_:) with a pattern removes its calls even if another reset runs meanwhile")
  func resetsAtOnce() {
    _ = archive.pages(of: 1)
    _ = archive.pages(of: 2)
    reset(
      archive.pages(
        of: .where { [archive] id in
          reset(archive.pages(of: 2))
          return id == 1
        }))
    #expect(calls(archive.pages(of: .any)).isEmpty)
  }

  @Test("verify(_:) marks its calls as verified even if a reset with a pattern runs meanwhile")
  func verifiedDuringReset() {
    let log = FailureLog.of {
      _ = archive.pages(of: 1)
      _ = archive.pages(of: 2)
      verify(
        archive.pages(
          of: .where { [archive] id in
            reset(archive.pages(of: 2))
            return id == 1
          }))
      verifyNoMoreInteractions(archive)
    }
    #expect(log.reports == [])
  }
}
