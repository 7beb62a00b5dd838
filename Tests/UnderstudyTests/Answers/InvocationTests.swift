import Testing
import Understudy

@Suite("Invoking closure arguments", .verifyingMocks)
struct InvocationTests {
  @Test("invokes calls a non-escaping closure while the answer runs")
  func nonEscaping() {
    let store = MockStore("store")
    stub(store.each(.any)).invokes(with: "a").invokes()
    stub(store.both(.any, then: .any)).invokes { $0.0 }.invokes({ $0.1 }, with: 3)
    var seen: [String] = []
    store.each { seen.append("text '\($0)'") }
    store.both({ seen.append("first") }, then: { seen.append("second \($0)") })
    #expect(seen == ["text 'a'", "text ''", "first", "second 3"])
  }

  @Test("invokes() and invokes(with:) call the only argument if it is a @Sendable closure")
  func sendable() {
    let caller = MockCompletionCaller("caller")
    stub(caller.depart(.any)).invokes()
    stub(caller.deliver(.any)).invokes(with: 1).invokes()
    stub(caller.track(.any)).invokes(with: 2, "two")
    stub(caller.sign(.any)).invokes(with: 3)
    stub(caller.hand(.any)).invokes(with: 4)
    let seen = MockClosure("seen", of: (@Sendable (String) -> Void).self)
    caller.depart { [function = seen.function] in function("departed") }
    caller.deliver { [function = seen.function] in function("\($0)") }
    caller.track { [function = seen.function] in function("\($0) \($1)") }
    caller.track(nil)
    caller.sign { [function = seen.function] in function("\($0)") }
    caller.hand { [function = seen.function] in function("\($0)") }
    caller.hand(nil)
    #expect(verify(seen(.any), 6).map(\.arguments) == ["departed", "1", "0", "2 two", "3", "4"])
  }
}
