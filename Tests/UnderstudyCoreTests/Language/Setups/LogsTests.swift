import Testing
import UnderstudyCore

@Suite struct LoggedCalls {
  let greeter = MockGreeter("greeter")

  @Test("logs(_:to:) makes a line from the arguments of each call")
  func arguments() async throws {
    var lines: [String] = []
    stub(greeter.greet(.any)).logs({ "greets \($0)" }, to: { lines.append($0) }).returns("hi")
    stub(greeter.greet(.any, times: .any)).logs({ "\($0.0), \($0.1) times" }) { lines.append($0) }
    stub(greeter.load(.any)).logs({ "loads \($0)" }, to: { lines.append($0) })
    #expect(greeter.greet("bob") == "hi")
    _ = try greeter.greet("ann", times: 2)
    _ = try await greeter.load(7)
    #expect(lines == ["greets bob", "ann, 2 times", "loads 7"])
  }

  @Test("logs(_:to:) evaluates its message for each call")
  func anew() {
    var (count, lines) = (0, [String]())
    stub(greeter.ping()).performs { count += 1 }.logs("call \(count)", to: { lines.append($0) })
    greeter.ping()
    greeter.ping()
    #expect(lines == ["call 1", "call 2"])
  }

  @Test("logs(_:) does not need a sink")
  func printed() {
    stub(greeter.greet(.any)).logs { "greets \($0)" }.logs("and answers").returns("hi")
    #expect(greeter.greet("bob") == "hi")
  }
}
