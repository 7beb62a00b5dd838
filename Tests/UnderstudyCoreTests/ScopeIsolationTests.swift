import Synchronization
import Testing
import UnderstudyCore

/// Which code shares a scope, and which does not.
@Suite struct ScopeIsolation {
  @Test("a thousand parallel tasks, each with a scope and static stubs of one type, never meet")
  func thousandTasks() async {
    let count = 1000
    let seen = await withTaskGroup(of: Seen.self, returning: [Seen].self) { group in
      for number in 0..<count { group.addTask { await Self.useScope(number) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(seen) == Set((0..<count).map(Seen.own)))
    #expect(seen.count == count)
  }

  @Test("a cancelled task undoes its scope and no other's")
  func cancelledAmongOthers() async {
    let seen = await withTaskGroup(of: Seen.self, returning: Set<Seen>.self) { group in
      for number in 0..<100 {
        group.addTask {
          let task = Task { await Self.useScope(number) }
          if number % 3 == 0 { task.cancel() }
          return await task.value
        }
      }
      return await group.reduce(into: []) { $0.insert($1) }
    }
    #expect(seen == Set((0..<100).map(Seen.own)))
  }

  @Test("child tasks, task groups and tasks of their own share the scope with its static state")
  func inherited() async {
    await MockScope.run {
      stub(MockFactory.make()).returns("made")
      async let child = MockFactory.make()
      let unstructured = await Task { MockFactory.make() }.value
      let grouped = await withTaskGroup(of: String.self) { group in
        for _ in 0..<10 { group.addTask { MockFactory.make() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(await child == "made")
      #expect(unstructured == "made")
      #expect(grouped == Array(repeating: "made", count: 10))
      verify(MockFactory.make(), 12)
    }
  }

  @Test("child tasks that meet a type first agree on its static state")
  func firstUse() async {
    for _ in 0..<20 {
      await MockScope.run {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<16 { group.addTask { _ = MockFactory.make() } }
        }
        verify(MockFactory.make(), 16)
      }
    }
  }

  @Test("a mock that a child task makes belongs to the scope, and outlives the task no longer")
  func mocksOfChildren() async {
    let log = await FailureLog.of {
      await MockScope.run {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            let greeter = MockGreeter("child")
            expect(greeter.ping())
          }
        }
        #expect(FailureLog.current!.headlines == [])
      }
    }
    #expect(log.headlines == ["Expected 1 call to child.ping(), received 0"])
  }

  @Test("a detached task has no scope: its use of static requirements is a failure")
  func detached() async {
    let headlines = await MockScope.run { () -> [String] in
      stub(MockFactory.make()).returns("made")
      let headlines = await Task.detached {
        FailureLog.of { #expect(MockFactory.make() == "") }.headlines
      }.value
      #expect(MockFactory.make() == "made")
      verify(MockFactory.make(), 1)
      return headlines
    }
    #expect(headlines == ["Static requirement of MockFactory used outside a scope"])
  }

  @Test("a detached task may open a scope of its own")
  func detachedWithScope() async {
    await MockScope.run {
      stub(MockFactory.make()).returns("outer")
      let own = await Task.detached {
        MockScope.run {
          stub(MockFactory.make()).returns("own")
          return MockFactory.make()
        }
      }.value
      #expect(own == "own")
      #expect(MockFactory.make() == "outer")
    }
  }

  /// What a task has seen in its scope.
  private struct Seen: Hashable {
    var values: Set<String>
    var calls: Int
    var limit: Int
    var headlines: [String]

    /// What it must see if it sees nothing of another task's.
    static func own(_ number: Int) -> Seen {
      Seen(
        values: ["\(number)"], calls: 10, limit: number,
        headlines: ["Expected 1 call to greeter \(number).ping(), received 0"])
    }
  }

  private static func useScope(_ number: Int) async -> Seen {
    var seen = Seen(values: [], calls: 0, limit: 0, headlines: [])
    let log = await FailureLog.of {
      await MockScope.run {
        withDefault(number)
        stub(MockFactory.make()).returns("\(number)")
        let greeter = MockGreeter("greeter \(number)")
        expect(greeter.ping())
        for _ in 0..<10 {
          seen.values.insert(MockFactory.make())
          await Task.yield()
        }
        seen.calls = calls(MockFactory.make()).count
        seen.limit = MockFactory.limit
      }
    }
    seen.headlines = log.headlines
    return seen
  }
}
