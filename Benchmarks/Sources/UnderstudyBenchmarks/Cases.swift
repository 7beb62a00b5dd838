import Dispatch
import UnderstudyCore

/// The calls of one batch where growth is not the question.
private let batch = 1000

#if DEBUG
  private let callGoal = 6.0
#else
  private let callGoal = 3.0
#endif

/// A recorded call without a result, and one with an argument.
func recordedCalls() -> [Row] {
  let hand = nanoseconds(units: batch, setUp: HandWrittenService.init) { service in
    call(service) { $0.log("text") }
  }
  let ours = nanoseconds(units: batch, setUp: MockService.init) { service in
    call(service) { $0.log("text") }
  }
  return [row("recorded Void call, one argument", ours, hand, callGoal)]
}

/// A stubbed call with a result.
func stubbedCalls() -> [Row] {
  let hand = nanoseconds(units: batch, setUp: handWithPrice) { service in
    call(service) { _ = $0.price(of: "tea") }
  }
  let any = nanoseconds(units: batch, setUp: { mock(stubs: [.any]) }) { service in
    call(service) { _ = $0.price(of: "tea") }
  }
  let equal = nanoseconds(units: batch, setUp: { mock(stubs: ["tea"]) }) { service in
    call(service) { _ = $0.price(of: "tea") }
  }
  return [
    row("stubbed call, any argument", any, hand, callGoal),
    row("stubbed call, equal argument", equal, hand, callGoal),
  ]
}

/// Ten stubs against one: the newest answers, the oldest answers, and the mean of all ten.
func manyStubs() -> [Row] {
  let items = (0..<10).map { "item \($0)" }
  let one = nanoseconds(units: batch, setUp: { mock(stubs: ["item 9"]) }) { service in
    call(service) { _ = $0.price(of: "item 9") }
  }
  let setUp = { mock(stubs: items.map { .equal($0) }) }
  let newest = nanoseconds(units: batch, setUp: setUp) { service in
    call(service) { _ = $0.price(of: "item 9") }
  }
  let all = nanoseconds(units: batch, setUp: setUp) { service in
    let service = opaque(service)
    for index in 0..<batch { _ = service.price(of: items[index % 10]) }
  }
  return [
    row("ten stubs, the newest answers, against one stub", newest, one, 2),
    row("ten stubs, each answers in turn, against one stub", all, one, 2),
  ]
}

/// Time for each call as calls accumulate.
func growth() -> [Row] {
  func cost(_ calls: Int) -> Double {
    nanoseconds(units: calls, batches: calls > 10_000 ? 15 : 51, setUp: MockService.init) {
      let service = opaque($0)
      for _ in 0..<calls { service.log("text") }
    }
  }
  let few = cost(100)
  return [1000, 10_000, 100_000].map { calls in
    row("call number \(calls) against number 100", cost(calls), few, 1.3)
  }
}

/// Verifying and resetting, with and without calls of other members.
func looking() -> [Row] {
  func filled(_ calls: Int, others: Int) -> MockService {
    let service = MockService()
    for index in 0..<calls { service.log(index % 2 == 0 ? "even" : "odd") }
    for _ in 0..<others { _ = service.price(of: "tea") }
    return service
  }
  func verifying(_ calls: Int, others: Int = 0) -> Double {
    nanoseconds(units: calls, batches: 9, setUp: { filled(calls, others: others) }) {
      verify($0.log("even"), calls / 2)
    }
  }
  func resetting(_ calls: Int) -> Double {
    nanoseconds(units: calls, batches: 9, setUp: { filled(calls, others: 0) }) { reset($0) }
  }
  let few = verifying(1000)
  let fewReset = resetting(1000)
  let alone = verifying(10_000)
  return [
    row("verify, each of 100,000 calls against 1,000", verifying(100_000), few, 1.3),
    row(
      "verify 10,000 calls beside 100,000 of another member", verifying(10_000, others: 100_000),
      alone, 1.3),
    row("reset, each of 100,000 calls against 1,000", resetting(100_000), fewReset, 1.5),
  ]
}

/// Two threads on one mock against one thread with as many calls.
func threads() -> [Row] {
  let calls = 20_000
  let one = nanoseconds(units: calls, batches: 21, setUp: MockService.init) {
    let service = opaque($0)
    for _ in 0..<calls { service.log("text") }
  }
  var lost = 0
  let two = nanoseconds(units: calls, batches: 21, setUp: MockService.init) { mock in
    let service = opaque(mock)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      for _ in 0..<calls / 2 { service.log("text") }
    }
    lost += calls - UnderstudyCore.calls(mock.log(.any)).count
  }
  precondition(lost == 0, "\(lost) calls were lost")
  return [row("two threads on one mock, nothing lost, against one", two, one, 4)]
}

/// Bytes for each recorded call beyond its argument. To be measured before anything else.
func memory() -> [Row] {
  let calls = 400_000
  var kept: [MockService] = []
  func bytes(_ body: (MockService) -> Void) -> Double {
    let service = MockService()
    kept.append(service)
    let before = residentBytes()
    body(service)
    return Double(residentBytes() - before) / Double(calls)
  }
  let void = bytes { service in for _ in 0..<calls { service.ping() } }
  let text = bytes { service in for _ in 0..<calls { service.log("text") } } - 16
  let priced = bytes { service in for _ in 0..<calls { _ = service.price(of: "tea") } } - 16
  return [("no argument", void), ("a String", text), ("a String, an Int result", priced)].map {
    Row(
      name: "bytes for each recorded call beside its arguments: \($0.0)",
      ours: "\(rounded($0.1))", reference: "32", ratio: $0.1 / 32, goal: 1)
  }
}

/// Making a mock and a stub.
func settingUp() -> [Row] {
  let hand = nanoseconds(units: 100, setUp: {}) {
    for _ in 0..<100 { _ = handWithPrice().price(of: "tea") }
  }
  let ours = nanoseconds(units: 100, setUp: {}) {
    for _ in 0..<100 { _ = mock(stubs: ["tea"]).price(of: "tea") }
  }
  return [row("mock, stub and one call", ours, hand, nil)]
}

private func call(_ service: any Service, _ body: (any Service) -> Void) {
  let service = opaque(service)
  for _ in 0..<batch { body(service) }
}

/// Hides from the optimiser which mock it is, as the code under test does not know either.
@inline(never) @_optimize(none)
private func opaque(_ service: any Service) -> any Service { service }

private func handWithPrice() -> HandWrittenService {
  let service = HandWrittenService()
  service.priceHandler = { _ in 3 }
  return service
}

private func mock(stubs: [Matcher<String>]) -> MockService {
  let service = MockService()
  for matcher in stubs { stub(service.price(of: matcher)).returns(3) }
  return service
}

private func row(_ name: String, _ ours: Double, _ reference: Double, _ goal: Double?) -> Row {
  Row(
    name: name, ours: time(ours), reference: time(reference), ratio: ours / reference, goal: goal)
}

/// Makes stubbed calls for some seconds, for a profiler to look at.
func spin() {
  for _ in 0..<20_000 {
    let service = mock(stubs: ["tea"])
    call(service) { _ = $0.price(of: "tea") }
  }
}
