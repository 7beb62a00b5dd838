import Testing
import Understudy
import UnderstudyCore

/// The record of the calls in a scope that is available if its test fails.
@Suite struct InteractionHistoryTests {
  private let history = InteractionHistory(limit: 5)

  /// Runs the body of a test in a scope with the history.
  private func run(_ body: () throws -> Void) rethrows {
    let scope = MockScope(unusedStubs: .allow, observers: [history])
    defer { scope.end() }
    try scope.enter(body)
  }

  /// The calls in the history, one line per call.
  private var lines: [String] {
    history.describe().calls.map { call in
      let end =
        switch call.outcome {
        case .pending, nil: ""
        case .returned(let value): " -> \(value)"
        case .threw(let error): " throws \(error)"
        }
      return "\(call.order) \(call)\(end)"
    }
  }

  @Test("describe() lists the calls on all mocks in order, with numbers and outcomes")
  func order() {
    run {
      let first = MockCircus("first")
      let second = MockCircus("second")
      stub(second.say(.any, times: .any)).throws(Stumble())
      stub(first.say("ah")).returns("oh")
      _ = first.say("ah")
      _ = try? second.say("hm", times: 3)
      first.bow()
      second.title = "Hamlet"
    }
    #expect(
      lines == [
        #"1 first.say("ah") -> "oh""#, #"2 second.say("hm", times: 3) throws Stumble()"#,
        "3 first.bow() -> ()", #"4 second.title = "Hamlet" -> ()"#,
      ])
  }

  @Test("a call that has not ended is pending", .timeLimit(.minutes(10)))
  func pending() async {
    let scope = MockScope(unusedStubs: .allow, observers: [history])
    let circus = scope.enter { MockCircus("circus") }
    stub(circus.wait(.any)).suspends()
    let task = Task { [history] in
      await verify(circus.wait(3), within: .seconds(60))
      return history.describe().calls.map(\.outcome)
    }
    let call = Task { try await circus.wait(3) }
    #expect(await task.value == [.pending])
    call.cancel()
    scope.end()
  }

  @Test("describe() lists only the newest calls, with their original numbers")
  func limit() {
    run {
      do {
        let gone = MockCircus("gone")
        for number in 1...7 { gone.show(number) }
      }
      let left = MockCircus("left")
      for number in 8...9 { left.show(number) }
    }
    let (calls, omitted) = history.describe()
    #expect(calls.map(\.arguments) == (5...9).map { ["\($0)"] })
    #expect(calls.map(\.order) == [5, 6, 7, 8, 9])
    #expect(omitted == 4)
  }

  @Test("the history includes mocks that outlive the scope")
  func livingMocks() {
    var circus: MockCircus?
    run {
      circus = MockCircus("circus")
      circus?.bow()
    }
    withExtendedLifetime(circus) {}
    #expect(lines == ["1 circus.bow() -> ()"])
  }

  @Test("the history includes calls in the scope on mocks that were created outside all scopes")
  func borrowedMocks() {
    let outside = MockCircus("outside")
    run { _ = outside.say("ah") }
    outside.bow()
    #expect(lines == [#"1 outside.say("ah") -> """#])
  }

  @Test("the history excludes mocks of nested scopes")
  func otherScopes() {
    run { MockScope.run { MockCircus("inside").bow() } }
    #expect(lines == [])
  }

  @Test("reset(_:) removes calls from the history")
  func forgotten() {
    run {
      let circus = MockCircus("circus")
      circus.show(3)
      circus.bow()
      reset(circus.show(.any as Matcher<Int>))
    }
    #expect(lines == ["1 circus.bow() -> ()"])
  }

  @Test("the history includes calls of static requirements")
  func statics() {
    run { _ = MockCircus.build() }
    #expect(lines == ["1 MockCircus.build() -> 0"])
  }

  @Test("a history never runs the descriptions of values")
  func silence() {
    final class Talker: CustomStringConvertible {
      nonisolated(unsafe) static var descriptions = 0
      var description: String {
        Self.descriptions += 1
        return "talker"
      }
    }
    let talker = Talker()
    run {
      let circus = MockCircus("circus")
      circus.show(talker)
      circus.show([talker])
    }
    #expect(lines == ["1 circus.show(Talker) -> ()", "2 circus.show([Talker]) -> ()"])
    #expect(Talker.descriptions == 0)
  }
}
