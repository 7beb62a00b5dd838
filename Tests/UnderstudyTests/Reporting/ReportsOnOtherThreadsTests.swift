import Foundation
import Testing
import Understudy

/// Failures that happen away from the test's task are reported in its scope.
@Suite struct ReportsOnOtherThreadsTests {
  @Test("verify on a detached task is reported") func detachedTask() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      await Task.detached { _ = verify(courier.ping()) }.value
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("verify on a dispatch queue is reported") func queue() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          verify(courier.ping())
          done.resume()
        }
      }
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("verify on a thread and on an operation queue is reported") func thread() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      await withCheckedContinuation { done in
        Thread.detachNewThread {
          verify(courier.ping())
          done.resume()
        }
      }
      let queue = OperationQueue()
      await withCheckedContinuation { done in
        queue.addOperation {
          verify(courier.pong())
          done.resume()
        }
      }
    }
    #expect(texts.count == 2, "\(texts)")
  }

  @Test("verify in child tasks and unstructured tasks is reported") func childTasks() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      async let first: Void = { _ = verify(courier.ping()) }()
      await withTaskGroup(of: Void.self) { group in group.addTask { verify(courier.pong()) } }
      await first
      await Task { _ = verify(courier.number(1)) }.value
    }
    #expect(texts.count == 3, "\(texts)")
  }

  @Test("verifyInOrder and verifyNoMoreInteractions on a detached task are reported")
  func otherVerbs() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      courier.pong()
      await Task.detached { verifyInOrder(courier.ping(), courier.pong()) }.value
      await Task.detached { verifyNoMoreInteractions(courier) }.value
    }
    #expect(texts.count == 2, "\(texts)")
  }

  @Test("verify(within:) on a detached task is reported") func verifyWithin() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      await Task.detached { _ = await verify(courier.ping(), within: .milliseconds(20)) }.value
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("each wait of a cancelled task is reported") func cancelledWaits() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let states = States("states", initially: 1)
      let task = Task {
        await verify(courier.ping(), within: .seconds(60))
        await verify(courier.ping(), .never, within: .seconds(60))
        await waitUntil(states.is(2), timeout: .seconds(60))
        expect(courier.pong())
        await verifyExpectations(courier, within: .seconds(60))
      }
      task.cancel()
      await task.value
    }
    #expect(texts.count == 4, "\(texts)")
  }

  @Test("a call that a task of another scope makes is reported in the mock's scope")
  func callFromAnotherScope() async {
    let (inner, continuation) = AsyncStream.makeStream(of: [String].self)
    let texts = await issuesOfScope {
      let courier = MockCourier("courier", .strict)
      await Task.detached {
        continuation.yield(await issuesOfScope { courier.ping() })
        continuation.finish()
      }.value
    }
    #expect(texts.count == 1, "\(texts)")
    for await others in inner { #expect(others.isEmpty, "\(others)") }
  }

  @Test("verify in a confirmation is reported") func verifyInConfirmation() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      await confirmation(expectedCount: 0) { confirm in
        stub(courier.ping()).confirms(confirm)
        verify(courier.ping())
      }
    }
    #expect(texts.count == 1, "\(texts)")
  }
}
