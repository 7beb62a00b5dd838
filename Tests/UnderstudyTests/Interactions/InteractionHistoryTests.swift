import Testing
import Understudy
import UnderstudyCore

/// What is known of the calls of a scope when its test has failed.
@Suite struct InteractionHistories {
  private let history = InteractionHistory(limit: 5)

  /// Runs a test's body in a scope with the history.
  private func run(_ body: () throws -> Void) rethrows {
    let scope = MockScope(unusedStubs: .allow, history: history)
    defer { scope.end() }
    try scope.enter(body)
  }

  /// The calls as the history has them, one line each.
  private var lines: [String] {
    history.describe().interactions.map { interaction in
      let end =
        switch interaction.end {
        case .pending: ""
        case .returned(let value): " -> \(value)"
        case .threw(let error): " throws \(error)"
        }
      return "\(interaction.call.order) \(interaction.call)\(end)"
    }
  }

  @Test("calls of all mocks come in their order, numbered, with what they returned or threw")
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
    let scope = MockScope(unusedStubs: .allow, history: history)
    let circus = scope.enter { MockCircus("circus") }
    stub(circus.wait(.any)).suspends()
    let task = Task { [history] in
      await verify(circus.wait(3), within: .seconds(60))
      return history.describe().interactions.map(\.end)
    }
    let call = Task { try await circus.wait(3) }
    #expect(await task.value == [.pending])
    call.cancel()
    scope.end()
  }

  @Test("only the newest calls are told, with their numbers among all")
  func limit() {
    run {
      do {
        let gone = MockCircus("gone")
        for number in 1...7 { gone.show(number) }
      }
      let left = MockCircus("left")
      for number in 8...9 { left.show(number) }
    }
    let (interactions, omitted) = history.describe()
    #expect(interactions.map(\.call.arguments) == (5...9).map { ["\($0)"] })
    #expect(interactions.map(\.call.order) == [5, 6, 7, 8, 9])
    #expect(omitted == 4)
  }

  @Test("calls on mocks that outlive the scope are in it, up to the end of the scope")
  func livingMocks() {
    var circus: MockCircus?
    run {
      circus = MockCircus("circus")
      circus?.bow()
    }
    withExtendedLifetime(circus) {}
    #expect(lines == ["1 circus.bow() -> ()"])
  }

  @Test("mocks of scopes inside, and of none, are not in it")
  func otherScopes() {
    let outside = MockCircus("outside")
    run {
      outside.bow()
      MockScope.run { MockCircus("inside").bow() }
    }
    #expect(lines == [])
  }

  @Test("what was reset is forgotten")
  func forgotten() {
    run {
      let circus = MockCircus("circus")
      circus.show(3)
      circus.bow()
      reset(circus.show(.any as Matcher<Int>))
    }
    #expect(lines == ["1 circus.bow() -> ()"])
  }

  @Test("static requirements are in it")
  func statics() {
    run { _ = MockCircus.build() }
    #expect(lines == ["1 MockCircus.build() -> 0"])
  }

  @Test("nothing is put into words before it is asked for")
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
    #expect(Talker.descriptions == 0)
    #expect(lines == ["1 circus.show(talker) -> ()", "2 circus.show([talker]) -> ()"])
    #expect(Talker.descriptions == 2)
  }
}
