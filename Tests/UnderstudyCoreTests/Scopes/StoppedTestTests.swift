#if os(Linux)
  import Glibc
  import Testing
  import UnderstudyCore

  /// Reporters that stop the test, as XCTest does by an exception on Apple platforms. Here, the thread of
  /// the test ends in the same place, and runs no `defer`.
  @Suite(.serialized) struct StoppedTestTests {
    /// Runs a closure on a thread of its own, which the closure may end.
    private func onThread(_ body: @escaping @Sendable () -> Void) {
      let argument = Unmanaged.passRetained(Body(body)).toOpaque()
      var thread = pthread_t()
      let code = pthread_create(
        &thread, nil,
        {
          Unmanaged<Body>.fromOpaque($0!).takeRetainedValue().run()
          return nil
        }, argument)
      #expect(code == 0)
      pthread_join(thread, nil)
    }

    /// Requests that the thread ends after the next verb.
    private static func endThreadAfterVerb() {
      let id = pthread_self()
      FailureReporting.stopAfterVerb {
        guard pthread_self() == id else { return }  // Another test uses a verb.
        FailureReporting.stopAfterVerb(nil)
        pthread_exit(nil)
      }
    }

    @Test("a test that a failure stops has left the scope, so its end does not wait")
    func afterVerb() {
      let scope = LockedValue<MockScope?>(nil)
      let returned = LockedValue(false)
      FailureLog.install()
      onThread {
        let opened = MockScope(unusedStubs: .allow)
        scope.withLock { $0 = opened }
        opened.enter {
          let gate = MockGate("gate")
          Self.endThreadAfterVerb()
          verify(gate.close())
        }
        returned.withLock { $0 = true }
      }
      let start = ContinuousClock.now
      let log = FailureLog.of { _ = scope.withLock { $0 }!.end() }
      #expect(ContinuousClock.now - start < .seconds(2))
      #expect(log.headlines == ["Expected 1 call to gate.close(), received 0"])
      #expect(!returned.withLock { $0 })
    }

    @Test("a failure in MockScope.run stops the test after that scope has ended")
    func afterScope() {
      let steps = LockedValue<[String]>([])
      onThread {
        // The scope of the test.
        MockScope(unusedStubs: .allow).enter {
          MockScope.run {
            let gate = MockGate("gate")
            Self.endThreadAfterVerb()
            verify(gate.close(), .never)
            steps.withLock { $0.append("in the scope") }
            _ = MockScope.current?.atEnd { steps.withLock { $0.append("end of the scope") } }
          }
          steps.withLock { $0.append("after the scope") }
        }
      }
      #expect(steps.withLock { $0 } == ["in the scope", "end of the scope"])
    }
  }

  /// The closure that a thread runs.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
#endif
