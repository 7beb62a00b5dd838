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
}
