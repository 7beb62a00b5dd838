import UnderstudyCore
import UnderstudyTime

let lookingBack = [
  Scenario("calls, each verified", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { shelf.put(item) }
    for item in 0..<count { verify(shelf.put(.equal(item))) }
    verifyNoMoreInteractions(shelf)
  },
  Scenario("unverified calls", 1250) { count in
    let shelf = MockShelf()
    for item in 0..<count { shelf.put(item) }
    verifyNoMoreInteractions(shelf)
  },
  Scenario("calls of three steps in order", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { shelf.put(item % 3) }
    verifyInOrder(shelf.put(0), shelf.put(1), shelf.put(2))
  },
  Scenario("counted calls in order", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { shelf.put(item * 2 / count) }
    verifyInOrder(shelf.put(0).times(count / 2), shelf.put(1).times(1...count))
  },
  Scenario("calls not in order", 500) { count in
    let shelf = MockShelf()
    for item in (0..<count).reversed() { shelf.put(item * 2 / count) }
    verifyInOrder(shelf.put(0), shelf.put(1))
    verifyInOrder(shelf.put(1), shelf.put(0), exactly: true)
  },
  Scenario("captured arguments", 1250) { count in
    let shelf = MockShelf()
    let captor = Captor<Int>()
    expect(shelf.put(.captured(by: captor)), count)
    for item in 0..<count { shelf.put(item) }
    precondition(captor.values.count == count)
  },
  Scenario("captors, each for a call", 500) { count in
    let shelf = MockShelf()
    let captors = (0..<count).map { _ in Captor<Int>() }
    for captor in captors { expect(shelf.put(.captured(by: captor))) }
    for item in 0..<count { shelf.put(item) }
  },
  Scenario("removed calls", 500) { count in
    let shelf = MockShelf()
    for item in 0..<count { shelf.put(item) }
    for item in 0..<count { reset(shelf.put(.equal(item))) }
  },
]

let collections = [
  Scenario("mocks", 1250) { count in
    let mocks = (0..<count).map { _ in MockShelf() }
    for mock in mocks { expect(mock.put(1)) }
    for mock in mocks { mock.put(1) }
    verifyExpectations()
  },
  Scenario("mocks with one name", 500) { count in
    let mocks = (0..<count).map { _ in MockShelf("shelf") }
    for mock in mocks { verify(mock.put(1), 0) }
  },
  Scenario("scopes", 1250) { count in
    for item in 0..<count {
      MockScope.run {
        let shelf = MockShelf()
        expect(shelf.put(.equal(item)))
        shelf.put(item)
      }
    }
  },
  Scenario("nested scopes", 125) { count in
    func nest(_ depth: Int) {
      guard depth > 0 else { return }
      MockScope.run {
        let shelf = MockShelf()
        expect(shelf.put(1))
        shelf.put(1)
        nest(depth - 1)
      }
    }
    nest(count)
  },
  Scenario("elements of a stream", 1250) { count in
    let stream = MockStream<Int, Never>()
    for item in 0..<count { stream.send(item) }
    stream.finish()
    var sum = 0
    for await item in stream { sum += item }
    precondition(sum == count * (count - 1) / 2)
  },
]

let waiting = [
  Scenario("suspended calls", 250) { count in
    let shelf = MockShelf()
    let pending = stub(shelf.load(.any)).suspends()
    await withTaskGroup(of: Void.self) { group in
      for item in 0..<count { group.addTask { _ = await shelf.load(item) } }
      await pending.waitUntilCalled(count, timeout: .seconds(60))
      for item in 0..<count { pending.resume(returning: item) }
    }
  },
  Scenario("sleepers of a clock", 250) { count in
    let clock = ManualClock()
    await withTaskGroup(of: Void.self) { group in
      for item in 0..<count {
        group.addTask { try? await clock.sleep(for: .seconds(item + 1)) }
      }
      await clock.waitForSleepers(count)
      for _ in 0..<count { clock.advance(by: .seconds(1)) }
    }
  },
  Scenario("calls during a verification that waits", 250) { count in
    let shelf = MockShelf()
    async let verified: Void = {
      await verify(shelf.put(.any), count..., within: .seconds(60))
    }()
    for item in 0..<count {
      shelf.put(item)
      await Task.yield()
    }
    await verified
  },
]
