import Synchronization
import Testing
import UnderstudyCore

@Suite struct ClosureInvoking {
  let sensor = MockSensor("sensor")

  @Test("invokes(with:) calls the only closure argument, in addition to the answer")
  func onlyArgument() {
    stub(sensor.watch(.any)).invokes(with: 7, "seven").returns(true)
    var seen: [String] = []
    let isWatching = sensor.watch { number, text in
      seen.append("\(number) \(text)")
      return false
    }
    #expect(isWatching)
    #expect(seen == ["7 seven"])
  }

  @Test("invokes() passes default values to the closure, including scoped ones")
  func defaultInputs() {
    stub(sensor.watch(.any)).invokes()
    stub(sensor.calibrate(.any)).invokes()
    var seen: [String] = []
    _ = sensor.watch { number, text in
      seen.append("\(number) '\(text)'")
      return true
    }
    withDefault(Token(id: 7)) { sensor.calibrate { seen.append("\($0.id)") } }
    #expect(seen == ["0 ''", "7"])
  }

  @Test("invokes() reports a parameter without a default value on its line")
  func noDefault() {
    let log = FailureLog.of {
      stub(sensor.calibrate(.any)).invokes(line: 100)
      sensor.calibrate { _ in Issue.record("the closure was called") }
    }
    #expect(log.reports == [.misuse("sensor.calibrate(any)", line: 100)])
    #expect(log.failures.first?.details.first?.contains("withDefault(<#Token#>)") == true)
  }

  @Test("invokes() calls an optional closure if there is one")
  func optional() {
    stub(sensor.stop(.any)).invokes()
    var count = 0
    sensor.stop { count += 1 }
    sensor.stop(nil)
    #expect(count == 1)
    verify(sensor.stop(.any), 2)
  }

  @Test("invokes(with:) calls closures of up to four parameters of any type")
  func parameters() {
    typealias Sink = (Int?, any Error, (Int, String), [Token]) throws -> Void
    let sink = MockClosure(of: ((Sink?) -> Void).self)
    let tall = MockClosure(of: ((@escaping (Int, Int, Int, Int, Int) -> Void) -> Void).self)
    stub(sink(.any)).invokes(with: nil, Rude(), (1, "one"), [Token(id: 7)])
    var seen = ""
    sink.function { seen = "\($0 as Any) \($1 is Rude) \($2) \($3.map(\.id))" }
    sink.function(nil)
    #expect(seen == "nil true (1, \"one\") [7]")
    let log = FailureLog.of { stub(tall(.any)).invokes(with: 1, 2, 3, 4, 5) }
    #expect(log.failures.count == 1)
    #expect(log.failures.first?.headline.contains("more than 4 parameters") == true)
  }

  @Test("invokes(_:with:) calls the selected argument, regardless of its attributes")
  @MainActor func chosen() async {
    let seen = Mutex<[Int?]>([])
    stub(sensor.measure(.any, completion: .any)).invokes({ $0.1 }, with: .success(1))
      .then.invokes({ $0.1 }, with: .failure(Rude()))
    stub(sensor.show(.any, completion: .any)).invokes({ $0.1 }, with: 3)
    stub(sensor.load(.any, completion: .any)).invokes { $0.1 }.returns("loaded")
    sensor.measure("m") { result in seen.withLock { $0.append(try? result.get()) } }
    sensor.measure("m") { result in seen.withLock { $0.append(try? result.get()) } }
    sensor.measure("m", completion: nil)
    sensor.show("m") { number in seen.withLock { $0.append(number) } }
    let text = await sensor.load(1) { number in seen.withLock { $0.append(number) } }
    #expect(text == "loaded")
    #expect(seen.withLock { $0 } == [1, nil, 3, 0])
  }

  @Test("only the answer to the call invokes the closure")
  func onlyWhenMatching() {
    var seen: [Int] = []
    stub(sensor.show(.any, completion: .any)).invokes({ _ in { seen.append($0) } }, with: 1)
    stub(sensor.show("m", completion: .any))
    sensor.show("m") { _ in }
    #expect(seen == [])
    sensor.show("km") { _ in }
    #expect(seen == [1])
  }

  @Test("invokes() and invokes(with:) support up to four parameters")
  func arities() {
    var seen: [String] = []
    let mock = MockCaller()
    stub(mock.one(.any)).invokes(with: 1).invokes()
    stub(mock.three(.any)).invokes(with: 1, 2, 3).invokes()
    stub(mock.four(.any)).invokes(with: 1, 2, 3, 4).invokes()
    stub(mock.maybe(.any)).invokes(with: 1, 2, 3, 4).invokes()
    mock.one { seen.append("\($0)") }
    mock.three { seen.append("\($0 + $1 + $2)") }
    mock.four { seen.append("\($0 + $1 + $2 + $3)") }
    mock.maybe { seen.append("\($0 + $1 + $2 + $3)") }
    #expect(seen == ["1", "0", "6", "0", "10", "0", "10", "0"])
  }
}

/// Methods whose closures have different numbers of parameters.
private final class MockCaller: Mock, @unchecked Sendable {
  typealias Four = (Int, Int, Int, Int) -> Void

  private static let members = __Members(
    "Caller", ["one(_:)", "three(_:)", "four(_:)", "maybe(_:)"])

  func one(_ body: @escaping (Int) -> Void) { return __call(Self.members, 0, body, Never.self) }
  func three(_ body: @escaping (Int, Int, Int) -> Void) {
    return __call(Self.members, 1, body, Never.self)
  }
  func four(_ body: @escaping Four) { return __call(Self.members, 2, body, Never.self) }
  func maybe(_ body: Four?) { return __call(Self.members, 3, body, Never.self) }

  func one(_ body: Matcher<(Int) -> Void>) -> CallPattern<(Int) -> Void, Void, Never> {
    __pattern(Self.members, 0, body)
  }
  func three(
    _ body: Matcher<(Int, Int, Int) -> Void>
  ) -> CallPattern<(Int, Int, Int) -> Void, Void, Never> { __pattern(Self.members, 1, body) }
  func four(_ body: Matcher<Four>) -> CallPattern<Four, Void, Never> {
    __pattern(Self.members, 2, body)
  }
  func maybe(_ body: Matcher<Four?>) -> CallPattern<Four?, Void, Never> {
    __pattern(Self.members, 3, body)
  }
}
