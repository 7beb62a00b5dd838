import Testing
import UnderstudyCore
import UnderstudyHandwritten

/// References to functions that are requirements of a protocol with generated members.
@Suite struct RequirementReferenceTests {
  /// A mock with some handwritten members. The others come from its protocol.
  final class MockHost: Mock, Greeter, @unchecked Sendable {
    lazy var greetRef = MockReference(greet as (String) -> String)
    lazy var greetOftenRef = MockReference(greet as (String, Int) throws -> String)
    lazy var nameRef = MockReference(readName)

    private func readName() -> String { "" }

    func greet(_ name: String) -> String { call(greetRef, args: name) }
    func greet(_ name: String, times: Int) throws -> String {
      try call(greetOftenRef, args: (name, times))
    }
    var name: String {
      get { call(nameRef, args: ()) }
      set {}
    }
  }

  let host = MockHost("host")

  @Test("the protocol's patterns match calls through a reference")
  func verifying() throws {
    _ = host.greet("bob")
    _ = try host.greet("bob", times: 2)
    _ = host.name
    verify(host.greet("bob"))
    verify(host.greet(.any, times: 2))
    verify(host.name)
    verifyNoMoreInteractions(host)
    #expect(host.hasCalled(host.greetRef, numberOfTimes: 1))
  }

  @Test("the newest answer wins, whether it was set up with a pattern or a reference")
  func stubbing() {
    stub(host.greet(.any)).returns("first")
    host.registerResult(for: host.greetRef) { "second \($0)" }
    stub(host.greet("ann")).returns("third")
    #expect(host.greet("ann") == "third")
    #expect(host.greet("bob") == "second bob")
    host.registerResult(for: host.greetRef) { _ in "fourth" }
    #expect(host.greet("ann") == "fourth")
    stub(host.greet(.any)).returns("fifth")
    #expect(host.greet("ann") == "fifth")
    verify(host.greet(.any), 4)
  }

  @Test("expectations through patterns and references match the same calls")
  func expecting() {
    expect(host.call(to: host.greetRef)("bob")).returns("hi")
    expect(host.greet("ann")).returns("ho")
    #expect(host.greet("bob") == "hi")
    #expect(host.greet("ann") == "ho")
    verifyExpectations(host)
    let log = FailureLog.of { _ = host.greet("eve") }
    #expect(log.reports == [.unexpectedCall("greet(_:)").with("eve")])
  }

  @Test("a failure is reported once, even though the member has two names")
  func reportingOnce() {
    let log = FailureLog.of {
      expect(host.greet("bob"), 2)
      _ = host.greet("bob")
      verifyExpectations(host)
    }
    #expect(log.reports == [.unmetExpectation("greet(_:)", 2, received: 1).with("bob")])
  }

  @Test("an expectation can be configured further after the first call")
  func sayingMore() {
    let mood = States("mood", initially: "bad")
    let expectation = expect(host.call(to: host.greetRef)("bob"))
    stub(host.greet("ann")).returns("ho")
    _ = host.greet("ann")
    expectation.when(mood.is("good")).returns("hi")
    mood.become("good")
    #expect(host.greet("bob") == "hi")
    verifyExpectations(host)
  }
}
