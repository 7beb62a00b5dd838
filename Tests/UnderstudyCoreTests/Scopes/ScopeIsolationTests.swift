import Synchronization
import Testing
import UnderstudyCore

/// The code that shares a scope, and the code that does not.
@Suite struct ScopeIsolationTests {
  @Test("a thousand parallel tasks with scopes and static stubs of one type are independent")
  func thousandTasks() async {
    let count = 1000
    let seen = await withTaskGroup(of: Seen.self, returning: [Seen].self) { group in
      for number in 0..<count { group.addTask { await Self.useScope(number) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(seen) == Set((0..<count).map(Seen.own)))
    #expect(seen.count == count)
  }

  @Test("a cancelled task ends its own scope only")
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

  @Test("child tasks, task groups and unstructured tasks share the scope and its static stubs")
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

  @Test("child tasks that first use a type at the same time share its static stubs")
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

  @Test("a mock that a child task creates belongs to the scope and is released with the task")
  func mocksOfChildren() async {
    let log = await FailureLog.of {
      await MockScope.run {
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            let greeter = MockGreeter("child")
            expect(greeter.ping())
          }
        }
        #expect(FailureLog.current!.reports == [])
      }
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0)])
  }

  @Test("static requirements on a detached task without a scope are a failure")
  func detached() async {
    let reports = await MockScope.run { () -> [FailureReport] in
      stub(MockFactory.make()).returns("made")
      let reports = await Task.detached {
        FailureLog.of { #expect(MockFactory.make() == "") }.reports
      }.value
      #expect(MockFactory.make() == "made")
      verify(MockFactory.make(), 1)
      return reports
    }
    #expect(reports == [.misuse("MockFactory")])
  }

  @Test("a detached task can open a scope")
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

  /// The values that a task observes in its scope.
  private struct Seen: Hashable {
    var values: Set<String>
    var calls: Int
    var limit: Int
    /// The calls of the unmet expectations, and `nil` for other failures.
    var unmet: [String?]

    /// The values that a task observes if it is isolated from other tasks.
    static func own(_ number: Int) -> Seen {
      Seen(
        values: ["\(number)"], calls: 10, limit: number, unmet: ["greeter \(number).ping()"])
    }
  }

  private static func useScope(_ number: Int) async -> Seen {
    var seen = Seen(values: [], calls: 0, limit: 0, unmet: [])
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
    seen.unmet = log.failures.map {
      ($0.content as? UnmetExpectation)?.expectation.pattern.description
    }
    return seen
  }
}
