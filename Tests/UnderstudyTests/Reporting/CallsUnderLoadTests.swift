import Foundation
import Testing
import Understudy

/// Counts are exact when 50 threads call a mock.
@Suite(.timeLimit(.minutes(2))) struct CallsUnderLoadTests {
  /// Runs code on 50 threads and waits for them.
  private func onThreads(_ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<50 {
        group.addTask {
          await withCheckedContinuation { done in
            Thread.detachNewThread {
              body(index)
              done.resume()
            }
          }
        }
      }
    }
  }

  @Test("the one call too many among 10,000 is reported") func counts() async throws {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      expect(courier.number(.any), 10_000).returns(1)
      expect(courier.ping(), 9_999)
      await onThreads { _ in
        for index in 0..<200 {
          _ = courier.number(index)
          courier.ping()
        }
      }
      verify(courier.number(.any), 10_000)
    }
    try #require(texts.count == 1)
    #expect(texts[0].contains("ping"), "\(texts)")
  }

  @Test("setups, verifications and resets in between lose no call") func mixedVerbs() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let captor = Captor<String>()
      stub(courier.name(.captured(by: captor))).returns("x")
      expect(courier.pair(.any, 1), 0...)
      expect(courier.pair("a", .any), 0...)
      await onThreads { thread in
        for index in 0..<200 {
          _ = courier.name("\(index)")
          courier.pair(index % 2 == 0 ? "a" : "b", 1)
          if index % 50 == 0 {
            stub(courier.number(index)).returns(thread)
            _ = calls(courier.name(.any)).count
            verify(courier.name("0"), 1...)
          }
          if index % 97 == 0 { reset(courier.number(.any)) }
        }
      }
      #expect(captor.values.count == 10_000)
    }
    #expect(texts.isEmpty, "\(texts.prefix(2))")
  }

  @Test("reset during calls reports nothing but unexpected calls") func resets() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      await onThreads { thread in
        for index in 0..<60 {
          switch thread {
          case 0: reset(courier)
          case 1: expect(courier.number(index), 0...).returns(3)
          default:
            _ = courier.number(index)
            _ = courier.name("x")
          }
        }
      }
    }
    #expect(texts.allSatisfy { $0.contains("Unexpected call") }, "\(texts.prefix(2))")
  }

  @Test("an order of 2,000 calls across mocks holds") func orders() async {
    let texts = await issuesOfScope {
      let first = MockCourier("first")
      let second = MockCourier("second")
      inOrder {
        expect(first.ping(), 1000)
        expect(second.pong(), 1000)
      }
      for call in [{ @Sendable in first.ping() }, { @Sendable in second.pong() }] {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<50 { group.addTask { for _ in 0..<20 { call() } } }
        }
      }
    }
    #expect(texts.isEmpty, "\(texts.prefix(2))")
  }

  @Test("verifyNoMoreInteractions excludes calls that are made meanwhile")
  func exclusionsUnderLoad() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let heartbeat = Task.detached {
        while !Task.isCancelled {
          courier.ping()
          try? await Task.sleep(for: .microseconds(50))
        }
      }
      for _ in 0..<100 { verifyNoMoreInteractions(courier, excluding: courier.ping()) }
      heartbeat.cancel()
      await heartbeat.value
    }
    #expect(texts.isEmpty, "\(texts.count)")
  }
}
