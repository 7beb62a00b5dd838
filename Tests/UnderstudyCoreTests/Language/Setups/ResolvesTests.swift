import Testing
import UnderstudyCore

@Suite struct ResolvesTests {
  struct Offline: Error, Equatable {}

  let greeter = MockGreeter("greeter")

  @Test("resolves(_:) returns the value of a success")
  func success() throws {
    stub(greeter.greet(.any, times: .any)).resolves(.success("hi"))
    #expect(try greeter.greet("bob", times: 1) == "hi")
  }

  @Test("resolves(_:) throws the error of a failure")
  func failure() async {
    let result = Result<String, any Error>.failure(Offline())
    stub(greeter.load(.any)).resolves(result)
    await #expect(throws: Offline()) { try await greeter.load(1) }
  }

  @Test("results are answers of consecutive calls, and the last one repeats")
  func consecutive() {
    stub(greeter.greet(.any, times: .any)).resolves(.failure(Offline())).then
      .resolves(.success("hi"))
    let replies = (0..<3).map { _ in try? greeter.greet("bob", times: 1) }
    #expect(replies == [nil, "hi", "hi"])
  }

  @Test("resolves(_:) of a requirement that cannot throw takes a result that cannot fail")
  func nonthrowing() {
    stub(greeter.greet("bob")).resolves(.success("hi"))
    #expect(greeter.greet("bob") == "hi")
  }

  @Test("a stub with resolves(_:) that no call used is reported")
  func unused() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        stub(greeter.greet(.any, times: .any), line: 100).resolves(.success("hi"))
      }
    }
    #expect(log.lines == [100])
  }
}
