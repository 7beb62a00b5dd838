import MockEmitter
import MockGenerator
import Testing

@Suite("Parts of mocks that only some tests need")
struct UnusedPartTests {
  /// Returns the mocks of a file of tests.
  private func mocks(_ tests: String, hasOtherUsers: Bool = false) -> String {
    let codebase = Codebase([
      .tests("import Shop\nlet m = MockCart()\n" + tests),
      .testable(
        "Shop",
        """
        public protocol Cart: Basket { func add(_ id: Int) -> Int; var count: Int { get set } }
        public protocol Basket { func drop(_ id: Int) async throws; subscript(id: Int) -> Int { get } }
        """),
    ])
    let made = codebase.mocksForMentions(hasOtherUsers: hasOtherUsers)
    #expect(made.messages == [])
    return made.text("Shop")
  }

  @Test(
    "calls can be forwarded if the tests have a word for it",
    arguments: [
      "MockCart(spying: real)", "stub(m.add(1)).forwards()", "MockCart(recording: real)",
      "verifyStubs(of: m, against: real)", "stub(m.add(1)).callsDefault()",
      "verifyContract(of: (any Cart).self)", "// understudy:patterns",
    ])
  func spies(tests: String) {
    let text = mocks(tests)
    #expect(text.contains("(real: any Cart)") && text.contains("(real: any Basket)"))
    #expect(text.contains("(real: inout any Cart)"))
    #expect(text.contains("__SpyableMock") && text.contains("typealias __Real = any Cart"))
  }

  @Test(
    "otherwise they are not forwarded", arguments: ["m.add(1)", "// spying", "_ = \"forwards\""])
  func others(tests: String) {
    let text = mocks(tests)
    #expect(!text.contains("real: ") && !text.contains("__Real"))
    #expect(text.contains("__GeneratedMock"))
    #expect(mocks(tests, hasOtherUsers: true).contains("(real: any Cart)"))
  }

  @Test("a pattern on a value of the protocol's type is explained if the tests name the protocol")
  func realObjects() {
    let use = "stub(m.add(1)); stub(m.drop(1))\n"
    let message = { (name: String) in "not 'any \(name)'" }
    for (tests, cart, basket) in [
      ("let c: any Cart = m", true, false), ("let c: any Basket = m", false, true),
      ("", false, false), ("// Cart", false, false), ("// understudy:patterns", true, true),
    ] {
      let text = mocks(use + tests)
      #expect(text.contains(message("Cart")) == cart, "\(tests)")
      #expect(text.contains(message("Basket")) == basket, "\(tests)")
    }
    #expect(mocks(use, hasOtherUsers: true).contains(message("Cart")))
  }
}
